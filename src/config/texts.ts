import type { TextTree } from '~/domain/languages';
import { TEXT_GROUPS } from '~/domain/text-groups.gen';

/**
 * Reads the hotel's texts; undefined if the file is not a tree of texts, or has not one group that the app knows: it may be
 * the error message of a server. A hotel without texts of its own has an empty file.
 */
export function readTexts(json: unknown): TextTree | undefined {
  const tree = readTree(json);
  const isOurs =
    tree && (Object.keys(tree).length === 0 || TEXT_GROUPS.some((group) => typeof tree[group] === 'object'));
  return isOurs ? tree : undefined;
}

function readTree(json: unknown): TextTree | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const tree: TextTree = {};
  for (const [name, value] of Object.entries(json)) {
    if (name === '__proto__') return undefined;
    const read = typeof value === 'string' ? value : readTree(value);
    if (read === undefined) return undefined;
    tree[name] = read;
  }
  return tree;
}
