const ACCENTS = /[\u0300-\u036F]/g;

/** Latin letters without their accents (É is E); everything else stays as it is, the voicing marks of kana included. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC');
