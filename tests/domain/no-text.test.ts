import { expect, it } from 'vitest';
import { saysNothing } from '~/domain/no-text';

it.each([
  '',
  ' \u200b\n',
  'null',
  ' undefined\n',
  'NaN',
  '[object Object]',
  '404 Not Found',
  '502',
  'HTTP/1.1 500 Internal Server Error',
  '{}',
  '{"error":"unauthorized"}',
  '[{"content":""}]',
  '{{agreement}}',
  '{{ hotel.terms }}',
  `\${terms}`,
  '#{terms}',
  '{terms}',
  '<%= terms %>',
  '%TERMS%',
  '[[terms]]',
  '__TERMS__',
])('%j tells a reader nothing', (text) => expect(saysNothing(text)).toBe(true));

it.each([
  '第1条',
  'null and void',
  'Room 404 Not Found on the first floor: ask us.',
  '{{hotel}}の宿泊約款',
  '[1] 宿泊約款',
  '{宿泊約款} 第1条',
  '100%',
])('%j is a text', (text) => expect(saysNothing(text)).toBe(false));

it('is told of a megabyte at once', () => {
  for (const text of ['{', '{{', '%a', '500 ', '[', '__', '<%'])
    expect(saysNothing(`${text.repeat(1_000_000 / text.length)}!`)).toBe(false);
});
