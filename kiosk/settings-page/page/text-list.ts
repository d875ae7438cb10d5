import type { TextTree } from '../../../src/domain/languages.ts';
import { flat } from '../../../src/i18n/text-trees.ts';

export interface TextRow {
  /** Such as `views.home_view.title`. */
  readonly key: string;
  /** The source text; undefined for none. */
  readonly japanese: string | undefined;
  readonly builtIn: string | undefined;
  readonly own: string | undefined;
  /** Missing or unknown `{{names}}` of the hotel's text. */
  readonly wrongNames: readonly string[];
}

export const FILTERS = ['all', 'own', 'missing'] as const;
export type Filter = (typeof FILTERS)[number];

/** Sets or removes one text; empty branches go too. */
export function placed(tree: TextTree, key: string, text: string | undefined): TextTree {
  const [name = '', ...rest] = key.split('.');
  const below = tree[name];
  const put = rest.length === 0 ? text : placed(typeof below === 'object' ? below : {}, rest.join('.'), text);
  const isGone = put === undefined || (typeof put === 'object' && Object.keys(put).length === 0);
  if (isGone) return Object.fromEntries(Object.entries(tree).filter(([other]) => other !== name));
  return { ...tree, [name]: put };
}

/** All texts in the Japanese file's order; last the hotel's additions. */
export function rowsOf(japanese: TextTree, builtIn: TextTree, own: TextTree): readonly TextRow[] {
  const [all, theirs, ours] = [flat(japanese), flat(builtIn), flat(own)];
  const keys = [...new Set([...all.keys(), ...theirs.keys(), ...ours.keys()])];
  return keys.map((key) => {
    const row = { key, japanese: all.get(key), builtIn: theirs.get(key), own: ours.get(key) };
    return { ...row, wrongNames: wrongNames(row.builtIn ?? row.japanese, row.own) };
  });
}

/** The rows that match a search in their key or texts. */
export function found(rows: readonly TextRow[], filter: Filter, search: string): readonly TextRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter((row) => {
    if (filter === 'own' && row.own === undefined) return false;
    if (filter === 'missing' && !isMissing(row)) return false;
    const { key, japanese, builtIn, own } = row;
    return [key, japanese, builtIn, own].some((text) => text?.toLowerCase().includes(wanted));
  });
}

export const isMissing = ({ japanese, builtIn, own }: TextRow): boolean =>
  japanese !== undefined && builtIn === undefined && own === undefined;

/** A text that no screen asks for: its key is misspelt, or of an earlier version. */
export const isUnknown = ({ japanese, builtIn }: TextRow): boolean =>
  japanese === undefined && builtIn === undefined;

/** A language's facts about itself: a hotel's own change nothing in the app's languages. */
export const isAboutLanguage = ({ key }: TextRow): boolean => key.startsWith('language.');

const NAME = /\{\{\s*(\w+)\s*\}\}/gu;
const namesIn = (text: string): readonly string[] => [...text.matchAll(NAME)].map(([, name = '']) => name);

function wrongNames(usual: string | undefined, own: string | undefined): readonly string[] {
  if (usual === undefined || own === undefined) return [];
  const [wanted, given] = [new Set(namesIn(usual)), new Set(namesIn(own))];
  return [...wanted, ...given].filter((name) => !wanted.has(name) || !given.has(name));
}

/** The group of names for the hotel's keys. */
const GROUP = 'hotel_words';

/** The names of the hotel's keys, in its file's order. */
export function hotelWordsIn({
  [GROUP]: group,
}: TextTree): readonly (readonly [own: string, word: string])[] {
  if (typeof group !== 'object') return [];
  return Object.entries(group).flatMap(([own, word]) =>
    typeof word === 'string' ? [[own, word] as const] : [],
  );
}

/** Sets or removes the name of one key. */
export function withHotelWord(tree: TextTree, own: string, word: string | undefined): TextTree {
  const words = Object.fromEntries(hotelWordsIn(tree).filter(([name]) => word !== undefined || name !== own));
  if (word !== undefined) words[own] = word;
  const others = withoutHotelWords(tree);
  return Object.keys(words).length === 0 ? others : { ...others, [GROUP]: words };
}

export const withoutHotelWords = ({ [GROUP]: _, ...others }: TextTree): TextTree => others;
