import type { Layout } from './layout';

/** Words and numbers that a line breaks, though their language breaks only between words. */

/** Words of scripts with spaces, with numbers; other scripts break anywhere. */
const SPACED = /^[\p{Script=Latin}\p{Script=Hangul}\p{N}\p{P}\p{S}]+$/u;
/** Longer words, such as addresses and names, break anywhere; a Korean syllable counts twice, as it is as wide as two letters. */
const LONGEST_WORD = 20;
const HANGUL = /\p{Script=Hangul}/gu;
const widthOf = (word: string): number => word.replace(HANGUL, '??').length;
/** The name of a site, which breaks anywhere. */
const ADDRESS = /\p{L}\.\p{L}/u;
/** A word, between marks and brackets at which it may break. */
const WORDS = /[\p{Ps}\p{Pi}]*[^\s\-–/@·\p{Ps}\p{Pi}\p{Pe}\p{Pf}]+[\p{Pe}\p{Pf}\-–/@·]*/gu;
/** An amount or another number, in any script. */
const NUMBERS = /[¥￥$€₩]?\p{Nd}[\p{Nd},.:]*\p{Nd}/gu;

const range = document.createRange();

function isBroken(text: Text, start: number, length: number): boolean {
  range.setStart(text, start);
  range.setEnd(text, start + length);
  const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
  return new Set(tops).size > 1;
}

export function brokenWords({ lines }: Layout): string[] {
  const seen = new Set<Text>();
  const long = new Set<Text>();
  for (const { text } of lines) (seen.has(text) ? long : seen).add(text);
  return [...long].flatMap((text) =>
    [...text.data.matchAll(WORDS), ...text.data.matchAll(NUMBERS)]
      .filter(
        ({ 0: word, index }) =>
          word.length > 1 &&
          !ADDRESS.test(word) &&
          widthOf(word) < LONGEST_WORD &&
          SPACED.test(word) &&
          isBroken(text, index, word.length),
      )
      .map(([word]) => `“${word}” is broken`),
  );
}
