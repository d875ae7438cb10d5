/** Titles before or behind a name, as in booking systems and passports. */
const TITLE = '(?:MR|MRS|MS|MISS|MSTR|MX|MME|MLLE|DR|PROF)';
const COMMA = '[,/、]';
const BEFORE = new RegExp(`(?<=^|${COMMA})\\s*(?:${TITLE}(?:\\.\\s*|\\s+)(?!$|${COMMA}))+`, 'giu');
const BEHIND = new RegExp(`(?<=[^\\s,/、])(?:(?:\\s|${COMMA})+${TITLE}\\.?)+(?=\\s*(?:$|${COMMA}))`, 'giu');
/** Japanese titles. In kana a space must come first, since names can end alike. */
const JAPANESE = /(?<=[^\s,/、])(?:\s*(?:様|殿|先生|(?<=\p{Script=Han})さま)|\s+(?:さま|サマ|ｻﾏ|氏))+\s*$/u;

/**
 * A name in half width without titles; a title alone is a name.
 * @example withoutTitles('SMITH/JOHN MR') // 'SMITH/JOHN'
 */
export const withoutTitles = (name: string): string =>
  name.replace(JAPANESE, '').replace(BEHIND, '').replace(BEFORE, '').trim();
