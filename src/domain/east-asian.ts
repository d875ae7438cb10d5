/** True for Japanese, Chinese and Korean, whose short names of days and countries are words rather than abbreviations. */
export const isEastAsian = (language: string): boolean => /^(ja|zh|ko)\b/.test(language);
