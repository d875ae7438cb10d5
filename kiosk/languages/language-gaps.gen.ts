// Made from the files of src/i18n by kiosk/build/make-languages.ts, with which every build begins.

import type { FoundGap } from './languages.ts';

/** What is missing in the file of a language. */
export const LANGUAGE_GAPS: Readonly<Record<string, readonly FoundGap[]>> = {};
