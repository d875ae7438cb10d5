import { DASHES } from '~/domain/digits';
import type { Guest } from '~/domain/guest';
import { readableName, toReading, withoutSpaces } from '~/domain/kana';
import { withoutTitles } from '~/domain/titles';
import { withoutInvisible } from '~/domain/visible';
import * as rules from './rules';

/** The parts of a guest's name; left out or empty where they are not known. */
export type NameParts = Partial<Pick<Guest, 'lastName' | 'firstName' | 'lastKana' | 'firstKana'>>;

/** What stands between family and given name; some hotels write a comma or a slash. */
const BETWEEN = /[\s,/、]+/u;
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

/** A text about a reservation as a name: what can be seen of it, in half width, without titles. */
const nameIn = (text: string): string => withoutTitles(readableName(withoutInvisible(text)));

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
 * @param about the most reliable one first
 */
export function namesIn(about: readonly string[]): NameParts {
  const texts = about.map(nameIn);
  const names = texts.filter((text) => !isKana(text));
  const [lastName, firstName] = partsOf(names, nameIfValid);
  const [lastKana, firstKana] = partsOf(byReading(texts), readingOf);
  return { lastName, firstName, lastKana, firstKana };
}

/** The reading of a whole name, for a form that has one field for it; empty if the texts do not tell it. */
export const completeReadingIn = (texts: readonly string[]): string =>
  byReading(texts.map(nameIn))
    .map((text) => readingOf(pairOf(text).join(' ')))
    .find((reading) => reading !== '') ?? '';

/** Of letters only: a macron after kana looks like a long vowel mark, and without it the name would be another. */
const ACCENTS = /(\p{Script=Latin})[\u0300-\u036F]+/gu;
/** Small letters of their own that cards and passports write as others. */
const AS_WRITTEN: ReadonlyMap<string, string> = new Map(
  'łl øo đd ðd ɖd ɗd ɓb ƙk ƴy ħh ŧt ŋn ıi əe æae œoe þth ßss'
    .split(' ')
    .map((both) => [both.charAt(0), both.slice(1)]),
);
const OTHER_LETTERS = new RegExp(`[${[...AS_WRITTEN.keys()].join('')}]`, 'gi');

function asWritten(letter: string): string {
  const small = AS_WRITTEN.get(letter.toLowerCase());
  return (letter === letter.toLowerCase() ? small : small?.toUpperCase()) ?? letter;
}

/** Latin letters as cards have them (É is E, Ł is L); everything else stays as it is, the voicing marks of kana included. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '$1').normalize('NFC').replace(OTHER_LETTERS, asWritten);
