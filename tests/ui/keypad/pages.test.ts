import { describe, expect, it } from 'vitest';
import {
  caseAfter,
  firstPage,
  isPage,
  KEYBOARDS,
  type Keyboard,
  type Page,
  rowsOf,
  startCase,
  type Typing,
} from '~/ui/keypad/keyboards';

/** The keyboard with every page that leads to others. */
const SMALL: Typing = { keyboard: 'block', isUpper: false, hasLines: false };
const PAGES: readonly Page[] = ['kana', 'latin', 'block', 'digits', 'phone', 'mail', 'letters'];
const keysOf = (page: Page, how = SMALL): string[] => rowsOf(page, how).flat();

describe.each(PAGES)('%s', (page) => {
  it('has each key once', () => {
    const keys = keysOf(page, { ...SMALL, hasLines: true });
    expect(keys).toEqual([...new Set(keys)]);
  });

  it('lets the guest take a character back, move and end', () =>
    expect(keysOf(page)).toEqual(expect.arrayContaining(['bksp', 'arrowleft', 'arrowright', 'done'])));

  it('has no key whose name could not be written into a selector', () =>
    expect(keysOf(page).filter((key) => /[<&\s{}[\]]/.test(key))).toEqual([]));
});

it('the kana page has every plain katakana, and all others by its marks', () => {
  const plain =
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲンー・';
  expect(
    keysOf('kana')
      .filter((key) => key.length === 1)
      .sort(),
  ).toEqual([...plain].sort());
  expect(keysOf('kana')).toEqual(
    expect.arrayContaining(['dakuten', 'handakuten', 'small', 'blank', 'latin']),
  );
});

it.each([
  ['digits', '0123456789'],
  ['block', '0123456789-号'],
  ['latin', "0123456789abcdefghijklmnopqrstuvwxyz-.,'"],
  ['mail', '0123456789abcdefghijklmnopqrstuvwxyz_-+@.,'],
  ['letters', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
] as const)('%s types %s', (page, characters) =>
  expect(
    keysOf(page)
      .filter((key) => key.length === 1)
      .sort(),
  ).toEqual([...characters].sort()),
);

it('letters are large where they are typed so; nothing else changes', () => {
  const large = keysOf('latin', { ...SMALL, isUpper: true });
  expect(large).toEqual(keysOf('latin').map((key) => (/^[a-z]$/.test(key) ? key.toUpperCase() : key)));
  expect(large).toContain('Q');
});

it('a new line has a key only where a text has lines', () => {
  expect(keysOf('latin')).not.toContain('newline');
  expect(keysOf('latin', { ...SMALL, hasLines: true })).toContain('newline');
});

it.each([
  ['words', 'ja', 'kana'],
  ['words', 'en', 'latin'],
  ['kana', 'ja', 'kana'],
  ['kana', 'en', 'latin'],
  ['block', 'ja', 'block'],
  ['block', 'en', 'block'],
  ['digits', 'ja', 'digits'],
  ['digits', 'en', 'digits'],
  ['phone', 'en', 'digits'],
  ['mail', 'ja', 'mail'],
  ['mail', 'en', 'mail'],
  ['letters', 'ja', 'letters'],
] as const)('%s in %s starts with %s', (keyboard, language, page) =>
  expect(firstPage(keyboard, language)).toBe(page),
);

it('pages that belong together lead to each other', () => {
  const names: readonly Keyboard[] = ['words', 'kana', 'block', 'digits', 'phone', 'mail', 'letters'];
  for (const name of names) {
    const pages: readonly Page[] = KEYBOARDS[name].pages;
    for (const page of pages) {
      const leads = keysOf(page, { ...SMALL, keyboard: name }).filter(isPage);
      expect(leads.sort(), `${name}: ${page}`).toEqual(pages.filter((other) => other !== page).sort());
    }
  }
});

it('each column of the kana page reads down from its vowel', () => {
  const rows = rowsOf('kana', SMALL);
  const columns = [
    'アイウエオ',
    'カキクケコ',
    'サシスセソ',
    'タチツテト',
    'ナニヌネノ',
    'ハヒフヘホ',
    'マミムメモ',
    'ラリルレロ',
  ];
  for (const column of columns)
    expect(rows.map((row) => row.find((key) => column.includes(key))).join('')).toBe(column);
  // A phone's halves are told apart by their order.
  expect(rows.map((row) => row[5]).join('')).toBe('ハヒフヘホ');
});

it.each([
  ['characters', '', 'upper'],
  ['characters', 'SMITH', 'upper'],
  ['words', '', 'once'],
  ['words', 'John ', 'once'],
  ['words', 'Jo', 'lower'],
  ['none', '', 'lower'],
  ['', '', 'lower'],
] as const)('autocapitalize=%j behind %j starts %s', (autocapitalize, before, letterCase) =>
  expect(startCase(autocapitalize, before)).toBe(letterCase),
);

it.each([
  ['words', 'once', 'J', 'lower'],
  ['words', 'lower', 'o', 'lower'],
  ['words', 'lower', 'blank', 'once'],
  ['words', 'once', '-', 'once'],
  ['words', 'lower', 'shift', 'once'],
  ['words', 'once', 'shift', 'lower'],
  ['characters', 'upper', 'A', 'upper'],
  ['characters', 'upper', 'blank', 'upper'],
  ['characters', 'upper', 'shift', 'lower'],
  ['characters', 'lower', 'a', 'lower'],
  ['characters', 'lower', 'shift', 'upper'],
  ['', 'lower', 'shift', 'once'],
  ['', 'once', 'A', 'lower'],
  ['', 'lower', 'blank', 'lower'],
  ['', 'lower', 'newline', 'lower'],
  ['', 'lower', 'bksp', 'lower'],
] as const)('autocapitalize=%j, %s: %s leads to %s', (autocapitalize, now, key, then) =>
  expect(caseAfter(key, now, autocapitalize)).toBe(then),
);
