import { expect, it } from 'vitest';
import { mailEndings, withEnding } from '~/fields/receipt-rules';

const DOMAINS = 'gmail.com yahoo.co.jp icloud.com docomo.ne.jp outlook.jp au.com';

it.each([
  ['taro', []],
  ['@', []],
  [' @', []],
  ['taro@', ['gmail.com', 'yahoo.co.jp', 'icloud.com', 'docomo.ne.jp', 'outlook.jp']],
  ['taro@g', ['gmail.com']],
  ['taro@G', ['gmail.com']],
  ['taro@gmail.com', []],
  ['taro@gmx', []],
  ['taro@gmail.com,', []],
  ['taro@gmail.com,hana@au', ['au.com']],
  ['taro@gmail.com,@', []],
  ['taro@@', []],
] as const)('%s can end in %j', (typed, domains) => {
  expect(mailEndings(typed, DOMAINS)).toEqual(domains);
});

it('an ending takes the place of what was typed of it, in the last address alone', () => {
  expect(withEnding('taro@G', 'gmail.com')).toBe('taro@gmail.com');
  expect(withEnding('taro@gmail.com,hana@', 'au.com')).toBe('taro@gmail.com,hana@au.com');
});
