import type { Language } from '~/domain/languages';
import { askJson, CONFIG_PATH } from './ask';
import { type Overlays, readConfig, readTexts } from './read';
import type { Config } from './schema';
import type { Settings } from './settings';

/**
 * Fetches and checks the tenant's settings and texts. Undefined where the settings cannot be had or are broken.
 * @param asked the settings where they have been asked for already
 */
export async function fetchSettings(asked = askJson(CONFIG_PATH)): Promise<Settings | undefined> {
  const json = await asked;
  if (json === undefined) return undefined;
  const reading = readConfig(json);
  if (!reading.ok) {
    for (const { key, problem } of reading.problems) console.error(`${CONFIG_PATH}: ${key}: ${problem}`);
    return undefined;
  }
  for (const { key, problem } of [...reading.unknown, ...reading.ineffective, ...reading.remarks])
    console.warn(`${CONFIG_PATH}: ${key}: ${problem}`);
  const overlays = await fetchOverlays(shownLanguages(reading.config));
  return {
    revision: fingerprint(JSON.stringify([reading.config, overlays])),
    config: reading.config,
    overlays,
    source: 'hotel',
  };
}

/** What the app runs with where no settings were ever read: every default. */
export function defaultSettings(): Settings {
  const reading = readConfig({});
  if (!reading.ok) throw new Error('The defaults do not pass their own schema');
  return { revision: 'defaults', config: reading.config, overlays: {}, source: 'defaults' };
}

/** Every language a screen may be shown in: chosen by the address, it is English where that names none on offer. */
const shownLanguages = ({ language }: Config): readonly Language[] => [
  ...new Set<Language>(
    language.auto_language_select === 'query' ? [...language.supported, 'en'] : language.supported,
  ),
];

async function fetchOverlays(languages: readonly Language[]): Promise<Overlays> {
  const found = await Promise.all(
    languages.map(async (language) => {
      const path = `/tenant-lang/${language}.json`;
      const json = await askJson(path);
      const texts = json === undefined ? undefined : readTexts(json);
      if (json !== undefined && texts === undefined) console.error(`${path}: is not a tree of texts`);
      return [language, texts] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, texts]) => texts !== undefined));
}

/** FNV-1a: tells revisions apart; no secret hangs on it. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
