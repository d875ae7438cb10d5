import { DEMO_CARDS } from '../cards.ts';
import type { Overlay, Situation } from '../situation.ts';
import { NOTHING_ASKED, onlyAsked } from './questions.ts';

/** Paying at check-in, and nothing asked on the way there. */
const PAYMENT: Overlay = {
  ...NOTHING_ASKED,
  display: { use_checkin_payment: true },
  card: { script_url: '/demo/token.js' },
};
/** The same with a deadline that is short enough to wait for. */
const IMPATIENT: Overlay = { ...PAYMENT, api: { timeout_ms: 5_000 } };

/** Check-in with payment on: the hotel's code for the guest decides where they go. */
export const PAYMENT_SITUATIONS: readonly Situation[] = [
  {
    id: 'payment',
    title: { ja: '事前精算', en: 'Payment at check-in' },
    tell: {
      ja: 'チェックイン後、未精算QRからカードで支払います。入湯税・宿泊税・ポイントあり',
      en: 'After check-in the unsettled QR code, then payment by card; with taxes and points',
    },
    guest: 'payment-target',
  },
  {
    id: 'not-payment-target',
    title: { ja: '精算の対象外', en: 'Nothing to pay' },
    tell: { ja: 'チェックイン後、そのままQRコード', en: 'After check-in straight to the QR code' },
    guest: 'alone',
  },
  {
    id: 'several-rooms',
    title: { ja: '複数のお部屋', en: 'Several rooms' },
    tell: { ja: 'お支払いはせず、QRコード', en: 'No payment on the tablet: the QR code' },
    guest: 'multi-rooms',
  },
  {
    id: 'below-thirty',
    title: { ja: 'チェックイン後もコードが30未満', en: 'Code still below 30 after check-in' },
    tell: { ja: '未精算QR', en: 'The unsettled QR code' },
    guest: 'below-thirty',
  },
  {
    id: 'unsettled',
    title: { ja: 'チェックイン済み・未精算', en: 'Checked in, not paid' },
    tell: { ja: '検索からすぐに未精算QR', en: 'From the search straight to the unsettled QR code' },
    guest: 'checked-in-to-pay',
  },
  {
    id: 'code-30',
    title: { ja: 'コード30・精算の対象外', en: 'Code 30, nothing to pay' },
    tell: { ja: '検索からすぐにQRコード', en: 'From the search straight to the QR code' },
    guest: 'checked-in',
  },
  {
    id: 'code-30-several-rooms',
    title: { ja: 'コード30・複数のお部屋', en: 'Code 30, several rooms' },
    tell: { ja: '検索からすぐにQRコード', en: 'From the search straight to the QR code' },
    guest: 'checked-in-multi-rooms',
  },
  {
    id: 'code-40',
    title: { ja: 'コード40・精算済み', en: 'Code 40, paid' },
    tell: { ja: '検索からすぐにQRコード', en: 'From the search straight to the QR code' },
    guest: 'checked-in-settled',
  },
  {
    id: 'receipt-name',
    title: { ja: '領収書の宛名に代表者名', en: 'Receipt in the representative’s name' },
    tell: {
      ja: '領収書の「宛名を指定する」に代表者のお名前が入ります',
      en: '“Change the name” on the receipt starts with the representative',
    },
    guest: 'payment-target',
    settings: {
      ...PAYMENT,
      ...onlyAsked({ last_name: 2, first_name: 2 }),
      receipt: { prefill_with_representative_name: true },
    },
  },
].map((situation) => ({ settings: PAYMENT, ...situation }));

/** The end of a card's situation: the code that its number holds, and `ok` where it has none. */
const cardId = (number: string): string =>
  number.startsWith('400000000000') ? `card-${number.slice(12, 15)}` : 'card-ok';

/** One for each demo card: from the search three taps to the card. */
export const CARD_SITUATIONS: readonly Situation[] = DEMO_CARDS.map(({ number, ja, en }) => ({
  id: cardId(number),
  title: { ja: `カード：${ja}`, en: `Card: ${en}` },
  tell: { ja: '検索のあと「カードで支払う」へ', en: 'After the search “Pay by card”' },
  guest: 'checked-in-to-pay',
  card: number,
  settings: IMPATIENT,
}));

const FAULTS: readonly Situation[] = [
  {
    id: 'card-script-hangs',
    title: { ja: 'カード会社のスクリプトが読み込めない', en: 'The card script never loads' },
    tell: { ja: '5秒でお知らせ。入力した内容は残ります', en: 'Told after five seconds; the form is kept' },
    fault: { call: 'card_script', kind: 'hang' },
  },
  {
    id: 'card-script-blocked',
    title: { ja: 'カード会社のスクリプトが遮断された', en: 'The card script is blocked' },
    tell: { ja: 'すぐにお知らせ', en: 'Told at once' },
    fault: { call: 'card_script', kind: 'empty-status', status: 403 },
  },
  {
    id: 'public-key-fails',
    title: { ja: '公開鍵を取得できない', en: 'No public key' },
    tell: { ja: 'カードを入力し直します', en: 'The card is entered once more' },
    fault: { call: 'public_key', kind: 'status', status: 500 },
  },
  {
    id: 'settlement-refused',
    title: { ja: '決済が断られる', en: 'The settlement is refused' },
    tell: {
      ja: 'ホテルの言葉を表示。もう一度支払えます',
      en: "The hotel's own words; paying again is possible",
    },
    fault: {
      call: 'settlement',
      kind: 'status',
      status: 400,
      errorMsg: 'このカードはご利用いただけません。別のカードをお試しください。',
    },
  },
  {
    id: 'settlement-unanswered',
    title: { ja: '決済の応答がない', en: 'The settlement gets no answer' },
    tell: {
      ja: '二重に支払うことなく、フロントへご案内します',
      en: 'The front desk, and never a second charge',
    },
    fault: { call: 'settlement', kind: 'hang', when: 'after' },
  },
];

/** What goes wrong outside the card: script, key, settlement. */
export const FAULT_SITUATIONS: readonly Situation[] = FAULTS.map((situation) => ({
  ...situation,
  guest: 'checked-in-to-pay',
  settings: IMPATIENT,
}));
