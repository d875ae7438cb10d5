import { GOOD_CARD } from '../demo-hotel/cards.ts';
import { type Answers, sampleOf } from './fields.ts';

/** A resident of Japan; the sample settings ask no more. The postcode fills the address. */
export const YAMADA = {
  ...sampleOf('lastName', 'firstName', 'lastKana', 'firstKana', 'gender', 'age'),
  ...sampleOf('postcode', 'furtherSubarea', 'tel', 'occupation'),
};

export const EMI = { lastKana: 'ヤマダ', firstKana: 'エミ', gender: '2' } as const satisfies Answers;
export const KENTA = { lastKana: 'ヤマダ', firstKana: 'ケンタ', gender: '3' } as const satisfies Answers;

export const SMITH_WITHOUT_PASSPORT = {
  lastName: 'Smith',
  firstName: 'John',
  gender: '1',
  age: '37',
  overseasFlug: 'true',
  ...sampleOf('countrycode', 'address'),
  tel: '5415550123',
  occupation: 'Teacher',
} as const satisfies Answers;

/** With a photographed passport. */
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
