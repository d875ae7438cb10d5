import type { Level } from '~/domain/field-row';
import { emptyGuest, type Guest, type Source } from '~/domain/guest';
import { SAMPLE_ANSWERS } from '~/domain/guest-fields';
import type { Reservation } from '~/domain/reservation';
import { overlayVisibilities, type Visibilities } from '~/domain/visibility';
import { type Answers, filling } from '~/fields/filling';
import { fieldsWhere } from '../../kiosk/guest/fields';
import { everyFieldAt } from '../../kiosk/guest/levels';

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

/** Left as they are: where abroad the guest lives, if at all, where the guest comes from and goes to. */
const LEFT = ['prevAccommodation', 'nextAccommodation', 'overseasFlug'].concat(
  fieldsWhere(({ belongs }) => belongs === 'overseas'),
);

/** A guest in Japan who has given the sample answers. */
export const YAMADA = guestWith(
  Object.fromEntries(Object.entries(SAMPLE_ANSWERS).filter(([name]) => !LEFT.includes(name))),
);

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
export const visibilitiesAt = (level: Level, over: Visibilities = {}) =>
  overlayVisibilities(everyFieldAt(level).visibility, over);
