import type { TextTree } from '../../../src/domain/languages.ts';
import { flat } from '../../../src/i18n/text-trees.ts';

/** One text of the app in one language. */
export interface TextRow {
  /** Its place in the file: `views.home_view.title`. */
  readonly key: string;
  /** The Japanese text, from which the others were made; undefined where there is none. */
  readonly japanese: string | undefined;
  /** The app's own text; undefined where the language has none. */
  readonly builtIn: string | undefined;
  /** The hotel's text; undefined where it has none. */
  readonly own: string | undefined;
  /** `{{names}}` that the hotel's text lacks or that nothing fills in. */
  readonly wrongNames: readonly string[];
}

/** Which texts are shown. */
export const FILTERS = ['all', 'own', 'missing'] as const;
export type Filter = (typeof FILTERS)[number];

/** A tree with one text set, at its place, or taken out; branches that are left empty go too. */
export function placed(tree: TextTree, key: string, text: string | undefined): TextTree {
  const [name = '', ...rest] = key.split('.');
  const below = tree[name];
  const put = rest.length === 0 ? text : placed(typeof below === 'object' ? below : {}, rest.join('.'), text);
  const isGone = put === undefined || (typeof put === 'object' && Object.keys(put).length === 0);
  if (isGone) return Object.fromEntries(Object.entries(tree).filter(([other]) => other !== name));
  return { ...tree, [name]: put };
}

/** Every text of a language, in the order of the Japanese file; last those that only the hotel's file has. */
export function rowsOf(japanese: TextTree, builtIn: TextTree, own: TextTree): readonly TextRow[] {
  const [all, theirs, ours] = [flat(japanese), flat(builtIn), flat(own)];
  const keys = [...new Set([...all.keys(), ...theirs.keys(), ...ours.keys()])];
  return keys.map((key) => {
    const row = { key, japanese: all.get(key), builtIn: theirs.get(key), own: ours.get(key) };
    return { ...row, wrongNames: wrongNames(row.builtIn ?? row.japanese, row.own) };
  });
}

/** The rows that hold what is looked for, in their key or in any of their texts. */
export function found(rows: readonly TextRow[], filter: Filter, search: string): readonly TextRow[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter((row) => {
    if (filter === 'own' && row.own === undefined) return false;
    if (filter === 'missing' && !isMissing(row)) return false;
    const { key, japanese, builtIn, own } = row;
    return [key, japanese, builtIn, own].some((text) => text?.toLowerCase().includes(wanted));
  });
}

/** A text that guests would not get in this language. */
export const isMissing = ({ japanese, builtIn, own }: TextRow): boolean =>
  japanese !== undefined && builtIn === undefined && own === undefined;

/** A text that no screen asks for: its key is misspelt, or of an earlier version. */
export const isUnknown = ({ japanese, builtIn }: TextRow): boolean =>
  japanese === undefined && builtIn === undefined;

/** What a language says of itself: in one that the app brings, a hotel's own would change nothing. */
export const isAboutLanguage = ({ key }: TextRow): boolean => key.startsWith('language.');

const NAME = /\{\{\s*(\w+)\s*\}\}/gu;
const namesIn = (text: string): readonly string[] => [...text.matchAll(NAME)].map(([, name = '']) => name);

function wrongNames(usual: string | undefined, own: string | undefined): readonly string[] {
  if (usual === undefined || own === undefined) return [];
  const [wanted, given] = [new Set(namesIn(usual)), new Set(namesIn(own))];
  return [...wanted, ...given].filter((name) => !wanted.has(name) || !given.has(name));
}

/** The group of a language's texts that says what the hotel's own words are called; the keys are those words. */
const GROUP = 'hotel_words';

/** What the hotel's own words are called in a language, in the order of its file. */
export function hotelWordsIn({
  [GROUP]: group,
}: TextTree): readonly (readonly [own: string, word: string])[] {
  if (typeof group !== 'object') return [];
  return Object.entries(group).flatMap(([own, word]) =>
    typeof word === 'string' ? [[own, word] as const] : [],
  );
}

/** The texts with one of the hotel's words called so, or taken out. */
export function withHotelWord(tree: TextTree, own: string, word: string | undefined): TextTree {
  const words = Object.fromEntries(hotelWordsIn(tree).filter(([name]) => word !== undefined || name !== own));
  if (word !== undefined) words[own] = word;
  const others = withoutHotelWords(tree);
  return Object.keys(words).length === 0 ? others : { ...others, [GROUP]: words };
}

/** The texts that have a key of the app. */
export const withoutHotelWords = ({ [GROUP]: _, ...others }: TextTree): TextTree => others;
