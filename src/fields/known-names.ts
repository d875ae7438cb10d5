import type { Guest } from '~/domain/guest';
import { toFullKana, toKatakana, withoutSpaces } from '~/domain/kana';
import * as rules from './rules';

/** The parts of a guest's name; left out or empty where they are not known. */
export type NameParts = Partial<Pick<Guest, 'lastName' | 'firstName' | 'lastKana' | 'firstKana'>>;

/** What stands between family and given name; some hotels write a comma or a slash. */
const BETWEEN = /[\s,/、，／]+/u;
const KANA_ONLY = /^[\u30A0-\u30FF\s]+$/;
const ACCENTS = /[\u0300-\u036F]/g;

const unified = (text: string): string => toKatakana(toFullKana(text)).trim();

/** True for a text in kana of any kind, and nothing else. */
export const isKana = (text: string): boolean => KANA_ONLY.test(unified(text));

/**
 * The reading of a name in kana or Latin letters, as the form accepts it: katakana, letters without accents
 * and apostrophes. Empty if the name does not tell it.
 */
export function readingOf(name: string): string {
  const plain = name.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
  const reading = unified(plain.replace(/['’.]/g, '').replace(/-/g, ' '));
  return rules.kana(reading, true) === undefined ? reading : '';
}

type Pair = readonly [last: string, first: string];

/** Splits a name at its first space: the family name comes first, the rest are given names. */
function pairOf(text: string): Pair {
  const [last = '', ...given] = text.split(BETWEEN).filter(Boolean);
  return [last, given.join(' ')];
}

const isKnown = ([last, first]: Pair): boolean => last + first !== '';
const joined = (pair: Pair): string => withoutSpaces(unified(pair.join('')));

/** The first known entry. If it is undivided, takes the split of a later entry with the same letters. */
function firstKnown(pairs: readonly Pair[]): Pair {
  const [main = ['', ''], ...others] = pairs.filter(isKnown);
  if (main[1] !== '') return main;
  return others.find((other) => other[1] !== '' && joined(other) === joined(main)) ?? main;
}

const nameIfValid = (name: string): string => (rules.personName(name, true) === undefined ? name : '');

/**
 * What texts about a reservation tell of its guest's name. Kana are a reading; Latin letters are name and
 * reading; anything else is a name. A name of one word counts as the family name.
 * @param texts the most reliable one first
 */
export function namesIn(texts: readonly string[]): NameParts {
  const [lastName, firstName] = firstKnown(
    texts
      .filter((text) => !isKana(text))
      .map(pairOf)
      .map(([last, first]) => [nameIfValid(last), nameIfValid(first)]),
  );
  const byReading = [...texts.filter(isKana), ...texts.filter((text) => !isKana(text))];
  const [lastKana, firstKana] = firstKnown(
    byReading.map(pairOf).map(([last, first]) => [readingOf(last), readingOf(first)]),
  );
  return { lastName, firstName, lastKana, firstKana };
}
