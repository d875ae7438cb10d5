import type { Language } from '~/domain/languages';

/**
 * The invitation that an idle tablet shows in all languages at once; separate from the texts, of which only
 * one language is loaded.
 */
export const INVITATIONS: Readonly<Record<Language, string>> = {
  ja: '画面にふれてお始めください',
  en: 'Touch the screen to begin',
  'zh-Hans': '请触摸屏幕开始',
  'zh-Hant': '請觸碰螢幕開始',
  ko: '화면을 눌러 시작해 주세요',
};
