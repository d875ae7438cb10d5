import { type Guest, type GuestField, JAPAN } from '~/domain/guest';
import { OTHER_COUNTRY, telCountryOf } from '~/domain/no-country';

/** One guest in the format of the hotel's register. */
export type GuestInfo = Readonly<
  Omit<typeof BLANK, 'age' | 'gender'> & { age: number | null; gender: number | null }
>;

/** Input for the list, in addition to the guests. */
export type GuestInfoOptions = {
  /** Stands in for the representative's name where it is not known; as it is to be sent. */
  readonly reservationName: string;
  /** Stands in for the reading of the representative's family name where it is not known; as it is to be sent. */
  readonly reservationReading: string;
  readonly countryCodeAsPrefecture: boolean;
  /** Returns the Japanese name of a country by its ISO 3166-1 alpha-2 code. */
  readonly countryTitle: (code: string) => string;
};

/**
 * Converts the party to the format of the hotel's register. The first guest is the representative, the only
 * one with an address.
 */
export const guestInfo = (guests: readonly Guest[], options: GuestInfoOptions): GuestInfo[] =>
  guests.map((guest, index) => entry(guest, index, options));

function entry(guest: Guest, index: number, options: GuestInfoOptions): GuestInfo {
  const isRepresentative = index === 0;
  const place = { ...options, isRepresentative, isOverseas: isRepresentative && guest.overseasFlug };
  let info: GuestInfo = { ...BLANK, id: index + 1, is_child: guest.isChild };
  for (const write of Object.values(WRITERS)) info = { ...info, ...write(guest, place) };
  return info;
}

/** An entry without any answers; keys and their order as sent. */
const BLANK = {
  id: 0,
  name: '',
  use_mem_add: false,
  foreign_flg: false,
  overseas_flg: false,
  zip_code: '',
  prefecture: '',
  city: '',
  subarea: '',
  address: '',
  phone: '',
  tel_country_name: '',
  first_name: '',
  last_name: '',
  first_name_kana: '',
  last_name_kana: '',
  age: null,
  gender: null,
  is_child: false,
  prev_accommodation: '',
  next_accommodation: '',
  occupation: '',
};

/** A guest's role in the party; only the representative can be overseas. */
type Place = GuestInfoOptions & { readonly isRepresentative: boolean; readonly isOverseas: boolean };
type Writer = (guest: Guest, place: Place) => Partial<GuestInfo>;

const ifInJapan =
  (write: Writer): Writer =>
  (guest, place) =>
    place.isRepresentative && !place.isOverseas ? write(guest, place) : {};
const ifOverseas =
  (write: Writer): Writer =>
  (guest, place) =>
    place.isOverseas ? write(guest, place) : {};

/** The reservation is the representative's: a companion without a name has the own reading in its place, or nothing. */
function wholeName(
  { lastName, firstName, lastKana, firstKana }: Guest,
  { isRepresentative, reservationName }: Place,
): string {
  const joined = (...parts: readonly string[]) => parts.filter(Boolean).join('\u3000');
  return joined(lastName, firstName) || (isRepresentative ? reservationName : joined(lastKana, firstKana));
}

/**
 * How each field of the forms is written to the register. A new field does not compile without an entry here.
 */
const WRITERS: Readonly<Record<GuestField, Writer>> = {
  lastName: (guest, place) => ({ name: wholeName(guest, place), last_name: guest.lastName }),
  firstName: ({ firstName }) => ({ first_name: firstName }),
  lastKana: ({ lastKana }, { isRepresentative, reservationReading }) => ({
    last_name_kana: lastKana || (isRepresentative ? reservationReading : ''),
  }),
  firstKana: ({ firstKana }) => ({ first_name_kana: firstKana }),
  gender: ({ gender }) => ({ gender: gender === '' ? null : Number(gender) }),
  age: ({ age }) => ({ age: age === '' ? null : Number(age) }),
  overseasFlug: (_, { isOverseas }) => ({ foreign_flg: isOverseas, overseas_flg: isOverseas }),
  postcode: ifInJapan(({ postcode }) => ({ zip_code: postcode })),
  prefecture: ifInJapan(({ prefecture }) => ({ prefecture })),
  city: ifInJapan(({ city }) => ({ city })),
  subarea: ifInJapan(({ subarea }) => ({ subarea })),
  furtherSubarea: ifInJapan(({ furtherSubarea }) => ({ address: furtherSubarea })),
  countrycode: ifOverseas(({ countrycode }, { countryCodeAsPrefecture }) =>
    countryCodeAsPrefecture ? { prefecture: countrycode } : {},
  ),
  address: ifOverseas(({ address }) => ({ address })),
  tel: ({ tel }, { isRepresentative }) => (isRepresentative ? { phone: tel } : {}),
  telCountrycode: ({ telCountrycode, countrycode }, { isOverseas, countryTitle }) => ({
    // A guest who is stateless, or finds no country, may leave open the phone's.
    tel_country_name: countryTitle(
      isOverseas ? telCountrycode || telCountryOf(countrycode) || OTHER_COUNTRY : JAPAN,
    ),
  }),
  // A picture; sent by a separate call.
  passport: () => ({}),
  occupation: ({ occupation }) => ({ occupation }),
  prevAccommodation: ({ prevAccommodation }) => ({ prev_accommodation: prevAccommodation }),
  nextAccommodation: ({ nextAccommodation }) => ({ next_accommodation: nextAccommodation }),
};
