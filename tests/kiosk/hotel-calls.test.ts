import { describe, expect, it } from 'vitest';
import { hostCheck } from '../../kiosk/server/hosts.ts';
import { callFor } from '../../kiosk/server/hotel-calls.ts';
import type { Config } from '../../src/config/schema.ts';
import { calls } from '../../src/hotel/calls.ts';
import { cico, type Dialect, legacy } from '../../src/hotel/dialects.ts';

/** A new dialect does not compile without its name here. */
const DIALECTS: Readonly<Record<Config['system'], Dialect>> = { legacy, cico };

describe('the calls that exist', () => {
  const made = Object.values(DIALECTS).flatMap((dialect) => [
    ...Object.values(calls).flatMap((call) =>
      call === calls.visibilities
        ? []
        : [
            [
              call.form ? 'POST' : 'GET',
              String(Reflect.apply(call.path, call, [undefined, dialect])),
            ] as const,
          ],
    ),
    ['GET', calls.visibilities.path({ facilityId: '本館 1' }, dialect)] as const,
  ]);
  it.each(made)('%s %s goes to the hotel', (method, path) => {
    expect(callFor(method, path)?.service).toBe('hotel');
  });

  it.each([
    ['GET', '/api/v1/client/rpa/checkin_authtoken_request', 'reservation'],
    ['GET', '/api/v1/client/rpa/checkout_authtoken_request', 'reservation'],
    ['GET', '/api/v1/client/optima/members', 'member'],
    ['GET', '/user/api/v1/users/M0001', 'member'],
    ['GET', '/api/v1/client/rpa/checkin_info_request', undefined],
    ['GET', '/address/search', undefined],
  ])('%s %s finds a %s by what was typed', (method, path, lookUp) => {
    expect(callFor(method, path)?.lookUp).toBe(lookUp);
  });

  it.each([
    ['GET', '/user/api/v1/users/M0001', 'points'],
    ['GET', '/user/api/v1/users/a%20b%E3%83%A4', 'points'],
    ['GET', '/address/search', 'postcode'],
  ])('%s %s is for %s', (method, path, service) => {
    expect(callFor(method, path)?.service).toBe(service);
  });

  it.each([
    ['POST', '/api/v1/client/facilities'],
    ['GET', '/api/v1/client/payment/settlement'],
    ['HEAD', '/api/v1/client/facilities'],
    ['get', '/api/v1/client/facilities'],
    ['GET', '/api/v1/client/facilities/'],
    ['GET', '/api/v1/client//facilities'],
    ['GET', '/api/v1/client/facilities/1/2'],
    ['GET', '/api/v1/client/facilities/1%2f2'],
    ['GET', '/api/v1/client/facilities/1%5C2'],
    ['GET', '/api/v1/client/facilities/%00'],
    ['GET', '/api/v1/client/facilities/..'],
    ['GET', '/api/v1/client/facilities/%2e%2E'],
    ['GET', '/api/v1/client/facilities/%zz'],
    ['GET', '/api/v1/client/facilities/..;'],
    ['GET', '/api/v1/client/facilities/.;'],
    ['GET', '/api/v1/client/facilities/1%25'],
    ['GET', '/api/v1/client/facilities/..;x=1'],
    ['GET', '/api/v1/client/facilities/1;x=1'],
    ['GET', '/api/v1/client/facilities/1%3bx=1'],
    ['GET', '/api/v1/client/facilities/%252f'],
    ['GET', '/api/v1/client/facilities/1%3fx=1'],
    ['GET', '/api/v1/client/facilities/1%23x'],
    ['GET', '/api/v1/client/facilities/..%20'],
    ['GET', '/api/v1/client/facilities/%20'],
    ['GET', '/api/v1/client/facilities/%ef%bc%8e%ef%bc%8e'],
    ['GET', '/api/v1/client/facilities/1%ef%bc%8f2'],
    ['GET', '/api/v1/client/facilities/%c0%af'],
    ['GET', '/api/v1/client/facilities/%u002f'],
    ['GET', '/api/v1/client/rpa/../../admin'],
    ['GET', '/api/v1/client/facilities;x=1'],
    ['GET', '/api/admin'],
    ['GET', '/api/v1/client%2ffacilities'],
    ['GET', '/user/api/v1/users/'],
    ['POST', '/address/search'],
  ])('%s %s is none', (method, path) => {
    expect(callFor(method, path)?.service).toBeUndefined();
  });
});

it('takes no character that could be read as an id’s end', () => {
  const taken: string[] = [];
  for (let point = 0x80; point < 0x11_0000; point += 1) {
    if (point >= 0xd800 && point < 0xe000) continue;
    const character = String.fromCodePoint(point);
    const plain = character.normalize('NFKC');
    if (!/[/\\;%?#\p{Cc}]|^[.\s]+$/u.test(plain)) continue;
    const path = `/user/api/v1/users/${encodeURIComponent(character)}`;
    // Inner spaces are allowed.
    if (callFor('GET', path) !== undefined && plain.trim() !== '') taken.push(character);
    if (callFor('GET', `${path}.`) !== undefined) taken.push(`${character}.`);
  }
  expect(callFor('GET', `/user/api/v1/users/${encodeURIComponent('会')}`)).toBeDefined();
  expect(taken).toEqual([]);
});

describe('the names of the gateway', () => {
  const unnamed = hostCheck([], 'frontdesk');
  it.each([
    ['localhost', true],
    ['localhost:4173', true],
    ['LOCALHOST:4173', true],
    ['127.0.0.1:4173', true],
    ['192.168.1.20:4173', true],
    ['[::1]:4173', true],
    ['[fe80::1]', true],
    ['frontdesk:4173', true],
    ['evil.example', false],
    ['127.0.0.1.evil.example:4173', false],
    ['localhost.evil.example', false],
    ['', false],
    [undefined, false],
  ])('without HOSTS, %s: %s', (host, isOurs) => {
    expect(unnamed(host)).toBe(isOurs);
  });

  it.each([
    ['lobby.inn.example', true],
    ['Lobby.Inn.example:443', true],
    ['10.0.0.3', true],
    ['frontdesk', false],
    ['inn.example', false],
  ])('with HOSTS, %s: %s', (host, isOurs) => {
    expect(hostCheck(['lobby.inn.example'], 'frontdesk')(host)).toBe(isOurs);
  });
});
