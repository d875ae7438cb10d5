import { emptyGuest, type Guest, type Source } from '~/domain/guest';
import type { Reservation } from '~/domain/reservation';
import type { Level, Visibilities, VisibilityOverlay } from '~/domain/visibility';
import { type Answers, filling } from '~/fields/filling';

/** A guest of whom only this much is known. */
export const guestWith = (known: Partial<Guest> = {}): Guest => ({ ...emptyGuest(), ...known });

/** A guest for whom answers were filled in, whatever the form shows. */
export function filledGuest(
  answers: Answers,
  from: Source = 'reservation',
  typed: Partial<Guest> = {},
): Guest {
  const guest = guestWith(typed);
  return { ...guest, ...filling(guest, answers, from, () => true) };
}

/** A guest of whom everything is known but where they come from and go to. */
export const YAMADA = guestWith({
  lastName: '山田',
  firstName: '太郎',
  lastKana: 'ヤマダ',
  firstKana: 'タロウ',
  gender: '1',
  age: '45',
  postcode: '7830060',
  prefecture: '高知県',
  city: '南国市',
  subarea: '蛍が丘',
  furtherSubarea: '1-2-3',
  tel: '0881234567',
  occupation: '会社員',
});

/** A reservation for one adult, changed where the test says so. */
export const reservationWith = (known: Partial<Reservation> = {}): Reservation => ({
  reservationName: 'ヤマダタロウ',
  numOfAdults: 1,
  numOfChildren: 0,
  numOfOthers: 0,
  checkoutDate: { year: 2026, month: 11, day: 24 },
  checkoutDateText: '2026-11-24',
  roomTypes: [],
  facilityName: undefined,
  lengthOfStay: undefined,
  checkinStatus: undefined,
  isPaymentTarget: undefined,
  isMultiRooms: undefined,
  ...known,
});

/** Every field of both forms at one level, but for what is laid over it. */
export function visibilitiesAt(level: Level, over: VisibilityOverlay = {}): Visibilities {
  return {
    representative: {
      last_name: level,
      first_name: level,
      last_name_kana: level,
      first_name_kana: level,
      overseas: level,
      zip_code: level,
      prefecture: level,
      city: level,
      subarea: level,
      address: level,
      phone: level,
      age: level,
      gender: level,
      occupation: level,
      prev_accommodation: level,
      next_accommodation: level,
      passport: level,
      ...over.representative,
    },
    companion: {
      last_name: level,
      first_name: level,
      last_name_kana: level,
      first_name_kana: level,
      age: level,
      gender: level,
      ...over.companion,
    },
  };
}
