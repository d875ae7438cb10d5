import { isBuiltIn, type Language, type Overlays } from '~/domain/languages';
import { askSettings, askTexts, CONFIG_PATH, type RequestedTexts, textsPath } from './ask';
import type { Problem } from './problems';
import type { Config } from './schema';
import type { Settings } from './settings';
import { readTexts } from './texts';

/**
 * Fetches and checks the hotel's settings and texts; undefined if they cannot be loaded or are invalid.
 * @param known the settings in use: an unchanged file is not checked again, and texts stay if their file cannot be
 * read
 * @param requested the files, if already requested
 */
export async function fetchSettings(
  known?: Settings,
  requested = askSettings(known),
): Promise<Settings | undefined> {
  const { json, texts } = await requested;
  if (json === undefined) return undefined;
  const file = fingerprint(JSON.stringify(json));
  const config = known?.file === file ? known.config : await checked(json);
  if (config === undefined) return undefined;
  const overlays = await textsOf(shownLanguages(config), texts, known);
  return {
    revision: fingerprint(JSON.stringify([config, overlays])),
    file,
    config,
    overlays,
    source: 'hotel',
  };
}

async function checked(json: unknown): Promise<Config | undefined> {
  const { readConfig } = await import('./read');
  const reading = readConfig(json);
  if (!reading.ok) {
    for (const problem of reading.problems) console.error(lineFor(problem));
    return undefined;
  }
  for (const problem of [...reading.unknown, ...reading.ineffective, ...reading.remarks])
    console.warn(lineFor(problem));
  return reading.config;
}

/** Short form for the console; check-config explains the problem. */
const lineFor = ({ key, kind, values: { used } }: Problem): string =>
  `${CONFIG_PATH}: ${key}: ${kind}${used === undefined ? '' : ` (${used} is used)`}`;

/** Every language of a text. Query mode needs English, and so does a hotel's own language that may lack texts. */
function shownLanguages({ language: { supported, auto_language_select } }: Config): readonly Language[] {
  const showsEnglish = auto_language_select === 'query' || !supported.every(isBuiltIn);
  return [...new Set(showsEnglish ? [...supported, 'en'] : supported)];
}

/** The hotel's texts of some languages. @param requested texts already requested */
async function textsOf(
  languages: readonly Language[],
  requested: RequestedTexts,
  known?: Settings,
): Promise<Overlays> {
  const found = await Promise.all(
    languages.map(async (language) => {
      const json = await (requested.get(language) ?? askTexts(language, known));
      if (json === undefined) return [language, undefined] as const;
      const path = textsPath(language);
      const texts = readTexts(json, (key) => console.warn(`${path}: ${key}: is too long and is left out`));
      if (!texts) console.error(`${path}: has no texts of the app`);
      return [language, texts ?? known?.overlays[language]] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, texts]) => texts !== undefined));
}

/** FNV-1a hash to tell revisions apart; not for security. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
