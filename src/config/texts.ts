import type { TextTree } from '~/domain/languages';
import { TEXT_GROUPS } from '~/domain/text-groups.gen';
import { looksLikeError } from './looks-like-error';

/** Longest text and name, in characters. Longer ones would delay the screen; the app's own have a few hundred. */
const LONGEST_TEXT = 5000;
const LONGEST_NAME = 200;

type OnTooLong = (key: string) => void;

/**
 * Reads the hotel's texts; undefined if they are no tree of texts or a server's error message. A text or name that is
 * too long is left out, so the app's own is shown.
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
