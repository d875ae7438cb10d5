import type { ScreenPath } from '../../../src/flow/screens.ts';
import type { Words } from '../../server/staff-language.ts';
import type { View } from '../preview/views.ts';

/** The names of the screens; the compiler says which is missing. */
export const SCREEN_WORDS: Readonly<Record<ScreenPath, Words>> = {
  '/': { en: 'Home', ja: 'はじめの画面' },
  '/404': { en: 'No such page', ja: 'ページが見つからない' },
  '/reload-error': { en: 'After a reload', ja: '再読み込みのあと' },
  '/common-error': { en: 'Something went wrong', ja: '共通のエラー' },
  '/checkin/search': { en: 'Search', ja: '予約を探す' },
  '/checkin/check-reservation': { en: 'Reservation', ja: '予約の確認' },
  '/checkin/input-representative': { en: 'Form', ja: '代表者の入力' },
  '/checkin/input-companions': { en: 'Companions', ja: '同伴者の入力' },
  '/checkin/guests-info': { en: 'Summary', ja: '入力内容の確認' },
  '/checkin/term': { en: 'Agreement and signature', ja: '約款と署名' },
  '/checkin/confirm-checkin': { en: 'Last question', ja: '最後の確認' },
  '/checkin/complete': { en: 'Done', ja: '完了' },
  '/checkin/qr': { en: 'QR code', ja: 'QRコード' },
  '/checkin/unsettled-qr': { en: 'QR code, still to pay', ja: 'QRコード（未精算）' },
  '/checkin/check-total': { en: 'Total', ja: '金額の確認' },
  '/checkin/input-card': { en: 'Card', ja: 'カードの入力' },
  '/checkin/receipt-mail': { en: 'Receipt by mail', ja: '領収書のメール' },
  '/checkin/receipt-name': { en: 'Name on the receipt', ja: '領収書の宛名' },
  '/checkin/check-payment': { en: 'Before paying', ja: '支払いの確認' },
  '/checkin/complete-payment': { en: 'Paid', ja: '支払いの完了' },
  '/checkout/search': { en: 'Search', ja: '予約を探す' },
  '/checkout/wait': { en: 'Queue', ja: '順番待ち' },
  '/checkout/room-number': { en: 'Rooms', ja: '部屋の確認' },
  '/checkout/payment-terms': { en: 'Payment terms', ja: '支払いの条件' },
  '/checkout/check-total': { en: 'Total', ja: '金額の確認' },
  '/checkout/input-card': { en: 'Card', ja: 'カードの入力' },
  '/checkout/receipt-mail': { en: 'Receipt by mail', ja: '領収書のメール' },
  '/checkout/receipt-name': { en: 'Name on the receipt', ja: '領収書の宛名' },
  '/checkout/check-payment': { en: 'Before paying', ja: '支払いの確認' },
  '/checkout/complete-payment': { en: 'Paid', ja: '支払いの完了' },
  '/checkout/confirm-checkout': { en: 'Last question', ja: '最後の確認' },
  '/checkout/complete-checkout': { en: 'Done', ja: '完了' },
};

/** The names of the states that a screen can be in. */
export const VIEW_WORDS: Readonly<Record<View, Words>> = {
  attract: { en: 'Attract view', ja: '待ち受け画面' },
  comfort: { en: 'Text size and contrast', ja: '文字の大きさと見やすさ' },
  help: { en: 'Calling the staff', ja: 'スタッフを呼ぶ' },
  offline: { en: 'Home without a network', ja: '通信できないとき' },
  'unknown-name': { en: 'Name not found', ja: '予約が見つからないとき' },
  idle: { en: 'Untouched for a while', ja: '操作がないとき' },
  overseas: { en: 'Form: living abroad', ja: '代表者の入力：海外在住' },
  'passport-guide': { en: 'Form: passport, asked for', ja: '代表者の入力：パスポートの案内' },
  passport: { en: 'Form: passport, taken', ja: '代表者の入力：パスポートの写真' },
  'signature-example': { en: 'How to sign', ja: '署名の見本' },
  'sign-by-name': { en: 'Signing by name', ja: '氏名による署名' },
};
