import type { Words } from '../staff-language.ts';

const PAYING: Readonly<Record<string, Words>> = {
  'check-total': { ja: '金額の確認', en: 'amount' },
  'input-card': { ja: 'カードの入力', en: 'card' },
  'receipt-mail': { ja: '領収書のメール', en: 'receipt by mail' },
  'receipt-name': { ja: '領収書の宛名', en: 'name on the receipt' },
  'check-payment': { ja: 'お支払いの確認', en: 'payment' },
  'complete-payment': { ja: 'お支払い完了', en: 'paid' },
};

/** A screen as the staff know it. */
export interface StaffScreen extends Words {
  /** What the help on the tablet calls it: a guest reads it out. */
  readonly code: string;
}

/** The screens of the payment, with the codes from a number on. */
const paying = (letter: string, first: number): Readonly<Record<string, StaffScreen>> =>
  Object.fromEntries(
    Object.entries(PAYING).map(([name, words], at) => [name, { ...words, code: `${letter}${first + at}` }]),
  );

/** A journey of the app, and what the staff call it. */
const journey = (path: string, title: Words, screens: Readonly<Record<string, StaffScreen>>) => ({
  title,
  /** By their paths, in the guest's order, and what the staff call them. */
  screens: new Map(Object.entries(screens).map(([name, screen]) => [`${path}/${name}`, screen])),
});

/** Both journeys. */
export const JOURNEYS = [
  journey(
    '/checkin',
    { ja: 'チェックイン', en: 'Check-in' },
    {
      search: { code: 'A1', ja: '予約の検索', en: 'search' },
      'check-reservation': { code: 'A2', ja: '予約の確認', en: 'reservation' },
      'input-representative': { code: 'A3', ja: '代表者', en: 'representative' },
      'input-companions': { code: 'A4', ja: '同伴者', en: 'companions' },
      'guests-info': { code: 'A5', ja: '内容の確認', en: 'summary' },
      term: { code: 'A6', ja: '約款と署名', en: 'agreement' },
      'confirm-checkin': { code: 'A7', ja: '最終確認', en: 'last question' },
      complete: { code: 'A8', ja: '完了', en: 'done' },
      'unsettled-qr': { code: 'A9', ja: '未精算QRコード', en: 'QR code, to pay' },
      ...paying('A', 10),
      qr: { code: 'A16', ja: 'QRコード', en: 'QR code' },
    },
  ),
  journey(
    '/checkout',
    { ja: 'チェックアウト', en: 'Check-out' },
    {
      search: { code: 'B1', ja: '検索', en: 'search' },
      wait: { code: 'B2', ja: '順番待ち', en: 'queue' },
      'room-number': { code: 'B3', ja: '部屋番号', en: 'rooms' },
      'payment-terms': { code: 'B4', ja: '支払い条件', en: 'terms' },
      ...paying('B', 5),
      'confirm-checkout': { code: 'B11', ja: '最終確認', en: 'last question' },
      'complete-checkout': { code: 'B12', ja: '完了', en: 'done' },
    },
  ),
];

/** Every screen whose sums are metrics: home, what is shown for an error, and both journeys. */
export const COUNTED: readonly string[] = [
  '/',
  '/common-error',
  '/reload-error',
  ...JOURNEYS.flatMap(({ screens }) => [...screens.keys()]),
];
