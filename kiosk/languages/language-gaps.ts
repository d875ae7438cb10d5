import type { TextTree } from '../../src/domain/languages.ts';
import en from '../../src/i18n/en.json' with { type: 'json' };
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { flat, isCaseOf, isUsable } from '../../src/i18n/text-trees.ts';

/** What the texts of a language have not, against the Japanese ones; keys of texts. */
export type Gaps = {
  /** Nothing is said. */
  readonly missing: readonly string[];
  /** Other placeholders than the Japanese text, or another number of lines. */
  readonly unusable: readonly string[];
  /** No screen asks for these. */
  readonly unknown: readonly string[];
};

const JAPANESE = flat(ja);
const ENGLISH = flat(en);
/** How many texts a language has. */
export const TEXT_COUNT = JAPANESE.size;

/** What the texts of a language lack, and what in them cannot be used. */
export function gapsOf(texts: TextTree): Gaps {
  const own = flat(texts);
  const keys = [...JAPANESE.keys()];
  // What English has no word for, another language need not have.
  const isMissing = (key: string) => !own.get(key) && ENGLISH.get(key) !== '';
  return {
    missing: keys.filter(isMissing),
    unusable: keys.filter((key) => !isMissing(key) && !isUsable(own.get(key) ?? '', JAPANESE.get(key) ?? '')),
    unknown: [...own.keys()].filter((key) => !JAPANESE.has(key) && !isCaseOf(key, JAPANESE)),
  };
}

/** The keys of texts that say what the English ones say, without those that Japanese has too, such as a bare placeholder. */
export const sameAsEnglish = (texts: TextTree): readonly string[] =>
  [...flat(texts)]
    .filter(([key, text]) => text === ENGLISH.get(key) && text !== JAPANESE.get(key))
    .map(([key]) => key);
