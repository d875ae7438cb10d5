import { readable } from '../../../src/config/theme.ts';
import { contrast, PAPER } from '../../../src/domain/contrast.ts';
import type { Say } from '../words/page-words.ts';

/** WCAG 2.2, 1.4.3 and 1.4.6: text of usual size. */
const LEAST = 4.5;
const BEST = 7;

/** Says whether a colour can be read on the paper of every screen; undefined for what is no colour. */
export function contrastWords(
  colour: unknown,
  say: Say,
): { readonly isGood: boolean; readonly text: string } | undefined {
  if (typeof colour !== 'string' || !/^#[0-9a-f]{6}$/iu.test(colour)) return undefined;
  const ratio = contrast(colour, PAPER);
  const used = readable({ primary: colour, accent: colour }).theme.primary;
  const isGood = ratio >= LEAST;
  const words = ratio >= BEST ? 'contrastBest' : isGood ? 'contrastGood' : 'contrastPoor';
  // Cut off, so that too little never looks like enough.
  return { isGood, text: say(words, { ratio: (Math.floor(ratio * 100) / 100).toFixed(2), used }) };
}
