import { noteDate } from '~/clock/today';
import { type Language, languageNamed } from '~/domain/languages';
import { jsonOf, readText } from '~/platform/answer-text';
import { LONGEST_JSON, parseJson } from '~/platform/json-text';
import { MAX_LANGUAGES, MAX_SETTINGS_BYTES } from './limits';
import type { Settings } from './settings';

/** Path of the settings file. */
export const CONFIG_PATH = '/data/config.json';

/**
 * Deadline for a file, in ms. The files are served from the same place as the app, so a slower server counts
 * as unavailable.
 */
const DEADLINE_MS = 10_000;

/**
 * Fetches one of the hotel's files, bypassing the cache. Returns undefined if there is no such file.
 * @param before returned if the file cannot be loaded, or is not JSON in UTF-8 of a length and depth that is read
 * @param most how much is read, in bytes
 */
export async function askJson(path: string, before?: unknown, most = LONGEST_JSON): Promise<unknown> {
  try {
    const response = await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(DEADLINE_MS) });
    noteDate(response.headers);
    if (!response.ok) return response.status === 404 ? undefined : before;
    const json = jsonOf(await readText(response, most), parseJson);
    if (json !== undefined) return json;
    console.warn(`${path}: is no JSON in UTF-8, has more than ${most} bytes, or is nested too deep`);
    return before;
  } catch (error) {
    console.warn(`${path}: could not be read`, error);
    return before;
  }
}

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
  const json = await askJson(CONFIG_PATH, undefined, MAX_SETTINGS_BYTES);
  const languages = [...namedLanguages(json)];
  return { json, texts: new Map(languages.map((language) => [language, askTexts(language, known)])) };
}

/** The languages that a settings file offers, as far as can be told before it is checked. */
function namedLanguages(json: unknown): ReadonlySet<Language> {
  const named = partOf(partOf(json, 'language'), 'supported');
  const first = Array.isArray(named) ? named.slice(0, MAX_LANGUAGES) : [];
  return new Set(first.flatMap((name) => languageNamed(name) ?? []));
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
