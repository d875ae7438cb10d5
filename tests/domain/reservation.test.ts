import { describe, expect, it } from 'vitest';
import {
  dateWriterOf,
  formatDate,
  isSameReservation,
  parseDate,
  type Reservation,
} from '~/domain/reservation';
import { reservationWith } from '../support/guests';

describe('a date of the hotel', () => {
  it.each([
    ['2026-11-24', { year: 2026, month: 11, day: 24 }],
    ['20261124', { year: 2026, month: 11, day: 24 }],
    ['2028-02-29', { year: 2028, month: 2, day: 29 }],
    ['20261231', { year: 2026, month: 12, day: 31 }],
    ['2027-01-01', { year: 2027, month: 1, day: 1 }],
  ])('%s is read', (text, date) => expect(parseDate(text)).toEqual(date));

  it.each([
    '',
    '2026/11/24',
    '2026-1124',
    '202611-24',
    '2026-11-24T00:00:00',
    '26-11-24',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-02-29',
    '2026-04-31',
    '2026-11-32',
    '２０２６１１２４',
    ' 20261124',
    'tomorrow',
  ])('%j is none', (text) => expect(parseDate(text)).toBeUndefined());
});

it.each([
  ['ja', { year: 2026, month: 11, day: 24 }, '2026年11月24日（火）', '11月24日（火）'],
  ['ja', { year: 2027, month: 1, day: 3 }, '2027年1月3日（日）', '1月3日（日）'],
  ['en', { year: 2026, month: 11, day: 24 }, 'Tue 24 Nov 2026', 'Tue 24 Nov'],
  ['en', { year: 2026, month: 5, day: 1 }, 'Fri 1 May 2026', 'Fri 1 May'],
  ['zh-Hans', { year: 2026, month: 11, day: 24 }, '2026年11月24日（周二）', '11月24日（周二）'],
  ['zh-Hans', { year: 2027, month: 1, day: 3 }, '2027年1月3日（周日）', '1月3日（周日）'],
  ['zh-Hant', { year: 2026, month: 11, day: 24 }, '2026年11月24日（週二）', '11月24日（週二）'],
  ['ko', { year: 2026, month: 11, day: 24 }, '2026년 11월 24일 (화)', '11월 24일 (화)'],
  ['ko', { year: 2027, month: 1, day: 3 }, '2027년 1월 3일 (일)', '1월 3일 (일)'],
  ['fr', { year: 2026, month: 11, day: 24 }, 'mar. 24 nov. 2026', 'mar. 24 nov.'],
])('a date as the guest reads it: in %s, %o: %s, or %s', (locale, date, whole, withoutYear) =>
  expect([formatDate(date, locale), formatDate(date, locale, 'no-year')]).toEqual([whole, withoutYear]),
);

it.each([
  ['en', 'Tuesday 24 November'],
  ['ja', '11月24日（火曜日）'],
  ['fr', 'mardi 24 novembre'],
])('the day of a clock in %s: %s', (language, text) => {
  const write = dateWriterOf(language, {
    timeZone: 'UTC',
    month: 'long',
    day: 'numeric',
    weekday: 'long',
  });
  expect(write(new Date(Date.UTC(2026, 10, 24)))).toBe(text);
});

describe('a reservation that is found a second time', () => {
  const first = reservationWith({
    roomTypes: ['シングル', 'ツイン'],
    facilityName: '本館',
    lengthOfStay: 2,
    checkinStatus: '00',
    isPaymentTarget: true,
  });

  it.each<[string, Partial<Reservation>]>([
    ['in every word', {}],
    ['with its rooms in another order', { roomTypes: ['ツイン', 'シングル'] }],
    ['with its date in another spelling', { checkoutDateText: '20261124' }],
    ['checked in and paid meanwhile', { checkinStatus: '40', isPaymentTarget: false }],
    ['with a word about its rooms that was left out', { isMultiRooms: true }],
  ])('is the same %s', (_, change) => expect(isSameReservation(first, { ...first, ...change })).toBe(true));

  it.each<[string, Partial<Reservation>]>([
    ['name', { reservationName: 'ヤマダハナコ' }],
    ['number of adults', { numOfAdults: 2 }],
    ['number of children', { numOfChildren: 1 }],
    ['number of others', { numOfOthers: 1 }],
    ['day', { checkoutDate: { year: 2026, month: 11, day: 25 } }],
    ['year', { checkoutDate: { year: 2027, month: 11, day: 24 } }],
    ['length', { lengthOfStay: 1 }],
    ['unknown length', { lengthOfStay: undefined }],
    ['number of rooms', { roomTypes: ['シングル'] }],
    ['kind of room', { roomTypes: ['シングル', 'シングル'] }],
    ['house', { facilityName: '別館' }],
  ])('is another one with another %s', (_, change) =>
    expect(isSameReservation(first, { ...first, ...change })).toBe(false),
  );
});
