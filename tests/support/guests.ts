import type { Level } from '~/domain/field-row';
import { emptyGuest, type Guest, type Source } from '~/domain/guest';
import { SAMPLE_ANSWERS } from '~/domain/guest-fields';
import type { Reservation } from '~/domain/reservation';
import { overlayVisibilities, type Visibilities } from '~/domain/visibility';
import { type Answers, filling } from '~/fields/filling';
import { fieldsWhere } from '../../kiosk/guest/fields';
import { everyFieldAt } from '../../kiosk/guest/levels';

export const guestWith = (known: Partial<Guest> = {}): Guest => ({ ...emptyGuest(), ...known });

export function filledGuest(
  answers: Answers,
  from: Source = 'reservation',
  typed: Partial<Guest> = {},
): Guest {
  const guest = guestWith(typed);
  return { ...guest, ...filling(guest, answers, from, () => true) };
}

/** The app answers for a guest of Japan who leaves them. */
const LEFT = fieldsWhere(
  ({ blank, belongs, control }) =>
    blank !== undefined || belongs === 'overseas' || control.kind === 'residence',
);

export const YAMADA = guestWith(
  Object.fromEntries(Object.entries(SAMPLE_ANSWERS).filter(([name]) => !LEFT.includes(name))),
);

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

/** Every field of both forms at one level, with exceptions. */
export const visibilitiesAt = (level: Level, over: Visibilities = {}) =>
  overlayVisibilities(everyFieldAt(level).visibility, over);
