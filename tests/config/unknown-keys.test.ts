import { describe, expect, it } from 'vitest';
import { readConfig } from '~/config/read';
import { fileWith, problemKeys } from '../support/config';

describe('keys that nothing reads', () => {
  it.each([
    ['colour', fileWith('colour', 'red')],
    ['display.use_chekout', fileWith('display.use_chekout', false)],
    ['kiosk.idle', fileWith('kiosk.idle', {})],
    ['visibility.representative.shoe_size', fileWith('visibility.representative.shoe_size', 2)],
  ])('%s is named, the rest is read', (key, file) => {
    const reading = readConfig({ wait_interval: 1000, system: 'legacy', ...file });
    expect(reading).toMatchObject({ ok: true, config: { wait_interval: 1000 } });
    expect(reading.ok && reading.unknown.map((unknown) => unknown.key)).toEqual([key]);
  });

  it('are named beside the faults', () => {
    const reading = readConfig({ colour: 'red', wait_interval: 'soon' });
    expect([...problemKeys(reading)].sort()).toEqual(['colour', 'wait_interval']);
  });

  it('cannot be the prototype of objects', () => {
    const reading = readConfig(
      JSON.parse('{"system": "cico", "wait_interval": 1000, "__proto__": {"wait_interval": 2000}}'),
    );
    expect(reading).toMatchObject({ config: { wait_interval: 1000 }, unknown: [{ key: '__proto__' }] });
  });

  it('are removed at once, however many there are', () => {
    let reads = 0;
    const many = (prefix: string) => {
      const group = {};
      for (let i = 0; i < 10_000; i++)
        Object.defineProperty(group, `${prefix}${i}`, { enumerable: true, get: () => ++reads });
      return group;
    };
    const display = Object.defineProperty(many('b'), 'use_checkout', { enumerable: true, value: false });
    const file = Object.defineProperty(many('a'), 'display', { enumerable: true, value: display });
    const reading = readConfig(Object.defineProperty(file, 'system', { enumerable: true, value: 'cico' }));
    expect(reading).toMatchObject({ ok: true, config: { display: { use_checkout: false } } });
    expect(reading.ok && reading.unknown.at(-1)).toEqual({
      key: '(the whole file)',
      kind: 'more-problems',
      values: { count: '19980' },
    });
    expect(reads).toBeLessThanOrEqual(3 * 20_000);
  });
});

/** Thousands of unknown keys still get a short report. */
describe('a file with thousands of', () => {
  const MANY = 5_000;
  const keys = (value: unknown) =>
    Object.fromEntries(Array.from({ length: MANY }, (_, at) => [`k${at}`, value]));
  const list = (value: unknown) => Array.from({ length: MANY }, () => value);
  const long = 'k'.repeat(60_000);

  it.each<[string, object]>([
    ['unknown keys', keys(1)],
    ['unknown groups', keys({ a: 1 })],
    ['unknown keys in a group', { display: keys(1) }],
    ['unknown fields', { visibility: { representative: keys(2) } }],
    ['unknown languages of a text', { notices: { help: keys('x') } }],
    ['languages', { language: { supported: list('ja') } }],
    ['unknown languages', { language: { supported: list('xx') } }],
    ['wrong factors', { qr_code: { factors: list(1) } }],
    ['factors', { qr_code: { factors: list('room') } }],
    ['addresses', { card: { also_loads: list('https://card.example/') } }],
    ['wrong addresses', { card: { also_loads: list('http://card.example/') } }],
    ['letters in a name', { [long]: 1 }],
    ['letters in a value', { card: { script_url: `https://card.example/${long}` } }],
    ['groups in a list', { qr_code: { factors: list({}) } }],
  ])('%s', (_, file) => {
    const reading = readConfig({ wait_interval: 1000, ...file });
    const said = reading.ok ? [...reading.unknown, ...reading.remarks] : reading.problems;
    expect(said).not.toEqual([]);
    expect(said.length).toBeLessThanOrEqual(21);
    expect(JSON.stringify(said).length).toBeLessThan(10_000);
  });

  it.each([
    ['groups', '{"a":', '}'],
    ['lists', '[', ']'],
    ['settings', '{"display":', '}'],
  ])('%s within each other is refused as a whole', (_, opened, closed) => {
    const deep: unknown = JSON.parse(`${opened.repeat(MANY)}1${closed.repeat(MANY)}`);
    expect(readConfig({ wait_interval: 1000, notices: deep })).toEqual({
      ok: false,
      problems: [{ key: '(the whole file)', kind: 'too-deep', values: {} }],
    });
  });
});

describe('a file that holds no settings', () => {
  it.for([null, [], 'legacy', 7, undefined, [{ system: 'cico' }], {}, { $schema: '/config.schema.json' }])(
    '%j',
    (json) => expect(problemKeys(readConfig(json))).toEqual(['(the whole file)']),
  );

  it.each([
    [{ error: 'unauthorized' }],
    [{ message: 'not found', $schema: 'https://errors.example/1' }],
    [{ error_msg: 'ただいま受付を停止しております。' }],
    [{ payload: { system: 'cico', display: { use_checkout: false } } }],
    // A JSON:API error: `links` is our group, but holds no key of ours.
    [{ errors: [{ status: '401' }], links: { self: '/data/config.json' } }],
    [{ Display: { use_checkout: false } }],
    [{ error: 'x', display: { use_checkout: false } }],
    [{ system: 'cico', display: {}, detail: 'no such tenant' }],
    [{ system: 'cico', display: {}, status: 401 }],
    [{ system: 'cico', colour: 'red' }],
  ])('%j, which looks like the error of a server', (json) => {
    const reading = readConfig(json);
    expect(reading).toMatchObject({ ok: false });
    expect(problemKeys(reading)).toContain('(the whole file)');
  });

  it.each([
    [{ display: {} }],
    [{ wait_interval: 3000, $schema: '/config.schema.json' }],
    [{ system: 'cico', display: {}, colour: 'red', errors_shown: 1 }],
    [{ system: 'cico', display: { message: 1 } }],
  ])('%j is one', (json) => expect(readConfig(json).ok).toBe(true));
});
