// Made from the files of src/i18n by kiosk/build/make-languages.ts, with which every build begins.

/** Every language that the app brings, with its own name. */
export const LANGUAGES = {
  "ja": "日本語",
  "en": "English",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
  "ko": "한국어"
} as const;
