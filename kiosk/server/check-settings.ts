import { MAX_SETTINGS_BYTES } from '../../src/config/limits.ts';
import type { Problem, ProblemKind } from '../../src/config/problems.ts';
import { readConfig } from '../../src/config/read.ts';
import { readTexts } from '../../src/config/texts.ts';
import { LONGEST_JSON } from '../../src/domain/json-text.ts';

export { MAX_SETTINGS_BYTES };
/** The longest file of texts that tablets read, in bytes. */
export const MAX_TEXTS_BYTES = LONGEST_JSON;

/** What can be missing in a language. */
export type GapKind = 'texts-missing' | 'texts-unusable' | 'texts-unknown';

/** What can be found in settings, beside what a tablet finds. */
export type FoundKind = ProblemKind | GapKind | 'demo-card-script' | 'no-facility-at-checkout';

/** Something found in settings: the key, and what it is; `wordsFor` says it. */
export interface Found {
  readonly key: string;
  readonly kind: FoundKind;
  readonly values: Problem['values'];
}

/** The hotel behind the settings, as far as it is known. */
export type HotelKind = 'demo' | 'real' | 'either';

/** What is to be said of settings: by the gateway, by check-config, and by the settings page. */
export interface Judgement {
  /** With these no tablet or gateway takes the settings. */
  readonly refused: readonly Found[];
  /** Keys that nothing reads, or that do nothing beside the others: misspelt more often than not, and no harm to a tablet. */
  readonly slips: readonly Found[];
  /** Worth knowing. */
  readonly remarks: readonly Found[];
  /** The languages on offer. */
  readonly languages: readonly string[];
}

/** Judges settings. Before a real hotel the demo hotel's card script is wrong: these are the sample's settings then. */
export function judge(json: unknown, hotel: HotelKind): Judgement {
  const reading = readConfig(json);
  if (!reading.ok) return { refused: reading.problems, slips: [], remarks: [], languages: [] };
  const { config, unknown, ineffective, remarks } = reading;
  // Only check-in has a place to choose one.
  const { use_checkout, use_facility_selector } = config.display;
  const withoutFacility: readonly Found[] =
    use_checkout && use_facility_selector && config.facility.id === ''
      ? [{ key: 'facility.id', kind: 'no-facility-at-checkout', values: {} }]
      : [];
  const isDemoScript = config.card.script_url.startsWith('/demo/');
  const script: readonly Found[] = isDemoScript
    ? [{ key: 'card.script_url', kind: 'demo-card-script', values: {} }]
    : [];
  return {
    refused: hotel === 'real' ? script : [],
    slips: [...unknown, ...ineffective],
    remarks: [...remarks, ...withoutFacility, ...(hotel === 'either' ? script : [])],
    languages: config.language.supported,
  };
}

/** Whether tablets take these texts. */
export const isTexts = (json: unknown): boolean => readTexts(json) !== undefined;

/** What is wrong with a file that is not read, for its length in bytes; the end of a sentence. */
export const tooLong = (bytes: number, most: number): string =>
  `has ${bytes} bytes, and tablets read ${most} at most.`;
