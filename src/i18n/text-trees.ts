import type { TextTree } from '~/domain/languages';

/** The text for one or a few: `nights_one` beside `nights`. */
const CASE_OF_NUMBER = /_(zero|one|two|few|many)$/;

/** True for the key of a plural form of one of these texts. */
export const isCaseOf = (key: string, texts: ReadonlyMap<string, unknown>): boolean =>
  CASE_OF_NUMBER.test(key) && texts.has(key.replace(CASE_OF_NUMBER, ''));

/** True if a text can replace another: same placeholders, same number of lines. */
export const isUsable = (text: string, other: string): boolean =>
  placeholders(text) === placeholders(other) && lines(text) === lines(other);

const placeholders = (text: string): string => (text.match(/\{\{[^}]*\}\}/g) ?? []).sort().join();
const lines = (text: string): number => text.split('\n').length;

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

/** The texts that a screen can use; English ones replace the others. */
export function usableTexts(own: TextTree, english: TextTree): TextTree {
  const usable: TextTree = {};
  for (const [name, text] of Object.entries(own)) {
    const other = english[name];
    if (typeof text === 'object') {
      usable[name] = usableTexts(text, typeof other === 'object' ? other : {});
    } else if (typeof other !== 'string' || CASE_OF_NUMBER.test(name) || isUsable(text, other)) {
      usable[name] = text;
    }
  }
  return usable;
}

/** The English texts that a language shows, because it lacks them or has the same. */
export function englishIn(own: TextTree, english: TextTree): readonly string[] {
  const ours = flat(own);
  const words = new Set(ours.values());
  return [...flat(english)]
    .filter(([key, text]) => ours.get(key) === text || !(ours.has(key) || words.has(text)))
    .map(([, text]) => text);
}
