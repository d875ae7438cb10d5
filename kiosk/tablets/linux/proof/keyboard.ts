/** The numbers of a keyboard's keys as Linux has them (input-event-codes.h); the X server adds eight. */
const CODES: Readonly<Record<string, number>> = {
  ...row(2, '1234567890'),
  ...row(16, 'qwertyuiop'),
  ...row(30, 'asdfghjkl'),
  ...row(44, 'zxcvbnm'),
  Escape: 1,
  minus: 12,
  BackSpace: 14,
  Tab: 15,
  Return: 28,
  space: 57,
  plus: 78,
  ctrl: 29,
  shift: 42,
  alt: 56,
  super: 125,
  Super: 125,
  Menu: 127,
  Print: 99,
  ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`F${index + 1}`, 59 + index])),
  F11: 87,
  F12: 88,
  ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`F${index + 13}`, 183 + index])),
  Home: 102,
  Left: 105,
  Right: 106,
  Delete: 111,
  Power: 116,
  Help: 138,
  Calculator: 140,
  Sleep: 142,
  Explorer: 144,
  WWW: 150,
  Mail: 155,
  Favorites: 156,
  Back: 158,
  Forward: 159,
  HomePage: 172,
  Refresh: 173,
  Search: 217,
};
const X_ADDS = 8;

function row(first: number, keys: string): Readonly<Record<string, number>> {
  return Object.fromEntries([...keys].map((key, index) => [key, first + index]));
}

/** The number of a key in the X server. @throws {Error} for a key that is not in the table */
export function codeOf(key: string): number {
  const code = CODES[key];
  if (code === undefined) throw new Error(`no key ${key}`);
  return code + X_ADDS;
}
