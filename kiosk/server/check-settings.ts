import { MAX_SETTINGS_BYTES } from '../../src/config/limits.ts';
import type { Problem, ProblemKind } from '../../src/config/problems.ts';
import { readConfig } from '../../src/config/read.ts';
import type { Config } from '../../src/config/schema.ts';
import { readTexts } from '../../src/config/texts.ts';
import { FIELD_ROWS } from '../../src/domain/guest.ts';
import { QR_FACTORS } from '../../src/domain/qr.ts';
import { levelOf } from '../../src/domain/visibility.ts';
import { LONGEST_JSON } from '../../src/platform/json-text.ts';

export { MAX_SETTINGS_BYTES };
/** The longest file of texts for tablets, in bytes. */
export const MAX_TEXTS_BYTES = LONGEST_JSON;

export type OwnLanguageKind =
  | 'no-language-file'
  | 'no-language-name'
  | 'language-name-twice'
  | 'texts-missing'
  | 'texts-unusable';

/** A fault that tablets accept and that keeps some guests from being served. */
export type GuestKind =
  | 'no-facility-at-checkout'
  | 'no-card-script'
  | 'no-client-key'
  | 'no-scheme'
  | 'http-card-script'
  | 'languages-not-offered'
  | 'nobody-from-abroad'
  | 'unknown-factors';

export type FindingKind = ProblemKind | OwnLanguageKind | GuestKind | 'demo-card-script';

/** A fault: its key and kind; `wordsFor` has the words. */
export interface Finding {
  readonly key: string;
  readonly kind: FindingKind;
  readonly values: Problem['values'];
}

/** The hotel behind the settings. */
export type HotelKind = 'demo' | 'real' | 'either';

export interface Judgement {
  readonly refused: readonly Finding[];
  /** Unread or ineffective keys: often misspelt, harmless to a tablet. */
  readonly slips: readonly Finding[];
  readonly remarks: readonly Finding[];
  readonly languages: readonly string[];
}

/** Judges settings. Before a real hotel, the demo hotel's card script reveals the sample's settings. */
export function judge(json: unknown, hotel: HotelKind): Judgement {
  const reading = readConfig(json);
  if (!reading.ok) return { refused: reading.problems, slips: [], remarks: [], languages: [] };
  const { config, unknown, ineffective, remarks } = reading;
  const isDemoScript = config.card.script_url.startsWith('/demo/');
  const script: readonly Finding[] = isDemoScript
    ? [{ key: 'card.script_url', kind: 'demo-card-script', values: {} }]
    : [];
  return {
    refused: hotel === 'real' ? script : [],
    slips: [...unknown, ...ineffective],
    remarks: [...remarks, ...ofGuests(config), ...(hotel === 'either' ? script : [])],
    languages: config.language.supported,
  };
}

/** Faults that keep guests from being served, or send them to the front desk. */
function ofGuests(config: Config): readonly Finding[] {
  const { system, api, display, card, facility, language, qr_code, address_lookup } = config;
  const { passport, overseasFlug } = FIELD_ROWS;
  const level = (row: typeof passport) => levelOf(row, 'representative', config.visibility ?? {});
  const unknown = qr_code.factors.filter((factor) => !factor.split('||').every(isFactor));
  const found: readonly (readonly [is: boolean, key: string, kind: GuestKind, values?: Finding['values']])[] =
    [
      // Only check-in lets a guest choose a language.
      [
        display.use_checkout && display.use_facility_selector && facility.id === '',
        'facility.id',
        'no-facility-at-checkout',
      ],
      [
        (display.use_checkin_payment || display.use_checkout) && card.script_url === '',
        'card.script_url',
        'no-card-script',
      ],
      [card.script_url.startsWith('http:'), 'card.script_url', 'http-card-script'],
      [system === 'cico' && api.authorization_client === '', 'api.authorization_client', 'no-client-key'],
      [
        language.auto_language_select === 'off' && language.supported.length > 1,
        'language.auto_language_select',
        'languages-not-offered',
        { shown: language.default },
      ],
      [
        !display.control_visibility &&
          config.visibility?.representative?.passport !== undefined &&
          level(passport) > 0 &&
          level(overseasFlug) === 0,
        'visibility.representative.passport',
        'nobody-from-abroad',
      ],
      [unknown.length > 0, 'qr_code.factors', 'unknown-factors', { names: unknown.join(', ') }],
      ...Object.entries({
        'api.client_url': api.client_url,
        'api.point_url': api.point_url,
        'card.script_url': card.script_url,
        'address_lookup.url': address_lookup.url,
      }).map(([key, address]) => [address.startsWith('//'), key, 'no-scheme'] as const),
    ];
  return found.flatMap(([is, key, kind, values = {}]) => (is ? [{ key, kind, values }] : []));
}

const isFactor = (name: string): boolean => QR_FACTORS.some((factor) => factor === name.trim());

export type Texts = NonNullable<ReturnType<typeof readTexts>>;

/** The texts in a file; undefined for a file that tablets refuse. */
export const textsOf = (json: unknown): Texts | undefined => readTexts(json);

/** The end of a sentence about a file of too many bytes. */
export const tooLong = (bytes: number, most: number): string =>
  `has ${bytes} bytes, and tablets read ${most} at most.`;
