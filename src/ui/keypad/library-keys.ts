import type { TFunction } from 'i18next';
import { faceOf, spokenNameOf, typesItself } from './key-words';
import type { Page } from './keyboards';
import { type Action, rowsOf } from './pages';

/**
 * The library's name of a key. In braces it counts as a function key, so the library does not type or store
 * anything itself.
 */
const named = (key: string): string => `{${key}}`;

/** The key for a name of the library. */
export const keyOf = (name: string): string => name.slice(1, -1);

/** Keys that change the preceding letter and are placed among the letters. */
const MARKS: readonly string[] = ['dakuten', 'handakuten', 'small'] satisfies readonly Action[];

/** Options for drawing a page. */
export type Drawn = {
  readonly page: Page;
  readonly isUpper: boolean;
  readonly hasLines: boolean;
  readonly t: TFunction;
  /**
   * CSS classes of the action keys, of the keys that change the preceding letter, and of the key that closes
   * the keypad.
   */
  readonly classes: { readonly action: string; readonly mark: string; readonly end: string };
};

/** Converts a page of keys to the options of the keyboard library. */
export function libraryKeys({ page, isUpper, hasLines, t, classes }: Drawn) {
  const rows = rowsOf(page, { isUpper, hasLines });
  const keys = rows.flat();
  const buttonsWhere = (wanted: (key: string) => boolean) => keys.filter(wanted).map(named).join(' ');
  const spoken = keys.flatMap((key) => {
    const value = spokenNameOf(key, t);
    return value === undefined ? [] : [{ attribute: 'aria-label', value, buttons: named(key) }];
  });
  return {
    layoutName: page,
    layout: { [page]: rows.map((row) => row.map(named).join(' ')) },
    display: Object.fromEntries(keys.map((key) => [named(key), faceOf(key, t)])),
    buttonAttributes: [
      // Keys must not submit a form around the dialog, and the Tab key skips the keypad.
      { attribute: 'type', value: 'button' },
      { attribute: 'tabindex', value: '-1' },
      { attribute: 'aria-pressed', value: String(isUpper), buttons: named('shift') },
      ...spoken,
    ],
    // The library logs a warning for every key if a class has no buttons.
    buttonTheme: [
      { class: classes.action, buttons: buttonsWhere((key) => !typesItself(key) && !MARKS.includes(key)) },
      { class: classes.mark, buttons: buttonsWhere((key) => MARKS.includes(key)) },
      { class: classes.end, buttons: named('done') },
    ].filter(({ buttons }) => buttons !== ''),
  };
}
