import { cardFor } from '../../../kiosk/demo-hotel/cards.ts';

/** What is typed: words that stand nowhere but in what a monkey types, and that tell which visit they were typed in. */

const KANA = 'アイウエオカキクケコ';
const BEGINNING = 'ヌヌ';
const END = 'ムム';
const MARK = new RegExp(`${BEGINNING}[${KANA}]+${END}`, 'gu');

/** The word of a visit; letters only, as names hold no digits. */
const markOf = (visit: number): string =>
  BEGINNING + [...String(visit)].map((digit) => KANA[Number(digit)]).join('') + END;

/** The words of other visits in a text. */
export const strangersIn = (text: string, visits: readonly number[]): readonly string[] =>
  (text.normalize('NFKC').match(MARK) ?? []).filter((mark) => !visits.map(markOf).includes(mark));

/** Guests of the demo hotel, each with another way through the journey; the last one is unknown. */
const NAMES = {
  checkin: [
    'ヤマダ タロウ',
    'サトウ ハナコ',
    'SMITH JOHN',
    'カイイン ミサキ',
    'ミセイサン マサル',
    'シハライ サキコ',
    'タナカ イチロウ',
    'ヤリナオシ ジュン',
    'ダレデモナイ',
  ],
  checkout: [
    'ヤマダ タロウ',
    'セイサン ナシコ',
    'セイサン スミオ',
    'ヘヤ バンゴウ',
    'メイサイ オオイ',
    'コトワリ ススム',
    'ダレデモナイ',
  ],
} as const;
/** What a guest came for. */
export type Journey = keyof typeof NAMES;

/** Good cards, and some that the provider refuses. */
const CARDS = ['4111111111111111', '5555555555554444', cardFor('102'), cardFor('998'), cardFor('180')];

/** What is right in each field by its name, without the place of a companion before it. */
export function rightWords(visit: number, journey: Journey, which: number): Readonly<Record<string, string>> {
  const names = NAMES[journey];
  const mark = markOf(visit);
  const mail = `monkey${which}@guest.example`;
  return {
    reservationName: names[which % names.length] ?? '',
    phoneNumber: `0801${String(1_000_000 + which)}`,
    lastName: `姓${mark}`,
    firstName: `名${mark}`,
    lastKana: `セイ${mark}`,
    firstKana: `メイ${mark}`,
    signedName: `姓${mark}`,
    age: '42',
    postcode: '7830060',
    prefecture: '高知県',
    city: `市${mark}`,
    subarea: `町${mark}`,
    furtherSubarea: `番地${mark}`,
    tel: `0901${String(1_000_000 + which)}`,
    countrycode: 'US',
    address: `Elm Street ${mark}`,
    occupation: `職${mark}`,
    prevAccommodation: `前${mark}`,
    nextAccommodation: `後${mark}`,
    roomNumber: `73916${10_000 + which}`,
    cardNumber: CARDS[which % CARDS.length] ?? '',
    expiryMonth: '12',
    holderName: 'MONKEY TARO',
    securityCode: '917',
    receiptMailAddress: mail,
    receiptMailAddressConfirm: mail,
    receiptName: `宛${mark}`,
  };
}

/** What nobody should type, and somebody does. */
export const NONSENSE: readonly string[] = [
  '',
  ' ',
  '<b onclick="alert(1)">ヌヌヌ</b>',
  '🍣🍣🍣🍣🍣',
  'ﾇﾇﾇﾇﾇ ﾌﾞﾌﾞ',
  '９９９９９９９',
  '-1',
  '0000000',
  'ヌ'.repeat(400),
  'a@b',
  '..//../%00%F0&=?#',
  '\u202Eなえませみよ\u200B',
  '名前\n名前\t名前',
  'null',
  '１２３４−５６７',
  '𠮷野家𠮷野家',
];
