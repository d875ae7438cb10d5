import { describe, expect, it } from 'vitest';
import { code, count, label, maybe, number, optionalCount, orElse, sentence } from '~/hotel/wire';
import { parseExactJson, WrittenNumber } from '~/platform/exact-json';
import type { z } from '~/platform/zod';
import { read } from './read';

const NO_NUMBER = [null, undefined, '', ' ', 'two', '1e3', '0x10', '１２', true, [], [1], {}, Number.NaN];

const written = (text: string) => new WrittenNumber(text);

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
      [written('1.10'), 1.1],
      [written('1e3'), 1000],
      [written('-0'), 0],
      [written('12345678901234567890'), 12345678901234567000],
    ],
    [written('1e400'), '9'.repeat(400), '1'.repeat(501), ...NO_NUMBER],
  ],
  [
    'a count of people or nights',
    count,
    [
      [0, 0],
      ['3', 3],
      [written('3.0'), 3],
    ],
    [-1, '-1', 1.5, '1.5', written('12345678901234567890'), ...NO_NUMBER],
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
      [written('12345678901234567890'), '12345678901234567890'],
    ],
    [-1, '-1', 1.5, '3O', 'A0', written('1e3'), written('30.0'), '0'.repeat(501), ...NO_NUMBER],
  ],
  [
    'a label',
    label,
    [
      ['A-7', 'A-7'],
      ['', ''],
      [55, '55'],
      [-7, '-7'],
      ['1e3', '1e3'],
      ['007', '007'],
      ['１２', '１２'],
      ['a'.repeat(500), 'a'.repeat(500)],
      [written('12345678901234567890'), '12345678901234567890'],
      [written('9007199254740993'), '9007199254740993'],
      [written('-12345678901234567890'), '-12345678901234567890'],
    ],
    [
      1.5,
      2 ** 53,
      written('1e3'),
      written('1.0'),
      written('-0'),
      written('9'.repeat(101)),
      'a'.repeat(501),
      true,
      ['55'],
      {},
      null,
      undefined,
    ],
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

it.each([
  ['12345678901234567890', '12345678901234567890'],
  ['9007199254740993', '9007199254740993'],
  ['55', '55'],
  ['"007"', '007'],
  ['"12345678901234567890"', '12345678901234567890'],
  ['1e3', 'refused'],
  ['1.5', 'refused'],
  ['1.0', 'refused'],
  ['-0', 'refused'],
  ['007', 'refused'],
])('an id that is sent as %s is read as %s', (sent, is) =>
  expect(read(label, parseExactJson(sent))).toBe(is),
);
