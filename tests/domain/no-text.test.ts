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
  '{% include terms %}',
  '"null"',
  '""',
  '502 Bad Gateway\n\nnginx/1.24.0 (Ubuntu)',
  'Not Found\nThe requested URL was not found on this server.\nApache/2.4',
  "Forbidden\nYou don't have permission to access this resource.",
  'Error 503 Service Unavailable\nGuru Meditation: XID: 1234',
  'HTTP Error 404. Not Found',
  '504 Gateway Time-out',
  'Access Denied',
  'hotel.agreement.text',
  'messages:terms',
])('%j tells a reader nothing', (text) => expect(saysNothing(text)).toBe(true));

it.each([
  '第1条',
  'null and void',
  'Room 404 Not Found on the first floor: ask us.',
  '{{hotel}}の宿泊約款',
  '[1] 宿泊約款',
  '{宿泊約款} 第1条',
  '100%',
  'Forbidden: smoking in the rooms.',
  '1. What was not found in your room\nNot found: keys.',
  '"Terms"',
  `Forbidden\n${'Smoking in the rooms. '.repeat(30)}`,
  '第1条\nForbidden\n客室での喫煙',
])('%j is a text', (text) => expect(saysNothing(text)).toBe(false));

it('is told of a megabyte at once', () => {
  for (const text of ['{', '{{', '%a', '500 ', '[', '__', '<%'])
    expect(saysNothing(`${text.repeat(1_000_000 / text.length)}!`)).toBe(false);
});
