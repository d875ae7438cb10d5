import type { Words } from '../staff-language.ts';

const PAYING: Readonly<Record<string, Words>> = {
  'check-total': { ja: '金額の確認', en: 'amount' },
  'input-card': { ja: 'カードの入力', en: 'card' },
  'receipt-mail': { ja: '領収書のメール', en: 'receipt by mail' },
  'receipt-name': { ja: '領収書の宛名', en: 'name on the receipt' },
  'check-payment': { ja: 'お支払いの確認', en: 'payment' },
  'complete-payment': { ja: 'お支払い完了', en: 'paid' },
};

/** A journey of the app, and what the staff call it. */
const journey = (path: string, title: Words, screens: Readonly<Record<string, Words>>) => ({
  title,
  /** By their paths, in the guest's order, and what the staff call them. */
  screens: new Map(Object.entries(screens).map(([name, words]) => [`${path}/${name}`, words])),
});

/** Both journeys. */
export const JOURNEYS = [
  journey(
    '/checkin',
    { ja: 'チェックイン', en: 'Check-in' },
    {
      search: { ja: '予約の検索', en: 'search' },
      'check-reservation': { ja: '予約の確認', en: 'reservation' },
      'input-representative': { ja: '代表者', en: 'representative' },
      'input-companions': { ja: '同伴者', en: 'companions' },
      'guests-info': { ja: '内容の確認', en: 'summary' },
      term: { ja: '約款と署名', en: 'agreement' },
      'confirm-checkin': { ja: '最終確認', en: 'last question' },
      complete: { ja: '完了', en: 'done' },
      'unsettled-qr': { ja: '未精算QRコード', en: 'QR code, to pay' },
      ...PAYING,
      qr: { ja: 'QRコード', en: 'QR code' },
    },
  ),
  journey(
    '/checkout',
    { ja: 'チェックアウト', en: 'Check-out' },
    {
      search: { ja: '検索', en: 'search' },
      wait: { ja: '順番待ち', en: 'queue' },
      'room-number': { ja: '部屋番号', en: 'rooms' },
      'payment-terms': { ja: '支払い条件', en: 'terms' },
      ...PAYING,
      'confirm-checkout': { ja: '最終確認', en: 'last question' },
      'complete-checkout': { ja: '完了', en: 'done' },
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
