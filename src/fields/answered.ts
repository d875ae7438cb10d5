import type { Guest, Source } from '~/domain/guest';
import { isSame, type NameField, READING, sourceOf, unclearIn } from './filling';
import { errorOf, type ShownField } from './form';
import { isKana, readingOf } from './known-names';

/** True for a field with a valid answer, which one that may be left out has as well. */
const isAnswered = (field: ShownField, guest: Guest): boolean =>
  guest[field.name] !== '' && errorOf(field, guest) === undefined;

/**
 * Who has answered a whole section of a form before the guest did: then nothing in it is missing. Undefined if somebody has
 * not answered all of it.
 */
export function sectionSource(
  fields: readonly ShownField[],
  guest: Guest,
): Exclude<Source, 'guest'> | undefined {
  if (!fields.every((field) => isAnswered(field, guest))) return undefined;
  const sources = fields.map(({ name }) => sourceOf(guest, name));
  return (['passport', 'member', 'reservation'] as const).find((source) => sources.includes(source));
}

/**
 * True if all that a form requires of a guest is answered, nothing is left of what a passport has left open, and something at all is
 * answered about this guest: a family name that was taken over for everybody, and what follows from another answer, say nothing yet.
 */
export const isFinished = (fields: readonly ShownField[], guest: Guest): boolean =>
  fields.every((field) => errorOf(field, guest) === undefined && !unclearIn(guest, field.name)) &&
  fields.some(({ name }) => guest[name] !== '' && sourceOf(guest, name) !== 'guest');

/** Half-width letters: full-width ones may be the beginning of kana that an input method is composing. */
const LATIN = /(?![Ａ-Ｚａ-ｚ])\p{Script=Latin}/u;

/**
 * Whether the form asks for the reading of a name besides the name. Not of a guest who writes the name in Latin letters, which
 * are their own reading; and of a guest who does not read Japanese only once the name turns out to be in another script.
 * @param fields those that the hotel asks for
 * @param language the guest's
 */
export function asksReading(fields: readonly ShownField[], guest: Guest, language: string): boolean {
  const field = (name: NameField) => fields.find((one) => one.name === name);
  const names = (['lastName', 'firstName'] as const).filter((name) => field(READING[name]));
  const isLatinAlready = names.some((name) => LATIN.test(guest[name]));
  if (language === 'ja' && !isLatinAlready) return true;
  return names.some((name) => {
    const asked = field(name);
    // The hotel knows its guests by the reading alone.
    if (!asked || (field(READING[name])?.required && !asked.required)) return true;
    return guest[name] === '' ? guest[READING[name]] !== '' : !isItsOwnReading(guest, name);
  });
}

/** True if the reading of a part of the name is, or will be, the letters of that part. */
function isItsOwnReading(guest: Guest, name: 'lastName' | 'firstName'): boolean {
  const given = guest[READING[name]];
  const reading = readingOf(guest[name]);
  if (reading === '' || isKana(reading) || isKana(given)) return false;
  // What the guest has removed is asked again.
  if (given === '') return !guest.filled[READING[name]];
  return isSame(given, reading) || sourceOf(guest, READING[name]) !== undefined;
}
