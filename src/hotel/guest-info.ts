import { JAPAN } from '~/domain/field-row';
import { FIELD_ROWS, type FieldWith, fieldsWith, type Guest, type GuestField } from '~/domain/guest';
import { GUEST_FIELDS } from '~/domain/guest-fields';
import { OTHER_COUNTRY, telCountryOf } from '~/domain/no-country';
import { recordOf } from '~/platform/records';

/** Fields that are sent unchanged, under the keys in their rows. */
const PLAIN_FIELDS = fieldsWith('wire');
const wireOf = (name: FieldWith<'wire'>) => GUEST_FIELDS[name].wire;

/** One guest in the format of the hotel's register. */
type GuestInfo = Readonly<
  Omit<typeof BLANK, 'age' | 'gender'> & { age: number | null; gender: number | null }
>;

export type GuestInfoOptions = {
  /** Replaces an unknown name of the representative; ready to send. */
  readonly reservationName: string;
  /** Replaces an unknown reading of the family name; ready to send. */
  readonly reservationReading: string;
  readonly countryCodeAsPrefecture: boolean;
  /** The Japanese name of a country by its ISO 3166-1 alpha-2 code. */
  readonly countryTitle: (code: string) => string;
};

/** Converts the party to the hotel's register. Only the first guest, the representative, has an address. */
export const guestInfo = (guests: readonly Guest[], options: GuestInfoOptions): GuestInfo[] =>
  guests.map((guest, index) => entry(guest, index, options));

function entry(guest: Guest, index: number, options: GuestInfoOptions): GuestInfo {
  const isRepresentative = index === 0;
  const place = { ...options, isRepresentative, isOverseas: isRepresentative && guest.overseasFlug };
  let info: GuestInfo = { ...BLANK, id: index + 1, is_child: guest.isChild };
  for (const name of PLAIN_FIELDS) {
    const { belongs } = FIELD_ROWS[name];
    const isHere = isRepresentative && (belongs === 'overseas') === place.isOverseas;
    if (belongs === undefined || isHere) info = { ...info, [wireOf(name)]: guest[name] };
  }
  for (const write of Object.values(WRITERS)) info = { ...info, ...write(guest, place) };
  return info;
}

/** The keys of the specification in its order. */
const SPECIFIED = {
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
const FURTHER = recordOf(PLAIN_FIELDS.map(wireOf), () => '');
const BLANK = Object.assign({}, SPECIFIED, FURTHER);

/** A guest's role in the party; only the representative can be overseas. */
type Place = GuestInfoOptions & { readonly isRepresentative: boolean; readonly isOverseas: boolean };
type Writer = (guest: Guest, place: Place) => Partial<GuestInfo>;

/** The reservation names only the representative. A companion without a name gets the own reading, or nothing. */
function wholeName(
  { lastName, firstName, lastKana, firstKana }: Guest,
  { isRepresentative, reservationName }: Place,
): string {
  const joined = (...parts: readonly string[]) => parts.filter(Boolean).join('\u3000');
  return joined(lastName, firstName) || (isRepresentative ? reservationName : joined(lastKana, firstKana));
}

/** The other fields; one without a writer and a key does not compile. */
const WRITERS: Readonly<Record<Exclude<GuestField, FieldWith<'wire'>>, Writer>> = {
  lastName: (guest, place) => ({ name: wholeName(guest, place), last_name: guest.lastName }),
  firstName: ({ firstName }) => ({ first_name: firstName }),
  lastKana: ({ lastKana }, { isRepresentative, reservationReading }) => ({
    last_name_kana: lastKana || (isRepresentative ? reservationReading : ''),
  }),
  firstKana: ({ firstKana }) => ({ first_name_kana: firstKana }),
  gender: ({ gender }) => ({ gender: gender === '' ? null : Number(gender) }),
  age: ({ age }) => ({ age: age === '' ? null : Number(age) }),
  overseasFlug: (_, { isOverseas }) => ({ foreign_flg: isOverseas, overseas_flg: isOverseas }),
  countrycode: ({ countrycode }, { isOverseas, countryCodeAsPrefecture }) =>
    isOverseas && countryCodeAsPrefecture ? { prefecture: countrycode } : {},
  tel: ({ tel }, { isRepresentative }) => (isRepresentative ? { phone: tel } : {}),
  telCountrycode: ({ telCountrycode, countrycode }, { isOverseas, countryTitle }) => ({
    // A guest without a listed country may leave the phone's open.
    tel_country_name: countryTitle(
      isOverseas ? telCountrycode || telCountryOf(countrycode) || OTHER_COUNTRY : JAPAN,
    ),
  }),
  // A picture has its own call.
  passport: () => ({}),
};
