import type { TextTree } from '../../src/domain/languages.ts';
import en from '../../src/i18n/en.json' with { type: 'json' };
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { flat, isCaseOf, isUsable } from '../../src/i18n/text-trees.ts';

export type Gaps = {
  readonly missing: readonly string[];
  /** With other placeholders or another number of lines. */
  readonly unusable: readonly string[];
  /** No screen asks for these. */
  readonly unknown: readonly string[];
};

const JAPANESE = flat(ja);
const ENGLISH = flat(en);
export const TEXT_COUNT = JAPANESE.size;

export function gapsOf(texts: TextTree): Gaps {
  const own = flat(texts);
  const keys = [...JAPANESE.keys()];
  // A text that English lacks may be missing elsewhere.
  const isMissing = (key: string) => !own.get(key) && ENGLISH.get(key) !== '';
  return {
    missing: keys.filter(isMissing),
    unusable: keys.filter((key) => !isMissing(key) && !isUsable(own.get(key) ?? '', JAPANESE.get(key) ?? '')),
    unknown: [...own.keys()].filter((key) => !JAPANESE.has(key) && !isCaseOf(key, JAPANESE)),
  };
}

/** Keys of texts equal to the English ones, without those that equal Japanese too, such as a bare placeholder. */
export const sameAsEnglish = (texts: TextTree): readonly string[] =>
  [...flat(texts)]
    .filter(([key, text]) => text === ENGLISH.get(key) && text !== JAPANESE.get(key))
    .map(([key]) => key);
