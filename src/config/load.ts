import type { Language } from '~/domain/languages';
import { askJson, CONFIG_PATH } from './ask';
import { type Overlays, type Problem, readConfig, readTexts } from './read';
import type { Config } from './schema';
import type { Settings } from './settings';

/**
 * Fetches and checks the hotel's settings and texts. Returns undefined if the settings cannot be loaded or
 * are invalid.
 * @param asked the settings file, if it has been requested already
 * @param before the texts in use: kept where the server has a file of texts that cannot be loaded or read
 */
export async function fetchSettings(
  asked = askJson(CONFIG_PATH),
  before: Overlays = {},
): Promise<Settings | undefined> {
  const json = await asked;
  if (json === undefined) return undefined;
  const reading = readConfig(json);
  if (!reading.ok) {
    for (const problem of reading.problems) console.error(lineFor(problem));
    return undefined;
  }
  for (const problem of [...reading.unknown, ...reading.ineffective, ...reading.remarks])
    console.warn(lineFor(problem));
  const overlays = await fetchOverlays(shownLanguages(reading.config), before);
  return {
    revision: fingerprint(JSON.stringify([reading.config, overlays])),
    config: reading.config,
    overlays,
    source: 'hotel',
  };
}

/** Short form for the console; check-config explains the problem. */
const lineFor = ({ key, kind }: Problem): string => `${CONFIG_PATH}: ${key}: ${kind}`;

/** The settings to use if none were ever loaded: all defaults. */
export function defaultSettings(): Settings {
  const reading = readConfig({});
  if (!reading.ok) throw new Error('The defaults do not pass their own schema');
  return { revision: 'defaults', config: reading.config, overlays: {}, source: 'defaults' };
}

/**
 * Every language in which a screen can be shown. In query mode that includes English, which is used if the
 * address names no supported language.
 */
const shownLanguages = ({ language }: Config): readonly Language[] => [
  ...new Set<Language>(
    language.auto_language_select === 'query' ? [...language.supported, 'en'] : language.supported,
  ),
];

async function fetchOverlays(languages: readonly Language[], before: Overlays): Promise<Overlays> {
  const found = await Promise.all(
    languages.map(async (language) => {
      const path = `/tenant-lang/${language}.json`;
      const json = await askJson(path, before[language]);
      if (json === undefined) return [language, undefined] as const;
      const texts = readTexts(json);
      if (!texts) console.error(`${path}: is not a tree of texts`);
      return [language, texts ?? before[language]] as const;
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
