import type { TextTree } from '~/domain/languages';
import { TEXT_GROUPS } from '~/domain/text-groups.gen';
import { looksLikeError } from './looks-like-error';

/** Longest text and longest name, in characters; the app's own have a few hundred. More would hold up the screen that shows it. */
const LONGEST_TEXT = 5000;
const LONGEST_NAME = 200;

/** Is told the key of a text that is left out. */
type OnTooLong = (key: string) => void;

/**
 * Reads the hotel's texts; undefined if the file is not a tree of texts, or looks like the error message of a server. A hotel
 * without texts of its own has an empty file. A text that is too long, or has too long a name, is left out, so that the app's
 * own is shown.
 */
export function readTexts(json: unknown, onTooLong: OnTooLong = () => undefined): TextTree | undefined {
  const tree = readTree(json, '', onTooLong);
  const isGroup = (name: string) => TEXT_GROUPS.includes(name) && typeof tree?.[name] === 'object';
  const isOurs = tree && (Object.keys(tree).length === 0 || !looksLikeError(Object.keys(tree), isGroup));
  return isOurs ? tree : undefined;
}

function readTree(json: unknown, place: string, onTooLong: OnTooLong): TextTree | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const tree: TextTree = {};
  for (const [name, value] of Object.entries(json)) {
    if (name === '__proto__') return undefined;
    const key = `${place}${name.slice(0, LONGEST_NAME)}`;
    const read = typeof value === 'string' ? value : readTree(value, `${key}.`, onTooLong);
    if (read === undefined) return undefined;
    const isTooLong = name.length > LONGEST_NAME || (typeof read === 'string' && read.length > LONGEST_TEXT);
    if (isTooLong) onTooLong(key);
    else tree[name] = read;
  }
  return tree;
}
