import type { TextTree } from '~/domain/languages';
import ja from '~/i18n/ja.json';

/** Every text of a tree by its dotted name. */
export const textsOf = (tree: TextTree, prefix = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${name}`, value] as const]
        : [...textsOf(value, `${prefix}${name}.`)],
    ),
  );

const JAPANESE = textsOf(ja);

/** What a Japanese guest reads under a name; undefined for no name. */
export const inJapanese = (key: string | undefined): string | undefined =>
  key === undefined ? undefined : JAPANESE.get(key);
