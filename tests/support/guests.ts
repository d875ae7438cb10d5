import { emptyGuest, type Guest, type Source } from '~/domain/guest';
import type { Reservation } from '~/domain/reservation';
import {
  COMPANION_FIELDS,
  DEFAULT_VISIBILITIES,
  type Level,
  overlayVisibilities,
  REPRESENTATIVE_FIELDS,
  type Visibilities,
  type VisibilityOverlay,
} from '~/domain/visibility';
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

function allAt<F extends string>(fields: readonly F[], level: Level) {
  const levels: Partial<Record<F, Level>> = {};
  for (const field of fields) levels[field] = level;
  return levels;
}

/** Every field of both forms at one level, but for what is laid over it. */
export function visibilitiesAt(level: Level, over: VisibilityOverlay = {}): Visibilities {
  const representative = allAt(REPRESENTATIVE_FIELDS, level);
  const companion = allAt(COMPANION_FIELDS, level);
  return overlayVisibilities(overlayVisibilities(DEFAULT_VISIBILITIES, { representative, companion }), over);
}
