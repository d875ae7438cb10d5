import type { Found } from '../server/check-settings.ts';
import { LANGUAGE_GAPS } from './language-gaps.gen.ts';
import type { FoundGap } from './languages.ts';

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
