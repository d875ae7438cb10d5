/** A language by its first part; every language of the hotel's own is spoken to in English. */
const KNOWN = ['ja', 'ko', 'zh', 'en'] as const;
/** A language whose ways of saying numbers and signs are known. */
export type Known = (typeof KNOWN)[number];

/** The known language of a BCP 47 tag. */
export const knownOf = (lang: string): Known => KNOWN.find((one) => lang.split('-')[0] === one) ?? 'en';
