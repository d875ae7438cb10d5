import type { Problem } from '../../src/config/read.ts';
import type { Config } from '../../src/config/schema.ts';
import { LANGUAGE_GAPS } from './language-gaps.gen.ts';

/** What is missing in the languages that settings offer. */
export const languageRemarks = (
  { language }: Config,
  gaps: Readonly<Record<string, readonly string[]>> = LANGUAGE_GAPS,
): readonly Problem[] =>
  language.supported.flatMap((tag) =>
    (gaps[tag] ?? []).map((sentence) => ({ key: 'language.supported', problem: `${tag}: ${sentence}` })),
  );
