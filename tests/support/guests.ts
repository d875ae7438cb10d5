import { emptyGuest, type Guest } from '~/domain/guest';
import type { Reservation } from '~/domain/reservation';
import type { Level, Visibilities, VisibilityOverlay } from '~/domain/visibility';

/** A guest of whom only this much is known. */
export const guestWith = (known: Partial<Guest> = {}): Guest => ({ ...emptyGuest(), ...known });

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
