// Made from the files of src/i18n by kiosk/build/make-languages.ts, with which every build begins.

/** The groups of texts that the app knows: the names at the top of a language file, and what a hotel calls its own words. */
export const TEXT_GROUPS: readonly string[] = [
  "language",
  "app",
  "comfort",
  "api",
  "keypad",
  "validation",
  "mend",
  "dialogs",
  "names_to_try",
  "fields",
  "steps",
  "views",
  "hotel_words"
];
