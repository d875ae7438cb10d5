import { noteDate } from '~/clock/today';
import { type Language, languageNamed } from '~/domain/languages';
import { jsonOf, readText } from '~/platform/answer-text';
import { LONGEST_JSON, parseJson } from '~/platform/json-text';
import { MAX_LANGUAGES, MAX_SETTINGS_BYTES } from './limits';
import type { Settings } from './settings';

export const CONFIG_PATH = '/data/config.json';

/** Deadline for a file, in ms. The app comes from the same server, so a slow one counts as unavailable. */
const DEADLINE_MS = 10_000;

/**
 * Fetches a hotel's file past the cache; undefined if there is none.
 * @param before returned if the file cannot be loaded or is no JSON within the limits
 * @param most longest file, in bytes
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

export type RequestedTexts = ReadonlyMap<Language, Promise<unknown>>;

type RequestedSettings = { readonly json: unknown; readonly texts: RequestedTexts };

/** Requests the settings and their texts, which load while the settings are checked. @param known the ones in use */
export async function askSettings(known?: Settings): Promise<RequestedSettings> {
  const json = await askJson(CONFIG_PATH, undefined, MAX_SETTINGS_BYTES);
  const languages = [...namedLanguages(json)];
  return { json, texts: new Map(languages.map((language) => [language, askTexts(language, known)])) };
}

/** The languages that an unchecked settings file offers. */
function namedLanguages(json: unknown): ReadonlySet<Language> {
  const named = partOf(partOf(json, 'language'), 'supported');
  const first = Array.isArray(named) ? named.slice(0, MAX_LANGUAGES) : [];
  return new Set(first.flatMap((name) => languageNamed(name) ?? []));
}

const partOf = (json: unknown, key: string): unknown =>
  typeof json === 'object' && json !== null
    ? Object.entries(json).find(([name]) => name === key)?.[1]
    : undefined;

export const textsPath = (language: Language) => `/tenant-lang/${language}.json`;

/** The hotel's texts of a language; the ones in use if the file cannot be loaded. */
export const askTexts = (language: Language, known?: Settings): Promise<unknown> =>
  askJson(textsPath(language), known?.overlays[language]);
