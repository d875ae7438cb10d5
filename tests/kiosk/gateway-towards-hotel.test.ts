import { describe, expect, it } from 'vitest';
import { HOTEL_HEADERS, towardsHotel } from '../../kiosk/server/hotel-headers.ts';
import { cico, legacy } from '../../src/hotel/dialects.ts';
import { readProjectFile } from '../support/source.ts';
import { FOREIGN } from './support/hotel-server.ts';

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';

describe('towards the hotel', () => {
  it.each([
    ['legacy', legacy],
    ['cico', cico],
  ] as const)('all headers of %s go on, spelled as they came', (system, { headers }) => {
    const names = Object.values(headers);
    expect([...HOTEL_HEADERS[system]].sort()).toEqual([...names].sort());
    const sent = names.map((name): [string, string] => [name, 'value']);
    expect(towardsHotel(sent.flat(), 'hotel')).toEqual(sent);
  });

  it.each([
    ['hotel', 'Accept', '*/*'],
    ['hotel', 'Accept-Language', 'ja'],
    ['hotel', 'User-Agent', 'Tablet'],
    ['hotel', 'Content-Type', FORM],
    ['hotel', 'Content-Type', 'application/json'],
    ['points', 'Authorization', 'Bearer member'],
    ['postcode', 'Accept', '*/*'],
  ] as const)('to %s goes %s: %s', (service, name, value) => {
    expect(towardsHotel([name, value], service)).toEqual([[name, value]]);
  });

  it.each([
    ...Object.entries(FOREIGN).map(([name, value]) => ['hotel', name, value] as const),
    ['hotel', 'Idempotency-Key', '"0123456789abcdef"'],
    ['hotel', 'AUTH__TOKEN', 'abc'],
    ['hotel', 'AUTH.TOKEN', 'abc'],
    ['hotel', 'Range', 'bytes=0-1'],
    ['hotel', 'Authorization', 'Bearer member'],
    ['points', 'Authorization', 'Basic c3RhZmY6dG9rZW4='],
    ['points', 'Authorization', 'basic\tc3RhZmY6dG9rZW4='],
    ['points', 'AUTH_TOKEN', 'abc'],
    ['postcode', 'User-Agent', 'Tablet'],
    ['hotel', 'Content-Type', 'text/xml'],
    ['hotel', 'Content-Type', 'multipart/form-data; boundary=a'],
    ['hotel', 'Content-Type', 'application/json; charset=utf-7'],
  ] as const)('to %s nobody sends %s: %s', (service, name, value) => {
    expect(towardsHotel([name, value], service)).toEqual([]);
  });

  it('a header that comes twice goes on once', () => {
    const sent = ['AUTH_TOKEN', 'first', 'auth_token', 'second'];
    expect(towardsHotel(sent, 'hotel')).toEqual([['AUTH_TOKEN', 'first']]);
  });

  it('a header of this hop alone stays here', () => {
    expect(towardsHotel(['Connection', 'close, User-Agent', 'User-Agent', 'x'], 'hotel')).toEqual([]);
  });
});

it.each([
  ['legacy', legacy],
  ['cico', cico],
])('a hotel on another origin is told every header that the dialect %s sends', (name, dialect) => {
  const page = readProjectFile('kiosk/deploy/README.md');
  const cells = `^\\| \`Access-Control-Allow-Headers\`, with \`${name}\` \\| \`(.+)\` \\|$`;
  const named = new RegExp(cells, 'mu').exec(page)?.[1]?.split(', ') ?? [];
  const sent = Object.values(dialect.headers).map((header) => header.toLowerCase());
  expect(named.toSorted()).toEqual(['content-type', ...sent].toSorted());
});
