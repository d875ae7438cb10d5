import { JAPAN } from '~/domain/field-row';
import type { Filled, Guest, GuestField, Source, Unclear } from '~/domain/guest';
import { type MemberProfile, PROFILE_FIELDS } from '~/domain/member';
import { telCountryOf } from '~/domain/no-country';
import { isKana, readingOf } from './known-names';

/** Answers to fill in; those that are not known are empty or left out. */
export type Answers = MemberProfile;

/** True for the same text, whatever its width: leaving a field may change that. */
export const isSame = (one: string, other: string): boolean =>
  one.normalize('NFKC').trim() === other.normalize('NFKC').trim();

/** Who answered a field for the guest; undefined once the guest has changed it. */
export function sourceOf(guest: Pick<Guest, GuestField | 'filled'>, field: GuestField): Source | undefined {
  const filled = guest.filled[field];
  return filled && isSame(String(guest[field]), filled.value) ? filled.from : undefined;
}

/** Why a passport has left a field open; undefined once it is answered. */
export const unclearIn = (
  guest: Pick<Guest, GuestField | 'unclear'>,
  field: GuestField,
): Unclear | undefined => (guest[field] === '' ? guest.unclear[field] : undefined);

/**
 * The change that fills answers into a form. An answer of the guest's own is never replaced.
 * @param isShown whether the form shows a field: what the guest cannot see is not filled in
 */
export function filling(
  guest: Guest,
  answers: Answers,
  from: Source,
  isShown: (field: GuestField) => boolean,
): Partial<Guest> {
  const change: Partial<Record<string, string>> = {};
  const filled: Partial<Record<GuestField, Filled>> = {};
  for (const field of PROFILE_FIELDS) {
    const value = answers[field] ?? '';
    const isOpen = guest[field] === '' || sourceOf(guest, field) !== undefined;
    if (value === '' || !isOpen || isSame(guest[field], value) || !isShown(field)) continue;
    change[field] = value;
    filled[field] = { value, from };
  }
  return Object.keys(filled).length === 0 ? {} : { ...change, filled: { ...guest.filled, ...filled } };
}

/** The fields of a name; what the guest types in one of them may answer another. */
export const NAME_FIELDS = ['lastName', 'firstName', 'lastKana', 'firstKana'] as const;
/** A field of a name. */
export type NameField = (typeof NAME_FIELDS)[number];

/** The reading of each part of a name. */
export const READING = { lastName: 'lastKana', firstName: 'firstKana' } as const;

/**
 * The change after the guest leaves a name field: a name in kana or Latin letters is also its reading. Of a name from the
 * reservation the reservation has told the reading as well.
 */
export function completing(guest: Guest, isShown: (field: GuestField) => boolean): Partial<Guest> {
  // What the guest has removed stays removed.
  const isOpen = (field: GuestField) => isShown(field) && (guest[field] !== '' || !guest.filled[field]);
  const answers: Answers = {};
  for (const name of ['lastName', 'firstName'] as const) {
    if (sourceOf(guest, name) === 'reservation') continue;
    const reading = readingOf(guest[name]);
    // Letters do not replace kana.
    if (isKana(reading) || !isKana(guest[READING[name]])) answers[READING[name]] = reading;
  }
  return filling(guest, answers, 'guest', isOpen);
}

/** The change that an answer brings with it: the country of the phone number follows that of residence until the guest chooses one. */
export function following(guest: Guest, answered: GuestField): Partial<Guest> {
  const { overseasFlug, countrycode, telCountrycode, hasOwnTelCountry } = guest;
  const withPhone = (country: string) => (hasOwnTelCountry ? {} : { telCountrycode: country });
  switch (answered) {
    case 'overseasFlug':
      // Where a guest from overseas lives is asked: few of them live in the country that stands there for the others.
      return overseasFlug && countrycode === JAPAN ? { countrycode: '', ...withPhone('') } : {};
    case 'countrycode':
      return withPhone(telCountryOf(countrycode));
    case 'telCountrycode':
      return { hasOwnTelCountry: telCountrycode !== '' };
    default:
      return {};
  }
}
