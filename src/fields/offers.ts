import type { Guest, GuestField, Source } from '~/domain/guest';
import { type Answers, filling, NAME_FIELDS, type NameField, sourceOf } from './filling';
import type { ShownField } from './form';
import { isKana } from './known-names';

/** An answer of several fields that the representative can take by one touch. */
export type Offer = {
  /** Kana in place of the name, or both names exchanged. */
  readonly kind: 'kana' | 'swap';
  /** The offer as the guest reads it. */
  readonly name: string;
  readonly answers: Answers;
  readonly from: Source;
};

type Names = Pick<Guest, NameField | 'filled' | GuestField>;

const shownNames = (fields: readonly ShownField[]): readonly NameField[] =>
  NAME_FIELDS.filter((name) => fields.some((field) => field.name === name));

/** The offer for a representative whose form shows these fields; undefined if there is none. */
export function nameOffer(fields: readonly ShownField[], guest: Names): Offer | undefined {
  const shown = shownNames(fields);
  const { lastName, firstName, lastKana, firstKana } = guest;
  if (!shown.includes('lastName') || !shown.includes('firstName')) return undefined;
  if (lastName + firstName === '') {
    const isAsked = fields.some(({ name, required }) => name === 'lastName' && required);
    return isAsked && lastKana !== '' && firstKana !== ''
      ? {
          kind: 'kana',
          name: `${lastKana} ${firstKana}`,
          answers: { lastName: lastKana, firstName: firstKana },
          from: 'guest',
        }
      : undefined;
  }
  const isBooked = (name: NameField) => sourceOf(guest, name) === 'reservation';
  // Only Latin names have both orders.
  const isLatin = /^\p{Script=Latin}/u.test(lastName) && !isKana(lastKana);
  if (!isLatin || !isBooked('lastName') || !isBooked('firstName')) return undefined;
  const answers = { lastName: firstName, firstName: lastName, lastKana: firstKana, firstKana: lastKana };
  return { kind: 'swap', name: `${firstName} ${lastName}`, answers, from: 'reservation' };
}

/** Fills in the kana reading as a required name, for tablets that cannot type kanji. */
export function nameInKana(fields: readonly ShownField[], guest: Guest): Partial<Guest> {
  const offer = nameOffer(fields, guest);
  if (offer?.kind !== 'kana') return {};
  return filling(guest, offer.answers, 'reservation', (name) => fields.some((field) => field.name === name));
}

/** The representative's family name for a companion without a name; undefined if there is none. */
export function familyOffer(
  { lastName, lastKana }: Pick<Guest, NameField>,
  fields: readonly ShownField[],
  guest: Names,
): Pick<Offer, 'name' | 'answers'> | undefined {
  const shown = shownNames(fields);
  const answers = {
    lastName: shown.includes('lastName') ? lastName : '',
    lastKana: shown.includes('lastKana') ? lastKana : '',
  };
  const name = answers.lastName || answers.lastKana;
  const isOpen = guest.lastName === '' && guest.lastKana === '';
  return name !== '' && isOpen ? { name, answers } : undefined;
}
