import { describe, expect, it } from 'vitest';
import type { GatewayOptions } from '../../kiosk/server/index.ts';
import { TokenGuard } from '../../kiosk/server/tablets/token-guard.ts';
import { ask } from './support/ask.ts';
import { gatewayForEachTest } from './support/gateway.ts';
import { HEARTBEAT } from './support/heartbeat.ts';
import { watchedGateway } from './support/watch.ts';

const TOKEN = 'aikotoba-no-nagasa';
const RATES = { ofOne: { burst: 3, perSecond: 1 }, inAll: { burst: 5, perSecond: 1 } };

const before = gatewayForEachTest();

describe('somebody who guesses a token', () => {
  const guess = (guard: TokenGuard, address: string, times: number) =>
    Array.from({ length: times }, (_, number) => guard.judge(`guess-${number}`, address));

  it('from many addresses has one guess from each, and keeps out nobody who guessed nothing', () => {
    const guard = new TokenGuard(TOKEN, RATES);
    const said = ['a', 'b', 'c', 'd'].flatMap((address) => guess(guard, address, 3));
    expect(said.filter((judgement) => judgement === 'wrong')).toHaveLength(7);
    expect(guard.judge(TOKEN, 'staff')).toBe('right');
  });

  it('without bringing any is not counted: browsers ask first', () => {
    const guard = new TokenGuard(TOKEN, RATES);
    for (let number = 0; number < 50; number += 1) expect(guard.judge(undefined, 'a')).toBe('wrong');
    expect(guard.judge(TOKEN, 'a')).toBe('right');
  });
});

it('guesses at the lists are slowed down, all of an address together, which is told when to come again: the right one too', async () => {
  const { gateway, clock, passSeconds } = watchedGateway({ watchToken: TOKEN, trustsProxy: true });
  const paths = ['/tablets', '/tablets.json', '/metrics', '/tablets/tablets.css'];
  const get = (path: string, token: string, from: string) =>
    gateway.request(path, { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from } });
  const statuses: number[] = [];
  for (let number = 0; number < 30; number += 1)
    statuses.push((await get(paths[number % 4] ?? '', `guess-${number}-of-many`, '10.0.0.66')).status);
  expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)]);
  for (const path of paths) {
    const slow = await get(path, TOKEN, '10.0.0.66');
    expect([slow.status, slow.headers.get('retry-after')]).toEqual([429, '10']);
    expect((await get(path, TOKEN, '10.0.0.1')).status).toBe(200);
  }
  // A wrong date changes nobody's waiting time.
  for (const days of [-1, 2]) {
    clock.set(days);
    expect((await get('/tablets', TOKEN, '10.0.0.66')).status).toBe(429);
  }
  passSeconds(10);
  expect((await get('/tablets', TOKEN, '10.0.0.66')).status).toBe(200);
});

it('guesses at the token of the tablets are slowed down too', async () => {
  const { send } = watchedGateway({ heartbeatToken: TOKEN });
  const statuses: number[] = [];
  for (let number = 0; number < 1_010; number += 1)
    statuses.push(await send('/heartbeat', HEARTBEAT, { authorization: `Bearer guess-${number}` }));
  expect(statuses.filter((status) => status === 401)).toHaveLength(1_000);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});

it.each<[string, Record<string, string>, Partial<GatewayOptions>, number]>([
  ['on the machine itself', {}, {}, 204],
  ['on the machine itself by its name', { host: 'localhost' }, {}, 204],
  ['with the token, from anywhere', { 'x-forwarded-for': '10.0.0.1' }, { watchToken: TOKEN }, 204],
  ['by a proxy that is trusted', {}, { trustsProxy: true }, 403],
  ['by a proxy that names who asks', { 'x-forwarded-for': '127.0.0.1' }, {}, 403],
  ['by a proxy that hands the host on', { host: 'lobby.example' }, {}, 403],
])('who closes calls %s is let in or not: %j, %j, %d', async (_, headers, options, status) => {
  const { port } = await before.open({ hosts: ['lobby.example', 'localhost'], ...options });
  const token = options.watchToken === undefined ? {} : { authorization: `Bearer ${TOKEN}` };
  const own = { ...headers, ...token };
  const send = async (path: string, body: object, more: Record<string, string>) => {
    const given = { 'content-type': 'application/json', ...more };
    return (await ask(port, path, { method: 'POST', headers: given, body: JSON.stringify(body) })).status;
  };
  expect(await send('/help', { device: 'LOBBY-1', screen: '/' }, {})).toBe(204);
  const { help }: { help: { asked_at: string }[] } = JSON.parse(
    (await ask(port, '/tablets.json', { headers: own })).text,
  );
  const page = (await ask(port, '/tablets?lang=en', { headers: own })).text;
  expect(page.includes('I am on it')).toBe(status === 204);
  expect(page.includes('set WATCH_TOKEN')).toBe(status === 403);
  const seen = { device: 'LOBBY-1', asked_at: help[0]?.asked_at };
  expect(await send('/tablets/seen', seen, own)).toBe(status);
});

const basic = (words: string) => `Basic ${Buffer.from(words).toString('base64')}`;
it.each([
  ['nothing', undefined, 401],
  ['another token', 'Bearer other', 401],
  ['another scheme', 'Digest aikotoba', 401],
  ['another password', basic('staff:other'), 401],
  ['the token as the name', basic('aikotoba:'), 401],
  ['the token', 'Bearer aikotoba', 200],
  ['the token in lower case', 'bearer aikotoba', 200],
  ['the token as the password', basic('anybody:aikotoba'), 200],
])('with a token of the lists, who brings %s; tablets need none', async (_, authorization, status) => {
  const { gateway, send } = watchedGateway({ watchToken: 'aikotoba' });
  for (const path of ['/tablets', '/tablets.json', '/metrics']) {
    const response = await gateway.request(path, { headers: authorization ? { authorization } : {} });
    expect([path, response.status]).toEqual([path, status]);
    expect(response.headers.has('www-authenticate')).toBe(status === 401);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect(await send('/heartbeat', HEARTBEAT)).toBe(204);
});

it.each([
  [undefined, 401],
  ['Bearer another-token-of-tablets', 401],
  ['Basic dGFibGV0Om9uZS10b2tlbi1mb3ItYWxs', 401],
  ['Bearer one-token-for-all', 204],
])('with a token of the tablets, who brings %s gets %d', async (authorization, status) => {
  const { send } = watchedGateway({ heartbeatToken: 'one-token-for-all' });
  const headers = authorization === undefined ? {} : { authorization };
  expect(await send('/heartbeat', HEARTBEAT, headers)).toBe(status);
  expect(await send('/help', { device: 'LOBBY-1', screen: '/' }, headers)).toBe(status);
});
