import type { Language } from '~/domain/languages';

/** What a tablet that nobody touches says in every language at once; hence no part of any language's set. */
export const INVITATIONS: Readonly<Record<Language, string>> = {
  ja: '画面にふれてお始めください',
  en: 'Touch the screen to begin',
  'zh-Hans': '请触摸屏幕开始',
  'zh-Hant': '請觸碰螢幕開始',
  ko: '화면을 눌러 시작해 주세요',
};
