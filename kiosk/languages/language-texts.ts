import type { TextTree } from '../../src/domain/languages.ts';
import { z } from '../../src/platform/zod.ts';

/** Reads a tree of texts. */
export const textTree: z.ZodMiniType<TextTree> = z.record(
  z.string(),
  z.union([z.string(), z.lazy(() => textTree)]),
);

/** What a language says of one, or of a few: `nights_one` beside `nights`. */
const CASE_OF_NUMBER = /_(zero|one|two|few|many)$/;

/** The texts of a tree by their keys: `views.home_view.title`. */
export function flat(tree: TextTree, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${name}`, value] as const]
        : [...flat(value, `${prefix}${name}.`)],
    ),
  );
}

/** The tree of texts with these keys. */
export function treeOf(texts: Iterable<readonly [key: string, text: string]>): TextTree {
  const tree: TextTree = {};
  for (const [key, text] of texts) {
    const names = key.split('.');
    const last = names.pop() ?? '';
    let branch = tree;
    for (const name of names) {
      const next = branch[name];
      const below: TextTree = typeof next === 'object' ? next : {};
      branch[name] = below;
      branch = below;
    }
    branch[last] = text;
  }
  return tree;
}

/** Whether a key is that of a text for one or a few of what one of these texts says. */
export const isCaseOf = (key: string, texts: ReadonlyMap<string, string>): boolean =>
  CASE_OF_NUMBER.test(key) && texts.has(key.replace(CASE_OF_NUMBER, ''));

/** Whether a text can stand where the Japanese one does: it has the same placeholders and as many lines. */
export const isUsable = (text: string, japanese: string): boolean =>
  placeholders(text) === placeholders(japanese) && lines(text) === lines(japanese);

const placeholders = (text: string): string => (text.match(/\{\{[^}]*\}\}/g) ?? []).sort().join();
const lines = (text: string): number => text.split('\n').length;
