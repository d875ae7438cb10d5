import type { TFunction } from 'i18next';
import { faceOf, spokenNameOf, typesItself } from './key-words';
import type { Page } from './keyboards';
import { type Action, rowsOf } from './pages';

/** A key as the library names it. In braces it takes a key for one that acts: it types nothing itself, so it keeps nothing. */
const named = (key: string): string => `{${key}}`;

/** The key that a name of the library stands for. */
export const keyOf = (name: string): string => name.slice(1, -1);

/** Keys that act on the letter before them and stand among the letters. */
const MARKS: readonly string[] = ['dakuten', 'handakuten', 'small'] satisfies readonly Action[];

/** How a page is to be drawn. */
export type Drawn = {
  readonly page: Page;
  readonly isUpper: boolean;
  readonly hasLines: boolean;
  readonly t: TFunction;
  /** The classes of the keys that act, of those that change the letter before them, and of the one that ends. */
  readonly classes: { readonly action: string; readonly mark: string; readonly end: string };
};

/** A page of keys in the words of the keyboard library. */
export function libraryKeys({ page, isUpper, hasLines, t, classes }: Drawn) {
  const rows = rowsOf(page, { isUpper, hasLines });
  const keys = rows.flat();
  const some = (wanted: (key: string) => boolean) => keys.filter(wanted).map(named).join(' ');
  const spoken = keys.flatMap((key) => {
    const value = spokenNameOf(key, t);
    return value === undefined ? [] : [{ attribute: 'aria-label', value, buttons: named(key) }];
  });
  return {
    layoutName: page,
    layout: { [page]: rows.map((row) => row.map(named).join(' ')) },
    display: Object.fromEntries(keys.map((key) => [named(key), faceOf(key, t)])),
    buttonAttributes: [
      // A dialog may stand in a form, which no key is to submit; and the keyboard's way leads past the pad.
      { attribute: 'type', value: 'button' },
      { attribute: 'tabindex', value: '-1' },
      { attribute: 'aria-pressed', value: String(isUpper), buttons: named('shift') },
      ...spoken,
    ],
    // The library complains about a class for no key at all, once for every key it draws.
    buttonTheme: [
      { class: classes.action, buttons: some((key) => !typesItself(key) && !MARKS.includes(key)) },
      { class: classes.mark, buttons: some((key) => MARKS.includes(key)) },
      { class: classes.end, buttons: named('done') },
    ].filter(({ buttons }) => buttons !== ''),
  };
}
