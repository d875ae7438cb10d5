import { describe, expect, it } from 'vitest';
import { code, count, label, maybe, number, optionalCount, orElse, sentence } from '~/hotel/wire';
import { read } from './read';

const NOTHING_ELSE = [null, undefined, '', ' ', 'two', '1e3', '0x10', '１２', true, [], [1], {}, Number.NaN];

describe('a number', () => {
  it.each([
    [0, 0],
    [12, 12],
    [-3, -3],
    [1.5, 1.5],
    ['0', 0],
    ['12', 12],
    ['-3', -3],
    ['1.5', 1.5],
    ['007', 7],
    [-0, 0],
    ['-0', 0],
  ])('%j is %d', (value, is) => expect(read(number, value)).toBe(is));

  it.each(NOTHING_ELSE.map((value) => [value]))('%j is none', (value) =>
    expect(read(number, value)).toBe('refused'),
  );
});

describe('a count of people or nights', () => {
  it.each([
    [0, 0],
    [3, 3],
    ['3', 3],
  ])('%j is %d', (value, is) => expect(read(count, value)).toBe(is));

  it.each([-1, '-1', 1.5, '1.5', ...NOTHING_ELSE])('%j is none', (value) =>
    expect(read(count, value)).toBe('refused'),
  );
});

describe('a count that may be left out', () => {
  it.each([
    [0, 0],
    [3, 3],
    ['3', 3],
    [-1, 0],
    ['-1', 0],
    [-0, 0],
    ['-0', 0],
    [-99_999, 0],
    [-1.5, 0],
  ])('%j is %d', (value, is) => expect(read(optionalCount, value)).toBe(is));

  it.each([1.5, '1.5', '−1', '--1', ...NOTHING_ELSE])('%j is none', (value) =>
    expect(read(optionalCount, value)).toBe('refused'),
  );
});

describe("a hotel's message", () => {
  it.each([
    ['満室です', '満室です'],
    [`${'あ'.repeat(501)}`, 'あ'.repeat(500)],
    [`${'😀'.repeat(501)}`, '😀'.repeat(500)],
    ['', undefined],
    [' \u3000\n', undefined],
    ['\u200B\u2060\uFEFF', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j is %j', (value, is) => expect(read(sentence, value)).toBe(is));

  it.each([[7], [true], [['満室です']]])('%j is none', (value) =>
    expect(read(sentence, value)).toBe('refused'),
  );
});

describe('a code', () => {
  it.each([
    ['00', '00'],
    ['30', '30'],
    [30, '30'],
    [0, '0'],
  ])('%j is kept as %j', (value, is) => expect(read(code, value)).toBe(is));

  it.each([-1, '-1', 1.5, '3O', 'A0', ...NOTHING_ELSE])('%j is none', (value) =>
    expect(read(code, value)).toBe('refused'),
  );
});

describe('a label', () => {
  it.each([
    ['A-7', 'A-7'],
    ['', ''],
    [55, '55'],
  ])('%j is %j', (value, is) => expect(read(label, value)).toBe(is));

  it.each([[true], [['55']], [{}], [null], [undefined]])('%j is none', (value) =>
    expect(read(label, value)).toBe('refused'),
  );
});

describe('what may be left out', () => {
  it.each([[null], [undefined]])('%j is nothing, or the standard', (value) => {
    expect(read(maybe(number), value)).toBeUndefined();
    expect(read(orElse(number, 7), value)).toBe(7);
  });

  it('is read when it is there', () => {
    expect(read(maybe(number), '0')).toBe(0);
    expect(read(orElse(number, 7), '0')).toBe(0);
  });

  it.each([[''], ['x'], [{}]])('%j is a fault, not an absence', (value) => {
    expect(read(maybe(number), value)).toBe('refused');
    expect(read(orElse(number, 7), value)).toBe('refused');
  });
});
