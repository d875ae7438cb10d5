import { DASHES } from '~/domain/digits';
import type { Guest } from '~/domain/guest';
import { toReading, withoutSpaces } from '~/domain/kana';
import * as rules from './rules';

/** The parts of a guest's name; left out or empty where they are not known. */
export type NameParts = Partial<Pick<Guest, 'lastName' | 'firstName' | 'lastKana' | 'firstKana'>>;

/** What stands between family and given name; some hotels write a comma or a slash. */
const BETWEEN = /[\s,/、，／]+/u;
const KANA_ONLY = /^[\u30A0-\u30FF\s]+$/;
/** Marks in a name of letters that passports leave out. */
const APOSTROPHES_AND_DOTS = /(?<=[A-Za-zＡ-Ｚａ-ｚ])['’.]|['’](?=[A-Za-zＡ-Ｚａ-ｚ])/g;
/** Between two letters, where passports have a space. */
const HYPHENS = new RegExp(`(?<=[A-Za-zＡ-Ｚａ-ｚ])[${DASHES}](?=[A-Za-zＡ-Ｚａ-ｚ])`, 'gu');

const unified = (text: string): string => toReading(text).trim();

/** True for a text in kana of any kind, and nothing else. */
export const isKana = (text: string): boolean => KANA_ONLY.test(unified(text));

/**
 * The reading of a name in kana or Latin letters, as the form accepts it: katakana, letters without accents
 * and apostrophes. Empty if the name does not tell it: never the reading of another name.
 */
export function readingOf(name: string): string {
  const reading = unified(withoutAccents(name).replace(APOSTROPHES_AND_DOTS, '').replace(HYPHENS, ' '));
  return rules.kana(reading, true) === undefined ? reading : '';
}

type Pair = readonly [last: string, first: string];

/** Splits a name at its first space: the family name comes first, the rest are given names. */
function pairOf(text: string): Pair {
  const [last = '', ...given] = text.split(BETWEEN).filter(Boolean);
  return [last, given.join(' ')];
}

const joined = (pair: Pair): string => withoutSpaces(unified(pair.join('')));

/**
 * The two parts of the first text that tells anything, each as `part` takes it. Of an undivided text nobody knows which part is
 * the family name, unless a later one has the same letters divided.
 */
function partsOf(texts: readonly string[], part: (word: string) => string): Pair {
  const [main, ...others] = texts.map(pairOf).filter((pair) => pair.some((word) => part(word) !== ''));
  if (!main) return ['', ''];
  const [last, first] = [main, ...others].find((pair) => pair[1] !== '' && joined(pair) === joined(main)) ?? [
    '',
    '',
  ];
  return [part(last), part(first)];
}

const nameIfValid = (name: string): string => (rules.personName(name, true) === undefined ? name : '');

/** Texts in kana, which are readings, before others. */
const byReading = (texts: readonly string[]): readonly string[] => [
  ...texts.filter(isKana),
  ...texts.filter((text) => !isKana(text)),
];

/**
 * What texts about a reservation tell of its guest's name. Kana are a reading; Latin letters are name and
 * reading; anything else is a name. A name of one word tells neither family nor given name.
 * @param texts the most reliable one first
 */
export function namesIn(texts: readonly string[]): NameParts {
  const names = texts.filter((text) => !isKana(text));
  const [lastName, firstName] = partsOf(names, nameIfValid);
  const [lastKana, firstKana] = partsOf(byReading(texts), readingOf);
  return { lastName, firstName, lastKana, firstKana };
}

/** The reading of a whole name, for a form that has one field for it; empty if the texts do not tell it. */
export const completeReadingIn = (texts: readonly string[]): string =>
  byReading(texts)
    .map((text) => readingOf(pairOf(text).join(' ')))
    .find((reading) => reading !== '') ?? '';

const ACCENTS = /[\u0300-\u036F]/g;

/** Latin letters without their accents (É is E); everything else stays as it is, the voicing marks of kana included. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
