import { DASHES } from '~/domain/digits';
import type { Guest } from '~/domain/guest';
import { readableName, toReading, withoutSpaces } from '~/domain/kana';
import { withoutTitles } from '~/domain/titles';
import { withoutInvisible } from '~/domain/visible';
import * as rules from './rules';

/** The known parts of a guest's name. */
type NameParts = Partial<Pick<Guest, 'lastName' | 'firstName' | 'lastKana' | 'firstKana'>>;

/** Separators of family and given name; some hotels write a comma or a slash. */
const BETWEEN = /[\s,/、]+/u;
const KANA_ONLY = /^[\u30A0-\u30FF\s]+$/;
/** Marks that passports leave out. */
const APOSTROPHES_AND_DOTS = /(?<=[A-Za-zＡ-Ｚａ-ｚ])['’.]|['’](?=[A-Za-zＡ-Ｚａ-ｚ])/g;
/** Passports write a space here. */
const HYPHENS = new RegExp(`(?<=[A-Za-zＡ-Ｚａ-ｚ])[${DASHES}](?=[A-Za-zＡ-Ｚａ-ｚ])`, 'gu');

const unified = (text: string): string => toReading(text).trim();

/** True for kana of any kind, without other characters. */
export const isKana = (text: string): boolean => KANA_ONLY.test(unified(text));

/** The reading of a name: katakana, or letters without accents and apostrophes. Empty if the name does not tell it. */
export function readingOf(name: string): string {
  const reading = unified(withoutAccents(name).replace(APOSTROPHES_AND_DOTS, '').replace(HYPHENS, ' '));
  return rules.kana(reading, true) === undefined ? reading : '';
}

/** A text about a reservation as a name: visible, in half width, without titles. */
const nameIn = (text: string): string => withoutTitles(readableName(withoutInvisible(text)));

type Pair = readonly [last: string, first: string];

/** Splits at the first space: family name, then given names. */
function pairOf(text: string): Pair {
  const [last = '', ...given] = text.split(BETWEEN).filter(Boolean);
  return [last, given.join(' ')];
}

const joined = (pair: Pair): string => withoutSpaces(unified(pair.join('')));

/** The two parts of the first useful text. Only a later text with the same letters can divide an undivided one. */
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

const byReading = (texts: readonly string[]): readonly string[] => [
  ...texts.filter(isKana),
  ...texts.filter((text) => !isKana(text)),
];

/**
 * The guest's name by texts about a reservation. Kana are a reading, Latin letters are name and reading, other
 * letters a name. One word alone is neither family nor given name.
 * @param about the most reliable text first
 */
export function namesIn(about: readonly string[]): NameParts {
  const texts = about.map(nameIn);
  const names = texts.filter((text) => !isKana(text));
  const [lastName, firstName] = partsOf(names, nameIfValid);
  const [lastKana, firstKana] = partsOf(byReading(texts), readingOf);
  return { lastName, firstName, lastKana, firstKana };
}

/** The reading of a whole name, for a form with one field for it; empty if unknown. */
export const completeReadingIn = (texts: readonly string[]): string =>
  byReading(texts.map(nameIn))
    .map((text) => readingOf(pairOf(text).join(' ')))
    .find((reading) => reading !== '') ?? '';

/** Only after letters: a macron after kana is a long vowel mark. */
const ACCENTS = /(\p{Script=Latin})[\u0300-\u036F]+/gu;
/** Letters that cards and passports write as others. */
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

/** Latin letters as on cards (É is E, Ł is L); other text stays, even the voicing marks of kana. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '$1').normalize('NFC').replace(OTHER_LETTERS, asWritten);
