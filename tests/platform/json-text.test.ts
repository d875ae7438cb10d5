import { describe, expect, it } from 'vitest';
import { parseExactJson, WrittenNumber } from '~/platform/exact-json';
import { parseJson } from '~/platform/json-text';

const nested = (levels: number, open = '[', close = ']') => `${open.repeat(levels)}1${close.repeat(levels)}`;
const objects = (levels: number) => nested(levels, '{"a":', '}');

describe.each([
  ['parseJson', parseJson],
  ['parseExactJson', parseExactJson],
])('%s', (_, parse) => {
  it.each([
    '{"payload":{"a":[1,-2,0,1.5,"x",true,false,null]}}',
    ' [ ] ',
    '"a \\"quoted\\" [[[ {{{ 1e3 007 \\\\"',
    '"\\\\\\""',
    '9007199254740991',
    '{"1e3":"12345678901234567890"}',
    '"𠮷田 😀"',
  ])('reads %s as JSON.parse does', (text) => expect(parse(text)).toEqual(JSON.parse(text)));

  it.each([
    '',
    '{',
    '"',
    '"\\',
    '[007]',
    '[+1]',
    '[1.]',
    '[.5]',
    '[1e]',
    '[0x10]',
    '[--1]',
    '[1 2]',
    '[12345678901234567890.]',
    '{"a":1}}',
    'NaN',
    '["\uFFFD"]',
    '["\\ufFFd"]',
    '\uFEFF{}',
  ])('reads nothing in %j', (text) => expect(parse(text)).toBeUndefined());

  it.each([
    ['32 levels of lists', nested(32), true],
    ['33', nested(33), false],
    ['32 levels of objects', objects(32), true],
    ['33 of them', objects(33), false],
    ['8,000', objects(8000), false],
    ['as deep as fits into a megabyte', '['.repeat(1_000_000), false],
    ['brackets in a text', `"${'['.repeat(100)}"`, true],
    ['brackets after an escaped quotation mark', `"\\"${'['.repeat(100)}"`, true],
    ['many beside each other', `[${'[],'.repeat(100)}[]]`, true],
    ['a megabyte', `"${'a'.repeat(999_998)}"`, true],
    ['a character more', `"${'a'.repeat(999_999)}"`, false],
  ])('%s', (_name, text, isRead) => expect(parse(text) !== undefined).toBe(isRead));
});

describe('a number', () => {
  it.each(['0', '-7', '55', '1.5', '0.1', '9007199254740991', '-9007199254740991'])('%s is itself', (text) =>
    expect(parseExactJson(`{"id":[${text}]}`)).toEqual({ id: [Number(text)] }),
  );

  it.each([
    '12345678901234567890',
    '-12345678901234567890',
    '9007199254740992',
    '9007199254740993',
    '10000000000000000',
    '1000000000000000000000',
    '1.10',
    '1.0',
    '1e3',
    '1E+3',
    '1e21',
    '1e400',
    '-0',
    '0.1000000000000000055511151231257827',
  ])('%s is kept as it is written, wherever it stands', (text) => {
    expect(parseExactJson(text)).toEqual(new WrittenNumber(text));
    const around = `{"a":"${text}","b":{"c":[1,${text}, "\\"",${text}]}, "d" :${text} }`;
    const number = new WrittenNumber(text);
    expect(parseExactJson(around)).toEqual({ a: text, b: { c: [1, number, '"', number] }, d: number });
  });
});
