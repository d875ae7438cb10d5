// Made from the files of src/i18n by kiosk/build/make-languages.ts, with which every build begins.

/** The invitation that an idle tablet shows in all languages at once. */
export const INVITATIONS = {
  "ja": "画面にふれてお始めください",
  "en": "Touch the screen to begin",
  "zh-Hans": "轻触屏幕开始",
  "zh-Hant": "請觸碰螢幕開始",
  "ko": "화면을 눌러 시작해 주세요"
} as const;
