import type { Moment } from '../clock.ts';
import type { Language, Words } from '../staff-language.ts';

/** The age of an event. @param at monotonic milliseconds */
export const ageInSeconds = (at: number, now: Moment): number =>
  Math.max(0, Math.floor((now.ms - at) / 1000));

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

export const ago = (seconds: number, language: Language): string =>
  `${duration(seconds, language)}${language === 'ja' ? '前' : ' ago'}`;

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
  'session-ended': { ja: 'ホテル側の有効時間切れ', en: 'visit ended by the hotel' },
  'qr-code': { ja: 'QRコードの内容が長すぎる', en: 'QR code too long to be read' },
  script: { ja: 'アプリの不具合', en: 'fault of the app' },
};

export function errorWords(code: string, language: Language): string {
  const kind = code.replace(/-[1-5]\d\d$/u, '');
  return (Object.hasOwn(ERRORS, kind) ? ERRORS[kind]?.[language] : undefined) ?? code;
}
