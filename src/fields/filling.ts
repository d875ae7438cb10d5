import { JAPAN } from '~/domain/field-row';
import type { FilledAnswer, Guest, GuestField, Source, UnclearReason } from '~/domain/guest';
import { type MemberProfile, PROFILE_FIELDS } from '~/domain/member';
import { telCountryOf } from '~/domain/no-country';
import { isKana, readingOf } from './known-names';

/** Answers to fill in; unknown ones are empty or absent. */
export type Answers = MemberProfile;

/** True for the same text in any width, which leaving a field may change. */
export const isSame = (one: string, other: string): boolean =>
  one.normalize('NFKC').trim() === other.normalize('NFKC').trim();

/** The source of a filled answer; undefined once the guest has changed it. */
export function sourceOf(guest: Pick<Guest, GuestField | 'filled'>, field: GuestField): Source | undefined {
  const filled = guest.filled[field];
  return filled && isSame(String(guest[field]), filled.value) ? filled.from : undefined;
}

/** Why a passport left a field open; undefined once it is answered. */
export const unclearIn = (
  guest: Pick<Guest, GuestField | 'unclear'>,
  field: GuestField,
): UnclearReason | undefined => (guest[field] === '' ? guest.unclear[field] : undefined);

/**
 * The change that fills answers into a form. It never replaces the guest's own answers.
 * @param isShown the form shows the field: no unseen answer is filled in
 */
export function filling(
  guest: Guest,
  answers: Answers,
  from: Source,
  isShown: (field: GuestField) => boolean,
): Partial<Guest> {
  const change: Partial<Record<string, string>> = {};
  const filled: Partial<Record<GuestField, FilledAnswer>> = {};
  for (const field of PROFILE_FIELDS) {
    const value = answers[field] ?? '';
    const isOpen = guest[field] === '' || sourceOf(guest, field) !== undefined;
    if (value === '' || !isOpen || isSame(guest[field], value) || !isShown(field)) continue;
    change[field] = value;
    filled[field] = { value, from };
  }
  return Object.keys(filled).length === 0 ? {} : { ...change, filled: { ...guest.filled, ...filled } };
}

/** The fields of a name, which can answer each other. */
export const NAME_FIELDS = ['lastName', 'firstName', 'lastKana', 'firstKana'] as const;
export type NameField = (typeof NAME_FIELDS)[number];

/** The reading of each part of a name. */
export const READING = { lastName: 'lastKana', firstName: 'firstKana' } as const;

/**
 * The change after a name field: a name in kana or Latin letters is also its reading, unless it comes from the
 * reservation.
 */
export function completing(guest: Guest, isShown: (field: GuestField) => boolean): Partial<Guest> {
  // A removed answer stays removed.
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

/** The change that follows from an answer: the phone's country follows the residence until the guest chooses one. */
export function following(guest: Guest, answered: GuestField): Partial<Guest> {
  const { overseasFlug, countrycode, telCountrycode, hasOwnTelCountry } = guest;
  const withPhone = (country: string) => (hasOwnTelCountry ? {} : { telCountrycode: country });
  switch (answered) {
    case 'overseasFlug':
      // A guest from overseas chooses the country: few of them live in Japan.
      return overseasFlug && countrycode === JAPAN ? { countrycode: '', ...withPhone('') } : {};
    case 'countrycode':
      return withPhone(telCountryOf(countrycode));
    case 'telCountrycode':
      return { hasOwnTelCountry: telCountrycode !== '' };
    default:
      return {};
  }
}
