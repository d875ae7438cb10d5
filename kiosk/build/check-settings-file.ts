import { readFileSync, statSync } from 'node:fs';
import {
  type Found,
  type HotelKind,
  judge,
  MAX_SETTINGS_BYTES,
  parseSettings,
  tooLong,
} from '../server/check-settings.ts';
import { lineFor } from '../server/settings-words.ts';
import { LANGUAGE_GAPS } from './language-gaps.gen.ts';
import type { FoundGap } from './languages.ts';

/** What is wrong with settings, and what is only worth a remark: by key and kind, or as sentences that name file and key. */
export interface Checked<Said extends Found | string> {
  readonly problems: readonly Said[];
  readonly remarks: readonly Said[];
}

/**
 * Says whether the tablets and the gateway will take a settings file, and if not, which key is wrong and what is allowed
 * there. Keys that nothing reads, or that do nothing beside the others, are problems here. A corrected colour or number is only
 * remarked on, and so are what a language on offer lacks, and the demo hotel's card script where it is not known which hotel it
 * is for.
 */
export function checkSettings(file: string, hotel: HotelKind = 'either'): Checked<string> {
  let text: string;
  try {
    const { size } = statSync(file);
    if (size > MAX_SETTINGS_BYTES) return { problems: [`${file}: ${tooLong(size)}`], remarks: [] };
    text = readFileSync(file, 'utf8');
  } catch {
    return { problems: [`${file}: cannot be read`], remarks: [] };
  }
  let json: unknown;
  try {
    json = parseSettings(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problems: [`${file}: is not JSON: ${reason}`], remarks: [] };
  }
  const { problems, remarks } = checkJson(json, hotel);
  const say = (found: readonly Found[]) => found.map((one) => `${file}: ${lineFor(one)}`);
  return { problems: say(problems), remarks: say(remarks) };
}

/** The same for settings that are read already. */
export function checkJson(json: unknown, hotel: HotelKind = 'either'): Checked<Found> {
  const { refused, slips, remarks, languages } = judge(json, hotel);
  return { problems: [...refused, ...slips], remarks: [...remarks, ...languageRemarks(languages)] };
}

/** What is missing in the languages that settings offer. */
export const languageRemarks = (
  languages: readonly string[],
  gaps: Readonly<Record<string, readonly FoundGap[]>> = LANGUAGE_GAPS,
): readonly Found[] =>
  languages.flatMap((tag) =>
    (gaps[tag] ?? []).map(({ kind, values }) => ({
      key: 'language.supported',
      kind,
      values: { ...values, language: `${tag}: ` },
    })),
  );
