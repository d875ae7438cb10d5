import type { BuiltInLanguage, TextTree } from '~/domain/languages';
import en from '~/i18n/en.json';
import ja from '~/i18n/ja.json';
import ko from '~/i18n/ko.json';
import zhHans from '~/i18n/zh-Hans.json';
import zhHant from '~/i18n/zh-Hant.json';

export const TEXTS: Readonly<Record<BuiltInLanguage, TextTree>> = {
  ja,
  en,
  ko,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};
