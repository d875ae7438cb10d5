import type { Guest, GuestField, Source } from '~/domain/guest';
import { type Answers, filling, NAME_FIELDS, type NameField, sourceOf } from './filling';
import { isKana } from './known-names';
import type { ShownField } from './row';

/** An answer of several fields that the guest can take by one touch. */
export type Offer = {
  /** The representative's family name, kana in place of the name, or family and given name the other way round. */
  readonly kind: 'family' | 'kana' | 'swap';
  /** What is offered, as the guest reads it. */
  readonly name: string;
  readonly answers: Answers;
  readonly from: Source;
};

type Names = Pick<Guest, NameField | 'filled' | GuestField>;

/**
 * What can be offered to a guest whose form shows these fields; undefined if there is nothing.
 * @param representative for a companion: whose family name it may be
 */
export function offerFor(
  fields: readonly ShownField[],
  guest: Names,
  representative?: Pick<Guest, NameField>,
): Offer | undefined {
  const shown = NAME_FIELDS.filter((name) => fields.some((field) => field.name === name));
  if (representative) return familyOf(representative, shown, guest);
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
  // Only Latin letters are written in either order.
  const isLatin = /^\p{Script=Latin}/u.test(lastName) && !isKana(lastKana);
  if (!isLatin || !isBooked('lastName') || !isBooked('firstName')) return undefined;
  const answers = { lastName: firstName, firstName: lastName, lastKana: firstKana, firstKana: lastKana };
  return { kind: 'swap', name: `${firstName} ${lastName}`, answers, from: 'reservation' };
}

/**
 * Proposes the kana reading as the name, for tablets on which kanji cannot be typed; no change if a name is there
 * already, none is required, or the reading is unknown.
 */
export function nameInKana(fields: readonly ShownField[], guest: Guest): Partial<Guest> {
  const offer = offerFor(fields, guest);
  if (offer?.kind !== 'kana') return {};
  return filling(guest, offer.answers, 'reservation', (name) => fields.some((field) => field.name === name));
}

function familyOf(
  { lastName, lastKana }: Pick<Guest, NameField>,
  shown: readonly NameField[],
  guest: Names,
): Offer | undefined {
  const answers = {
    lastName: shown.includes('lastName') ? lastName : '',
    lastKana: shown.includes('lastKana') ? lastKana : '',
  };
  const name = answers.lastName || answers.lastKana;
  const isOpen = guest.lastName === '' && guest.lastKana === '';
  return name !== '' && isOpen ? { kind: 'family', name, answers, from: 'guest' } : undefined;
}
