import { GOOD_CARD } from '../demo-hotel/cards.ts';
import { type Answers, sampleOf } from './fields.ts';

/** A resident of Japan; the sample settings ask no more. The address up to the town comes with the postcode. */
export const YAMADA = {
  ...sampleOf('lastName', 'firstName', 'lastKana', 'firstKana', 'gender', 'age'),
  ...sampleOf('postcode', 'furtherSubarea', 'tel', 'occupation'),
};

/** The family that travels with Yamada. */
export const EMI = { lastKana: 'ヤマダ', firstKana: 'エミ', gender: '2' } as const satisfies Answers;
export const KENTA = { lastKana: 'ヤマダ', firstKana: 'ケンタ', gender: '3' } as const satisfies Answers;

/** A visitor from abroad, at a hotel that asks for no passport. */
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

/** The same, whose passport is photographed. */
export const SMITH = { ...SMITH_WITHOUT_PASSPORT, passport: true } as const satisfies Answers;

/** A card with which the demo hotel's provider is content. */
export const CARD = {
  cardNumber: GOOD_CARD,
  expiryMonth: '12',
  expiryYear: String((new Date().getFullYear() + 2) % 100),
  holderName: 'TARO YAMADA',
  securityCode: '123',
} as const satisfies Answers;

/** Where the receipt goes. */
export const MAIL = {
  receiptMailAddress: 'taro@guest.example',
  receiptMailAddressConfirm: 'taro@guest.example',
} as const satisfies Answers;

/** Under which names the guests are known to the demo hotel, and what is special about their stays. */
export const NAMES = {
  /** A party of three; when leaving, a bill to be paid by card. */
  family: 'ヤマダ タロウ',
  alone: 'サトウ ハナコ',
  fromAbroad: 'SMITH JOHN',
  member: 'カイイン ミサキ',
  /** Checked in already and still to pay. */
  checkedInToPay: 'ミセイサン マサル',
  /** Has to check in first, and then to pay. */
  toPay: 'シハライ サキコ',
  nothingToPay: 'セイサン ナシコ',
  /** Paid already, and only to check out. */
  paidAlready: 'セイサン スミオ',
  twoRooms: 'フタヘヤ カズオ',
  /** The hotel does not know of which room. */
  roomUnknown: 'ヘヤ バンゴウ',
  /** May not check out at the tablet. */
  refused: 'コトワリ ススム',
  /** The queue never moves, and the hotel lets nobody wait longer than a minute. */
  waitsInVain: 'マチ クタビレ',
  /** Fifty lines on the bill. */
  longFolio: 'メイサイ オオイ',
  /** Twelve parties are before this guest. */
  longQueue: 'ナガイ レツコ',
  nobody: 'ダレデモ ナイ',
} as const;
