import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../kiosk/server/index.ts';
import { Places } from '../../kiosk/server/places.ts';
import { type HotelServer, openHotel } from './support/hotel-server.ts';
import { gatewayFor, makeSite, type Site } from './support/site.ts';

const SETTLE = '/api/v1/client/payment/settlement';
const SIGN = '/api/v1/client/upload_agreement_signature';

let site: Site;
let hotel: HotelServer;
let gateway: Listening;
let waiting: ServerResponse[];
let isQuick: boolean;

beforeEach(async () => {
  site = makeSite();
  waiting = [];
  isQuick = true;
  hotel = await openHotel((_, response) => {
    if (isQuick) response.end('{}');
    else waiting.push(response);
  });
  const app = gatewayFor(site, {
    hotel: { kind: 'proxy', url: hotel.url },
    trustsProxy: true,
    once: { requestsOfOne: 20, requests: 50 },
  });
  gateway = await listen(app, { port: 0 });
});
afterEach(async () => {
  for (const response of waiting) response.end('{}');
  await gateway.close();
  hotel.close();
  site.clear();
});

const call = async (path: string, from: string, key: string) => {
  const response = await fetch(gateway.url + path, {
    method: 'POST',
    headers: { 'X-Forwarded-For': from, 'Idempotency-Key': `"${key.padEnd(32, 'x')}"` },
  });
  await response.text();
  return [response.status, response.headers.get('lobby-gateway')];
};
const settlements = () => hotel.seen.filter(({ url }) => url === SETTLE).length;

describe('the memory of calls that arrive twice', () => {
  it.each([SIGN, SETTLE])('a flood of %s makes no payment of another happen again', async (path) => {
    await call(SETTLE, '10.0.0.1', 'ours');
    for (let at = 0; at < 60; at += 1) await call(path, '10.0.0.66', `flood-${at}`);
    for (const from of ['10.0.0.67', '10.0.0.68', '10.0.0.69'])
      for (let at = 0; at < 25; at += 1) await call(path, from, `flood-${from.at(-1)}-${at}`);
    const before = settlements();
    expect(await call(SETTLE, '10.0.0.1', 'ours')).toEqual([200, 'answered']);
    expect(settlements()).toBe(before);
  });

  it('a sender with payments alone is refused one more, and others are not', async () => {
    for (let at = 0; at < 20; at += 1) await call(SETTLE, '10.0.0.66', `flood-${at}`);
    expect(await call(SETTLE, '10.0.0.66', 'more')).toEqual([503, 'not-sent']);
    expect(await call(SETTLE, '10.0.0.1', 'ours')).toEqual([200, 'answered']);
    expect(settlements()).toBe(21);
  });
});

describe('places for calls under way', () => {
  it('one sender takes no more than a share of them', () => {
    const places = new Places({ most: 3, mostOfOne: 2 });
    expect(['a', 'a', 'a', 'b', 'b'].map((sender) => places.take(sender))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    places.giveBack('a');
    expect(['b', 'a'].map((sender) => places.take(sender))).toEqual([true, false]);
  });

  it('a payment that comes again is never told that it was not sent', async () => {
    isQuick = false;
    const first = call(SETTLE, '10.0.0.1', 'ours');
    await expect.poll(() => waiting.length).toBe(1);
    const plain = { headers: { 'X-Forwarded-For': '10.0.0.1' } };
    const others = Array.from({ length: 256 }, () => fetch(`${gateway.url}/api/v1/client/facilities`, plain));
    await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(256);
    const statuses = Promise.all(others).then((all) => all.filter(({ status }) => status === 503).length);
    const again = call(SETTLE, '10.0.0.1', 'ours');
    const elsewhere = fetch(`${gateway.url}/api/v1/client/facilities`);
    await expect.poll(() => waiting.length).toBe(257);
    for (const response of waiting) response.end('{}');
    expect(await Promise.all([first, again])).toEqual([
      [200, 'answered'],
      [200, 'answered'],
    ]);
    expect((await elsewhere).status).toBe(200);
    expect(await statuses).toBe(1);
    expect(settlements()).toBe(1);
  });
});
