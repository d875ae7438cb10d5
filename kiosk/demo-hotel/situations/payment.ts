import { DEMO_CARDS } from '../cards.ts';
import { NOTHING_ASKED, type Overlay, onlyAsked, type Situation, situationsOf } from '../situation.ts';

/** Payment at check-in, without questions before it. */
const PAYMENT: Overlay = {
  ...NOTHING_ASKED,
  display: { use_checkin_payment: true },
  card: { script_url: '/demo/token.js' },
};
const PAYING = { settings: PAYMENT };
/** A guest who goes straight to the card, with a short deadline to wait for. */
const TO_PAY = { guest: 'checked-in-to-pay', settings: { ...PAYMENT, api: { timeout_ms: 5_000 } } } as const;

/** Check-in with payment: the hotel's code decides the guest's way. */
export const PAYMENT_SITUATIONS = situationsOf(PAYING, {
  payment: {
    ja: {
      title: '事前精算',
      tell: 'チェックイン後、未精算QRからカードで支払います。入湯税・宿泊税・ポイントあり',
    },
    en: {
      title: 'Payment at check-in',
      tell: 'After check-in the unsettled QR code, then payment by card; with taxes and points',
    },
    guest: 'payment-target',
  },
  'not-payment-target': {
    ja: { title: '精算の対象外', tell: 'チェックイン後、そのままQRコード' },
    en: { title: 'Nothing to pay', tell: 'After check-in straight to the QR code' },
    guest: 'alone',
  },
  'several-rooms': {
    ja: { title: '複数のお部屋', tell: 'お支払いはせず、QRコード' },
    en: { title: 'Several rooms', tell: 'No payment on the tablet: the QR code' },
    guest: 'multi-rooms',
  },
  'below-thirty': {
    ja: { title: 'チェックイン後もコードが30未満', tell: '未精算QR' },
    en: { title: 'Code still below 30 after check-in', tell: 'The unsettled QR code' },
    guest: 'below-thirty',
  },
  unsettled: {
    ja: { title: 'チェックイン済み・未精算', tell: '検索からすぐに未精算QR' },
    en: { title: 'Checked in, not paid', tell: 'From the search straight to the unsettled QR code' },
    guest: 'checked-in-to-pay',
  },
  'code-30': {
    ja: { title: 'コード30・精算の対象外', tell: '検索からすぐにQRコード' },
    en: { title: 'Code 30, nothing to pay', tell: 'From the search straight to the QR code' },
    guest: 'checked-in',
  },
  'code-30-several-rooms': {
    ja: { title: 'コード30・複数のお部屋', tell: '検索からすぐにQRコード' },
    en: { title: 'Code 30, several rooms', tell: 'From the search straight to the QR code' },
    guest: 'checked-in-multi-rooms',
  },
  'code-40': {
    ja: { title: 'コード40・精算済み', tell: '検索からすぐにQRコード' },
    en: { title: 'Code 40, paid', tell: 'From the search straight to the QR code' },
    guest: 'checked-in-settled',
  },
  'receipt-name': {
    ja: { title: '領収書の宛名に代表者名', tell: '領収書の「宛名を指定する」に代表者のお名前が入ります' },
    en: {
      title: 'Receipt in the representative’s name',
      tell: '“Change the name” on the receipt starts with the representative',
    },
    guest: 'payment-target',
    settings: {
      ...PAYMENT,
      ...onlyAsked({ last_name: 2, first_name: 2 }),
      receipt: { prefill_with_representative_name: true },
    },
  },
});

/** The card's code, `ok` for none. */
const cardId = (number: string): string =>
  number.startsWith('400000000000') ? `card-${number.slice(12, 15)}` : 'card-ok';

/** One for each demo card: three taps from the search to the card. */
export const CARD_SITUATIONS: readonly Situation[] = DEMO_CARDS.map(({ number, ja, en }) => ({
  id: cardId(number),
  ja: { title: `カード：${ja}`, tell: '検索のあと「カードで支払う」へ' },
  en: { title: `Card: ${en}`, tell: 'After the search “Pay by card”' },
  ...TO_PAY,
  card: number,
}));

export const FAULT_SITUATIONS = situationsOf(TO_PAY, {
  'card-script-hangs': {
    ja: { title: 'カード会社のスクリプトが読み込めない', tell: '5秒でお知らせ。入力した内容は残ります' },
    en: { title: 'The card script never loads', tell: 'Told after five seconds; the form is kept' },
    fault: { call: 'card_script', kind: 'hang' },
  },
  'card-script-blocked': {
    ja: { title: 'カード会社のスクリプトが遮断された', tell: 'すぐにお知らせ' },
    en: { title: 'The card script is blocked', tell: 'Told at once' },
    fault: { call: 'card_script', kind: 'empty-status', status: 403 },
  },
  'public-key-fails': {
    ja: { title: '公開鍵を取得できない', tell: 'カードを入力し直します' },
    en: { title: 'No public key', tell: 'The card is entered once more' },
    fault: { call: 'public_key', kind: 'status', status: 500 },
  },
  'settlement-refused': {
    ja: { title: '決済が断られる', tell: 'ホテルの言葉を表示。もう一度支払えます' },
    en: { title: 'The settlement is refused', tell: "The hotel's own words; paying again is possible" },
    fault: {
      call: 'settlement',
      kind: 'status',
      status: 400,
      errorMsg: 'このカードはご利用いただけません。別のカードをお試しください。',
    },
  },
  'settlement-unanswered': {
    ja: { title: '決済の応答がない', tell: '二重に支払うことなく、フロントへご案内します' },
    en: { title: 'The settlement gets no answer', tell: 'The front desk, and never a second charge' },
    fault: { call: 'settlement', kind: 'hang', when: 'after' },
  },
});
