// Made from the files of src/i18n by kiosk/tools/make-languages.ts, with which every build begins.

/** What is missing in the file of a language, in sentences. */
export const LANGUAGE_GAPS: Readonly<Record<string, readonly string[]>> = {};
