import { expect, it } from 'vitest';
import { screenCode } from '~/flow/screen-codes';
import { SCREENS } from '~/flow/screens';
import { withCode } from '../../kiosk/server/tablets/words.ts';

const PATHS = Object.keys(SCREENS);

/** The letter that a code begins with, by the first part of the screen's path. */
const letterOf = (path: string): string =>
  path.startsWith('/checkin/') ? 'A' : path.startsWith('/checkout/') ? 'B' : 'X';

it('each screen but home has a code of its own, short and of its journey', () => {
  const coded = PATHS.filter((path) => path !== '/');
  const codes = coded.map(screenCode);
  expect(new Set(codes).size).toBe(coded.length);
  for (const path of coded)
    expect(screenCode(path), path).toMatch(new RegExp(`^${letterOf(path)}[1-9]\\d?$`));
});

it.each(['/', '/nowhere', '', 'toString', '/checkin/search/'])('%j has none', (path) => {
  expect(screenCode(path)).toBeUndefined();
  expect(withCode(path, 'Home')).toBe('Home');
});

it.each(PATHS)('the list of tablets calls %s by the code that the tablet shows', (path) => {
  const code = screenCode(path);
  expect(withCode(path, '順番待ち')).toBe(code === undefined ? '順番待ち' : `${code} 順番待ち`);
});
