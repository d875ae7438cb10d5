import type { GuestRole } from '../../src/domain/field-row.ts';
import { FIELD_ROWS, type GuestField } from '../../src/domain/guest.ts';
import type { Visibilities } from '../../src/domain/visibility.ts';
import { GOOD_CARD } from '../demo-hotel/cards.ts';
import { type Answers, sampleOf } from './fields.ts';
import { fieldsAsked, SAMPLE_LEVELS } from './levels.ts';

/** Fields that a guest may leave to the app, or that only some guests are asked. A field with a `blank` is another. */
const LEFT: readonly GuestField[] = [
  'lastName',
  'firstName',
  'lastKana',
  'firstKana',
  'overseasFlug',
  'prefecture',
  'city',
  'subarea',
  'passport',
];

/** Adds the sample answer of each other field that is asked, so that a new field needs no answer of each guest. */
export function withSamples<Own extends Answers>(
  own: Own,
  who: GuestRole = 'representative',
  visibilities: Visibilities = SAMPLE_LEVELS,
): Own {
  const isAnswered = (name: GuestField) => name in own || LEFT.includes(name) || 'blank' in FIELD_ROWS[name];
  const asked = fieldsAsked(who, visibilities, own.overseasFlug === 'true');
  return { ...own, ...sampleOf(...asked.filter((name) => !isAnswered(name))) };
}

/** A resident of Japan. The postcode fills the address. */
export const YAMADA = withSamples({
  ...sampleOf('lastName', 'firstName', 'lastKana', 'firstKana', 'gender', 'age'),
  ...sampleOf('postcode', 'furtherSubarea', 'tel', 'occupation'),
});

export const EMI = withSamples({ lastKana: 'ヤマダ', firstKana: 'エミ', gender: '2' }, 'companion');
export const KENTA = withSamples({ lastKana: 'ヤマダ', firstKana: 'ケンタ', gender: '3' }, 'companion');

export const SMITH_WITHOUT_PASSPORT = withSamples({
  lastName: 'Smith',
  firstName: 'John',
  gender: '1',
  age: '37',
  overseasFlug: 'true',
  ...sampleOf('countrycode', 'address'),
  tel: '5415550123',
  occupation: 'Teacher',
});

export const SMITH = { ...SMITH_WITHOUT_PASSPORT, passport: true } as const satisfies Answers;

/** A card that the demo hotel's provider accepts. */
export const CARD = {
  cardNumber: GOOD_CARD,
  expiryMonth: '12',
  expiryYear: String((new Date().getFullYear() + 2) % 100),
  holderName: 'TARO YAMADA',
  securityCode: '123',
} as const satisfies Answers;

export const MAIL = {
  receiptMailAddress: 'taro@guest.example',
  receiptMailAddressConfirm: 'taro@guest.example',
} as const satisfies Answers;

/** The demo hotel's guests by their particular. */
export const NAMES = {
  /** A party of three; at check-out, a bill paid by card. */
  family: 'ヤマダ タロウ',
  alone: 'サトウ ハナコ',
  fromAbroad: 'SMITH JOHN',
  member: 'カイイン ミサキ',
  checkedInToPay: 'ミセイサン マサル',
  toPay: 'シハライ サキコ',
  nothingToPay: 'セイサン ナシコ',
  paidAlready: 'セイサン スミオ',
  twoRooms: 'フタヘヤ カズオ',
  roomUnknown: 'ヘヤ バンゴウ',
  /** May not check out at the tablet. */
  refused: 'コトワリ ススム',
  /** The queue never moves; the hotel's limit is a minute. */
  waitsInVain: 'マチ クタビレ',
  longFolio: 'メイサイ オオイ',
  longQueue: 'ナガイ レツコ',
  nobody: 'ダレデモ ナイ',
} as const;
