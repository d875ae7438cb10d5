/** ISO 3166-1 alpha-2 code of Japan: the default of both country fields. */
export const JAPAN = 'JP';
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

/**
 * One person of the party; the first in the list is the representative. Texts are as typed and never null.
 */
export type Guest = {
  readonly isChild: boolean;
  lastName: string;
  firstName: string;
  lastKana: string;
  firstKana: string;
  gender: Gender;
  age: string;
  /** True when the guest lives outside Japan. */
  overseasFlug: boolean;
  postcode: string;
  prefecture: string;
  city: string;
  subarea: string;
  furtherSubarea: string;
  tel: string;
  countrycode: string;
  /** Country of the phone number; the same as `countrycode` until the guest changes it. */
  telCountrycode: string;
  /** True once the guest has chosen the country of the phone number. */
  hasOwnTelCountry: boolean;
  /** Address as free text; only used for guests who live overseas. */
  address: string;
  /** The passport's photo page as bare base64 JPEG; empty if there is none. */
  passport: string;
  occupation: string;
  prevAccommodation: string;
  nextAccommodation: string;
  /** What was filled in for the guest; a field that says something else by now holds the guest's own answer. */
  filled: Readonly<Partial<Record<GuestField, Filled>>>;
  /** What the last passport has left open; a field that says something by now holds the guest's own answer. */
  unclear: Readonly<Partial<Record<GuestField, Unclear>>>;
};

/** A field of a guest that a form can ask for. */
export type GuestField = Exclude<keyof Guest, 'isChild' | 'hasOwnTelCountry' | 'filled' | 'unclear'>;

/** "Home" in the guest register: where most guests come from and go to next. */
export const HOME_STAY = '自宅';

/** A guest without any answers yet. */
export const emptyGuest = (isChild = false): Guest => ({
  isChild,
  lastName: '',
  firstName: '',
  lastKana: '',
  firstKana: '',
  gender: '',
  age: '',
  overseasFlug: false,
  postcode: '',
  prefecture: '',
  city: '',
  subarea: '',
  furtherSubarea: '',
  tel: '',
  countrycode: JAPAN,
  telCountrycode: JAPAN,
  hasOwnTelCountry: false,
  address: '',
  passport: '',
  occupation: '',
  prevAccommodation: HOME_STAY,
  nextAccommodation: HOME_STAY,
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
