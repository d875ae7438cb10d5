import { describe, expect, it } from 'vitest';
import type { z } from '~/domain/zod';
import { code, count, label, maybe, number, optionalCount, orElse, sentence } from '~/hotel/wire';
import { read } from './read';

const NO_NUMBER = [null, undefined, '', ' ', 'two', '1e3', '0x10', '１２', true, [], [1], {}, Number.NaN];

type Pairs = readonly (readonly [value: unknown, is: unknown])[];

describe.each<[string, z.core.$ZodType, taken: Pairs, refused: readonly unknown[]]>([
  [
    'a number',
    number,
    [
      [12, 12],
      [-3, -3],
      [1.5, 1.5],
      ['12', 12],
      ['-3', -3],
      ['1.5', 1.5],
      ['007', 7],
      [-0, 0],
      ['-0', 0],
    ],
    NO_NUMBER,
  ],
  [
    'a count of people or nights',
    count,
    [
      [0, 0],
      ['3', 3],
    ],
    [-1, '-1', 1.5, '1.5', ...NO_NUMBER],
  ],
  [
    'a count that may be left out',
    optionalCount,
    [
      [0, 0],
      ['3', 3],
      [-1, 0],
      ['-1', 0],
      [-0, 0],
      [-99_999, 0],
      [-1.5, 0],
    ],
    [1.5, '1.5', '−1', '--1', ...NO_NUMBER],
  ],
  [
    "a hotel's message",
    sentence,
    [
      ['満室です', '満室です'],
      ['あ'.repeat(501), 'あ'.repeat(500)],
      ['😀'.repeat(501), '😀'.repeat(500)],
      ['', undefined],
      [' \u3000\n', undefined],
      ['\u200B\u2060\uFEFF', undefined],
      [null, undefined],
      [undefined, undefined],
    ],
    [7, true, ['満室です']],
  ],
  [
    'a code',
    code,
    [
      ['00', '00'],
      [30, '30'],
      [0, '0'],
    ],
    [-1, '-1', 1.5, '3O', 'A0', ...NO_NUMBER],
  ],
  [
    'a label',
    label,
    [
      ['A-7', 'A-7'],
      ['', ''],
      [55, '55'],
    ],
    [true, ['55'], {}, null, undefined],
  ],
  [
    'a number that may be left out',
    maybe(number),
    [
      [null, undefined],
      [undefined, undefined],
      ['0', 0],
    ],
    ['', 'x', {}],
  ],
  [
    'a number with a standard',
    orElse(number, 7),
    [
      [null, 7],
      [undefined, 7],
      ['0', 0],
    ],
    ['', 'x', {}],
  ],
])('%s', (_, schema, taken, refused) => {
  it.each(taken)('%j is %j', (value, is) => expect(read(schema, value)).toBe(is));

  it.each(refused.map((value) => [value]))('%j is none', (value) =>
    expect(read(schema, value)).toBe('refused'),
  );
});
