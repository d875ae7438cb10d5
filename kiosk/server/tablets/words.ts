import type { Language, Words } from '../staff-language.ts';

/** When a clock was put back, a report counts as made now. */
export const ageInSeconds = (at: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1000));

/** Units in both languages, and their size in seconds. */
const UNITS = [
  [{ ja: '日', en: ' d' }, 86_400],
  [{ ja: '時間', en: ' h' }, 3_600],
  [{ ja: '分', en: ' min' }, 60],
  [{ ja: '秒', en: ' s' }, 1],
] as const;

/** A time in its largest whole unit: `12分`, `12 min`. */
export function duration(seconds: number, language: Language): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? UNITS[3];
  return `${Math.floor(seconds / size)}${unit[language]}`;
}

/** How long ago: `12分前`, `12 min ago`. */
export const ago = (seconds: number, language: Language): string =>
  `${duration(seconds, language)}${language === 'ja' ? '前' : ' ago'}`;

/** What the staff call each screen of the app. */
const SCREENS: Readonly<Record<string, Words>> = {
  '/': { ja: 'はじめの画面', en: 'Home' },
  '/404': { ja: '画面なし', en: 'No such page' },
  '/reload-error': { ja: '読み込み直しのお知らせ', en: 'Reloaded' },
  '/common-error': { ja: 'エラーのお知らせ', en: 'An error' },
  '/checkin/search': { ja: 'チェックイン：予約の検索', en: 'Check-in: search' },
  '/checkin/check-reservation': { ja: 'チェックイン：予約の確認', en: 'Check-in: reservation' },
  '/checkin/input-representative': { ja: 'チェックイン：代表者', en: 'Check-in: representative' },
  '/checkin/input-companions': { ja: 'チェックイン：同行者', en: 'Check-in: companions' },
  '/checkin/guests-info': { ja: 'チェックイン：内容の確認', en: 'Check-in: summary' },
  '/checkin/term': { ja: 'チェックイン：約款と署名', en: 'Check-in: agreement' },
  '/checkin/confirm-checkin': { ja: 'チェックイン：最終確認', en: 'Check-in: last question' },
  '/checkin/complete': { ja: 'チェックイン：完了', en: 'Check-in: done' },
  '/checkin/qr': { ja: 'チェックイン：QRコード', en: 'Check-in: QR code' },
  '/checkin/unsettled-qr': { ja: 'チェックイン：未精算QRコード', en: 'Check-in: QR code, to pay' },
  '/checkout/search': { ja: 'チェックアウト：検索', en: 'Check-out: search' },
  '/checkout/wait': { ja: 'チェックアウト：順番待ち', en: 'Check-out: queue' },
  '/checkout/room-number': { ja: 'チェックアウト：部屋番号', en: 'Check-out: rooms' },
  '/checkout/payment-terms': { ja: 'チェックアウト：支払い条件', en: 'Check-out: terms' },
  '/checkout/confirm-checkout': { ja: 'チェックアウト：最終確認', en: 'Check-out: last question' },
  '/checkout/complete-checkout': { ja: 'チェックアウト：完了', en: 'Check-out: done' },
};
const PAYING: Readonly<Record<string, Words>> = {
  'check-total': { ja: '金額の確認', en: 'amount' },
  'input-card': { ja: 'カードの入力', en: 'card' },
  'receipt-mail': { ja: '領収書のメール', en: 'receipt by mail' },
  'receipt-name': { ja: '領収書の宛名', en: 'name on the receipt' },
  'check-payment': { ja: 'お支払いの確認', en: 'payment' },
  'complete-payment': { ja: 'お支払い完了', en: 'paid' },
};
const JOURNEYS: Readonly<Record<string, Words>> = {
  checkin: { ja: 'チェックイン：', en: 'Check-in: ' },
  checkout: { ja: 'チェックアウト：', en: 'Check-out: ' },
};

/** A screen in words; its path where a newer app has one that we do not know. */
export function screenWords(path: string, language: Language): string {
  const [, journey = '', rest = ''] = path.split('/');
  const paying = own(PAYING, rest);
  const name = own(JOURNEYS, journey);
  if (paying && name) return name[language] + paying[language];
  return own(SCREENS, path)?.[language] ?? path;
}

/** Whether we know what a screen is called. */
export const isKnownScreen = (path: string): boolean => screenWords(path, 'en') !== path;

const ERRORS: Readonly<Record<string, Words>> = {
  message: { ja: 'ホテルからのお断り', en: 'the hotel refused' },
  'invalid-format': { ja: 'ホテルの応答を読めない', en: 'unreadable answer of the hotel' },
  status: { ja: 'ホテルのシステムのエラー', en: 'error of the hotel’s system' },
  network: { ja: '通信できない', en: 'no network' },
  timeout: { ja: '応答が遅い', en: 'no answer in time' },
  'load-error': { ja: '読み込めない', en: 'could not be loaded' },
  facilities: { ja: '施設の一覧を読めない', en: 'no list of facilities' },
  card: { ja: 'カードが使えない', en: 'card refused' },
  'card-script': { ja: 'カード会社の画面を読めない', en: 'card provider’s script missing' },
  general: { ja: '手続きが進まない', en: 'could not go on' },
  dropped: { ja: '途中で取りやめ', en: 'broken off' },
  other: { ja: 'その他の問題', en: 'something else' },
  'payment-unknown': { ja: '支払いの結果が不明', en: 'payment without an answer' },
  'qr-code': { ja: 'QRコードの内容が長すぎる', en: 'QR code too long to be read' },
  script: { ja: 'アプリの不具合', en: 'fault of the app' },
};

/** An error's code in words; the code itself where we know no words for it. */
export function errorWords(code: string, language: Language): string {
  return own(ERRORS, code.replace(/-[1-5]\d\d$/u, ''))?.[language] ?? code;
}

const own = (table: Readonly<Record<string, Words>>, key: string): Words | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
