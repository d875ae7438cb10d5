import type { Guest, Source } from '~/domain/guest';
import { isSame, type NameField, READING, sourceOf, unclearIn } from './filling';
import { errorOf, type ShownField } from './form';
import { isKana, readingOf } from './known-names';

/** An optional field is valid without an answer. */
const isAnswered = (field: ShownField, guest: Guest): boolean =>
  guest[field.name] !== '' && errorOf(field, guest) === undefined;

/** The source that answered a whole section before the guest did; undefined if an answer is missing or changed. */
export function sectionSource(
  fields: readonly ShownField[],
  guest: Guest,
): Exclude<Source, 'guest'> | undefined {
  if (!fields.every((field) => isAnswered(field, guest))) return undefined;
  const sources = fields.map(({ name }) => sourceOf(guest, name));
  return (['passport', 'member', 'reservation'] as const).find((source) => sources.includes(source));
}

/** True if every required answer is there, the passport leaves nothing open, and more than a shared family name is known. */
export const isFinished = (fields: readonly ShownField[], guest: Guest): boolean =>
  fields.every((field) => errorOf(field, guest) === undefined && !unclearIn(guest, field.name)) &&
  fields.some(({ name }) => guest[name] !== '' && sourceOf(guest, name) !== 'guest');

/** Half-width letters; full-width ones may begin composed kana. */
const LATIN = /(?![Ａ-Ｚａ-ｚ])\p{Script=Latin}/u;

/**
 * True if the form asks for the reading of a name. A Latin name is its own reading. A guest who does not read
 * Japanese is asked only after a name in another script.
 * @param fields the hotel's fields
 * @param language the guest's
 */
export function asksReading(fields: readonly ShownField[], guest: Guest, language: string): boolean {
  const field = (name: NameField) => fields.find((one) => one.name === name);
  const names = (['lastName', 'firstName'] as const).filter((name) => field(READING[name]));
  const isLatinAlready = names.some((name) => LATIN.test(guest[name]));
  if (language === 'ja' && !isLatinAlready) return true;
  return names.some((name) => {
    const asked = field(name);
    if (!asked || (field(READING[name])?.required && !asked.required)) return true;
    return guest[name] === '' ? guest[READING[name]] !== '' : !isItsOwnReading(guest, name);
  });
}

/** True if the letters of a part of the name are its reading. */
function isItsOwnReading(guest: Guest, name: 'lastName' | 'firstName'): boolean {
  const given = guest[READING[name]];
  const reading = readingOf(guest[name]);
  if (reading === '' || isKana(reading) || isKana(given)) return false;
  // A reading that the guest removed is asked again.
  if (given === '') return !guest.filled[READING[name]];
  return isSame(given, reading) || sourceOf(guest, READING[name]) !== undefined;
}
