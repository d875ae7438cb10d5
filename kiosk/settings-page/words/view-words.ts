import type { Words } from '../../server/staff-language.ts';
import type { View } from '../preview/views.ts';

/** The names of the states that a screen can be in; the compiler says which is missing. */
export const VIEW_WORDS: Readonly<Record<View, Words>> = {
  attract: { en: 'Attract view', ja: '待ち受け画面' },
  comfort: { en: 'Text size and contrast', ja: '文字の大きさと見やすさ' },
  help: { en: 'Calling the staff', ja: 'スタッフを呼ぶ' },
  offline: { en: 'Home without a network', ja: '通信できないとき' },
  'unknown-name': { en: 'Name not found', ja: '予約が見つからないとき' },
  idle: { en: 'Untouched for a while', ja: '操作がないとき' },
  overseas: { en: 'Representative: living abroad', ja: '代表者：海外在住' },
  'passport-guide': { en: 'Representative: passport, asked for', ja: '代表者：パスポートの案内' },
  passport: { en: 'Representative: passport, taken', ja: '代表者：パスポートの写真' },
  'signature-example': { en: 'How to sign', ja: '署名の見本' },
  'sign-by-name': { en: 'Signing by name', ja: '氏名による署名' },
};
