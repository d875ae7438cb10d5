const isEastern = (lang: string): boolean => /^(ja|zh)\b/.test(lang);

/** A short pause in a language. */
export const commaOf = (lang: string): string => (/^ja\b/.test(lang) ? '、' : isEastern(lang) ? '，' : ', ');

/** The space between two sentences. */
export const spaceIn = (lang: string): string => (isEastern(lang) ? '' : ' ');

/** A pause that a text makes by itself. */
const ENDS = /[.。!！?？…:：;；,，、]\s*$/u;

/** The pause after a text, if it does not end in one. */
export const pauseAfter = (text: string, lang: string): string =>
  ENDS.test(text) ? spaceIn(lang) : commaOf(lang);

/** A text that goes on after a pause. */
export const paused = (text: string, lang: string): string => (text + pauseAfter(text, lang)).trimEnd();

/** Joins what is said in one breath. */
export const listed = (parts: readonly string[], lang: string): string =>
  parts
    .filter((part) => part !== '')
    .reduce((said, part) => (said === '' ? part : said + pauseAfter(said, lang) + part), '');

/** A text as a sentence of its own. */
export const sentence = (text: string, lang: string): string =>
  text === '' || ENDS.test(text) ? text : `${text}${isEastern(lang) ? '。' : '.'}`;
