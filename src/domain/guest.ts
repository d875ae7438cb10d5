/** ISO 3166-1 alpha-2 of Japan: the default of both country fields. */
export const JAPAN = 'JP';
/** Japan as the hotel's register writes it. */
export const JAPAN_TITLE = '日本';

/** As the hotel's register counts them: 1 male, 2 female, 3 other or no answer. Empty while not chosen. */
export type Gender = '' | '1' | '2' | '3';

/** One person of the party; the first of the list is the representative. Text as typed, never null. */
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
  /** The country of the telephone number; follows `countrycode` until the guest changes it. */
  telCountrycode: string;
  /** True once the guest has chosen the telephone's country. */
  hasOwnTelCountry: boolean;
  /** Free text, overseas only. */
  address: string;
  /** The passport's photo page as bare base64 JPEG; empty while there is none. */
  passport: string;
  occupation: string;
  prevAccommodation: string;
  nextAccommodation: string;
};

/** A field of a guest that a form asks for. */
export type GuestField = Exclude<keyof Guest, 'isChild' | 'hasOwnTelCountry'>;

/** Where most guests come from and go to, as the register words it. */
export const HOME_STAY = '自宅';

/** A guest of whom nothing is known yet. */
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
});

/** How many of each kind take part; kinds the hotel does not show are 0. */
export type PartySize = { readonly adults: number; readonly children: number; readonly others: number };

/** Everybody of the party, the representative included; never below one. */
export const partyTotal = ({ adults, children, others }: PartySize): number =>
  Math.max(1, adults) + children + others;

/** The party's guests: the representative and the other adults, then children and others as child entries. */
export function createParty(size: PartySize): Guest[] {
  const adults = Math.max(1, size.adults);
  return Array.from({ length: partyTotal(size) }, (_, index) => emptyGuest(index >= adults));
}
