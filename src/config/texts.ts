import type { Language, TextTree } from '~/domain/languages';

/** Reads the hotel's texts; undefined if the file is not a tree of texts. */
export function readTexts(json: unknown): TextTree | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const tree: TextTree = {};
  for (const [name, value] of Object.entries(json)) {
    if (name === '__proto__') return undefined;
    const read = typeof value === 'string' ? value : readTexts(value);
    if (read === undefined) return undefined;
    tree[name] = read;
  }
  return tree;
}

/** The hotel's own texts by language; languages without any have no entry. */
export type Overlays = Readonly<Partial<Record<Language, TextTree>>>;
