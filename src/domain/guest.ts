import { keysOf, recordOf } from '~/platform/records';
import type { GuestFieldRow } from './field-row';
import { GUEST_FIELDS } from './guest-fields';

/** Name of Japan in the hotel's guest register. */
export const JAPAN_TITLE = '日本';

/** Gender code of the hotel's guest register: 1 male, 2 female, 3 other or no answer. Empty until chosen. */
export type Gender = '' | '1' | '2' | '3';

/**
 * Who answered a field before the guest did: the reservation, the member service, a passport that was read, or the guest in
 * another field.
 */
export type Source = 'reservation' | 'member' | 'passport' | 'guest';

/** An answer filled in for the guest. */
export type Filled = { readonly value: string; readonly from: Source };

/** Why a passport that was read leaves a field open: the name may be cut off, there is no such part of it, or the age is unclear. */
export type Unclear = 'cut' | 'no-name' | 'age';

/** A field of a guest that a form can ask for. */
export type GuestField = keyof typeof GUEST_FIELDS;

/** The rows of all fields, for code that treats them alike. */
export const FIELD_ROWS: Readonly<Record<GuestField, GuestFieldRow>> = GUEST_FIELDS;
/** All fields, in the order of their rows. */
export const FIELD_NAMES = keysOf(GUEST_FIELDS);

/** A field whose row says something under a key. */
export type FieldWith<Key extends keyof GuestFieldRow> = {
  [F in GuestField]: Key extends keyof (typeof GUEST_FIELDS)[F] ? F : never;
}[GuestField];
/** The fields whose rows say something under a key, in their order. */
export const fieldsWith = <Key extends keyof GuestFieldRow>(key: Key) =>
  FIELD_NAMES.filter((name): name is FieldWith<Key> => key in GUEST_FIELDS[name]);

type Kind<F extends GuestField> = (typeof GUEST_FIELDS)[F]['control']['kind'];
/** Texts are as typed and never null. `overseasFlug` is true when the guest lives outside Japan. */
type Answer<F extends GuestField> =
  Kind<F> extends 'gender' ? Gender : Kind<F> extends 'residence' ? boolean : string;
type TextField = { [F in GuestField]: string extends Answer<F> ? F : never }[GuestField];

/** One person of the party; the first in the list is the representative. */
export type Guest = { -readonly [F in GuestField]: Answer<F> } & {
  readonly isChild: boolean;
  /** True once the guest has chosen the country of the phone number; until then it follows that of residence. */
  hasOwnTelCountry: boolean;
  /** What was filled in for the guest; a field that says something else by now holds the guest's own answer. */
  filled: Readonly<Partial<Record<GuestField, Filled>>>;
  /** What the last passport has left open; a field that says something by now holds the guest's own answer. */
  unclear: Readonly<Partial<Record<GuestField, Unclear>>>;
};

const TEXT_FIELDS = FIELD_NAMES.filter(
  (name): name is TextField => !['gender', 'residence'].includes(FIELD_ROWS[name].control.kind),
);

/** A guest without any answers yet. */
export const emptyGuest = (isChild = false): Guest => ({
  ...recordOf(TEXT_FIELDS, (name) => FIELD_ROWS[name].blank ?? ''),
  gender: '',
  overseasFlug: false,
  isChild,
  hasOwnTelCountry: false,
  filled: {},
  unclear: {},
});

/** Number of guests of each kind; 0 for kinds that the hotel does not show. */
export type PartySize = { readonly adults: number; readonly children: number; readonly others: number };

/** Number of guests in the party, including the representative; at least 1. */
export const partyTotal = ({ adults, children, others }: PartySize): number =>
  Math.max(1, adults) + children + others;

/**
 * Creates the guests of a party: the representative and the other adults first, then children and others as
 * child entries.
 */
export function createParty(size: PartySize): Guest[] {
  const adults = Math.max(1, size.adults);
  return Array.from({ length: partyTotal(size) }, (_, index) => emptyGuest(index >= adults));
}
