import { isLanguage, type Language } from '~/domain/languages';
import { askJson, CONFIG_PATH } from './ask';
import { MOST_SETTINGS_BYTES } from './limits';
import type { Settings } from './settings';

/** The files of texts that have been requested, by language. */
export type AskedTexts = ReadonlyMap<Language, Promise<unknown>>;

/** The settings file, and the texts that it names. Nothing of it is checked yet. */
type AskedSettings = { readonly json: unknown; readonly texts: AskedTexts };

/**
 * Requests the settings file and, as soon as it is there, the texts of its languages: they load while the settings are
 * checked. A first start would otherwise wait for one after the other.
 * @param known the settings in use
 */
export async function askSettings(known?: Settings): Promise<AskedSettings> {
  const json = await askJson(CONFIG_PATH, undefined, MOST_SETTINGS_BYTES);
  const languages = [...namedLanguages(json)];
  return { json, texts: new Map(languages.map((language) => [language, askTexts(language, known)])) };
}

/** The languages that a settings file offers, as far as can be told before it is checked. */
function namedLanguages(json: unknown): ReadonlySet<Language> {
  const named = partOf(partOf(json, 'language'), 'supported');
  return new Set(Array.isArray(named) ? named.filter(isLanguage) : []);
}

const partOf = (json: unknown, key: string): unknown =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).find(([name]) => name === key)?.[1]
    : undefined;

/** Path of the hotel's texts of a language. */
export const textsPath = (language: Language) => `/tenant-lang/${language}.json`;

/** The hotel's texts of a language; those in use if the file of them cannot be loaded. */
export const askTexts = (language: Language, known?: Settings): Promise<unknown> =>
  askJson(textsPath(language), known?.overlays[language]);
