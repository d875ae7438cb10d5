import { type Guest, JAPAN } from '~/domain/guest';

/** One guest as the hotel's register takes it; keys and order as on the wire. */
export type GuestInfo = {
  readonly id: number;
  readonly name: string;
  readonly use_mem_add: false;
  readonly foreign_flg: boolean;
  readonly overseas_flg: boolean;
  readonly zip_code: string;
  readonly prefecture: string;
  readonly city: string;
  readonly subarea: string;
  readonly address: string;
  readonly phone: string;
  readonly tel_country_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly first_name_kana: string;
  readonly last_name_kana: string;
  readonly age: number | null;
  readonly gender: number | null;
  readonly is_child: boolean;
  readonly prev_accommodation: string;
  readonly next_accommodation: string;
  readonly occupation: string;
};

/** What the list is made with, apart from the guests. */
export type GuestInfoOptions = {
  readonly reservationName: string;
  readonly countryCodeAsPrefecture: boolean;
  /** The Japanese name of a country by its ISO 3166-1 alpha-2 code. */
  readonly countryTitle: (code: string) => string;
};

/** The party as the hotel wants it; the first guest is the representative, the only one with an address. */
export const guestInfo = (guests: readonly Guest[], options: GuestInfoOptions): GuestInfo[] =>
  guests.map((guest, index) => entry(guest, index, options));

function entry(guest: Guest, index: number, options: GuestInfoOptions): GuestInfo {
  const overseas = index === 0 && guest.overseasFlug;
  const { reservationName } = options;
  return {
    id: index + 1,
    name: [guest.lastName, guest.firstName].filter(Boolean).join('\u3000') || reservationName,
    use_mem_add: false,
    foreign_flg: overseas,
    overseas_flg: overseas,
    ...(index === 0 ? addressOf(guest, options) : NO_ADDRESS),
    tel_country_name: options.countryTitle(overseas ? guest.telCountrycode : JAPAN),
    first_name: guest.firstName,
    last_name: guest.lastName,
    first_name_kana: guest.firstKana,
    last_name_kana: guest.lastKana || reservationName,
    age: guest.age === '' ? null : Number(guest.age),
    gender: guest.gender === '' ? null : Number(guest.gender),
    is_child: guest.isChild,
    prev_accommodation: guest.prevAccommodation,
    next_accommodation: guest.nextAccommodation,
    occupation: guest.occupation,
  };
}

const NO_ADDRESS = { zip_code: '', prefecture: '', city: '', subarea: '', address: '', phone: '' } as const;

function addressOf(guest: Guest, { countryCodeAsPrefecture }: GuestInfoOptions) {
  if (!guest.overseasFlug) {
    return {
      zip_code: guest.postcode,
      prefecture: guest.prefecture,
      city: guest.city,
      subarea: guest.subarea,
      address: guest.furtherSubarea,
      phone: guest.tel,
    };
  }
  const prefecture = countryCodeAsPrefecture ? guest.countrycode : '';
  return { ...NO_ADDRESS, prefecture, address: guest.address, phone: guest.tel };
}
