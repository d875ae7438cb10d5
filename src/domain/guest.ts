import { keysOf, recordOf } from '~/platform/records';
import type { GuestFieldRow } from './field-row';
import { GUEST_FIELDS } from './guest-fields';

/** Name of Japan in the guest register. */
export const JAPAN_TITLE = '日本';

/** Source of an answer before the guest typed it; `guest` means another field. */
export type Source = 'reservation' | 'member' | 'passport' | 'guest';

export type FilledAnswer = { readonly value: string; readonly from: Source };

/** Why a passport leaves a field open: the name may be cut off or missing, or the age is unclear. */
export type UnclearReason = 'cut' | 'no-name' | 'age';

/** A field of a guest that a form can ask for. */
export type GuestField = keyof typeof GUEST_FIELDS;

/** All rows under one type, for code that treats them alike. */
export const FIELD_ROWS: Readonly<Record<GuestField, GuestFieldRow>> = GUEST_FIELDS;
export const FIELD_NAMES = keysOf(GUEST_FIELDS);

/** A field whose row has a key. */
export type FieldWith<Key extends keyof GuestFieldRow> = {
  [F in GuestField]: Key extends keyof (typeof GUEST_FIELDS)[F] ? F : never;
}[GuestField];
/** The fields whose rows have a key, in their order. */
export const fieldsWith = <Key extends keyof GuestFieldRow>(key: Key) =>
  FIELD_NAMES.filter((name): name is FieldWith<Key> => key in GUEST_FIELDS[name]);

type ControlOf<F extends GuestField> = (typeof GUEST_FIELDS)[F]['control'];
/** Texts are as typed. A choice is empty until chosen. `overseasFlug` is true for a guest who lives outside Japan. */
type Answer<F extends GuestField> =
  ControlOf<F> extends { readonly answers: readonly { readonly value: infer Value }[] }
    ? Value | ''
    : ControlOf<F> extends { readonly kind: 'residence' }
      ? boolean
      : string;
type TextField = { [F in GuestField]: string extends Answer<F> ? F : never }[GuestField];
type ChoiceField = Exclude<{ [F in GuestField]: '' extends Answer<F> ? F : never }[GuestField], TextField>;

export type Guest = { -readonly [F in GuestField]: Answer<F> } & {
  readonly isChild: boolean;
  /** True once the guest has chosen the phone's country; until then it follows the residence. */
  hasOwnTelCountry: boolean;
  /** Answers that the app has filled in; a field with another value holds the guest's own answer. */
  filled: Readonly<Partial<Record<GuestField, FilledAnswer>>>;
  /** Fields that the last passport left open; a field with a value holds the guest's own answer. */
  unclear: Readonly<Partial<Record<GuestField, UnclearReason>>>;
};

/** Code of the guest register. */
export type Gender = Guest['gender'];

const kindOf = (name: GuestField) => FIELD_ROWS[name].control.kind;
const CHOICE_FIELDS = FIELD_NAMES.filter((name): name is ChoiceField => kindOf(name) === 'choice');
const TEXT_FIELDS = FIELD_NAMES.filter(
  (name): name is TextField => !['choice', 'residence'].includes(kindOf(name)),
);

export const emptyGuest = (isChild = false): Guest => ({
  ...recordOf(TEXT_FIELDS, (name) => FIELD_ROWS[name].blank ?? ''),
  ...recordOf(CHOICE_FIELDS, (): '' => ''),
  overseasFlug: false,
  isChild,
  hasOwnTelCountry: false,
  filled: {},
  unclear: {},
});

/** Number of guests of each kind; 0 for kinds that the hotel hides. */
export type PartySize = { readonly adults: number; readonly children: number; readonly others: number };

/** Number of guests with the representative; at least 1. */
export const partyTotal = ({ adults, children, others }: PartySize): number =>
  Math.max(1, adults) + children + others;

/** Creates the guests of a party: representative, other adults, then children and others as child entries. */
export function createParty(size: PartySize): Guest[] {
  const adults = Math.max(1, size.adults);
  return Array.from({ length: partyTotal(size) }, (_, index) => emptyGuest(index >= adults));
}
