import { Agent, request as httpRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../kiosk/server/index.ts';
import { type HotelServer, openHotel } from './support/hotel-server.ts';
import { gatewayFor, makeSite, type Site } from './support/site.ts';

const SETTLE = '/api/v1/client/payment/settlement';

let site: Site;
let hotel: HotelServer;
let gateway: Listening;
let letHotelAnswer: () => void;

beforeEach(async () => {
  site = makeSite();
  const mayAnswer = new Promise<void>((resolve) => {
    letHotelAnswer = resolve;
  });
  hotel = await openHotel((_, response) => void mayAnswer.then(() => response.end('{"payload":{}}')));
  gateway = await listen(gatewayFor(site, { hotel: { kind: 'proxy', url: hotel.url } }), { port: 0 });
});
afterEach(async () => {
  await gateway.close().catch(() => undefined);
  hotel.close();
  site.clear();
});

const settle = (key?: string) =>
  fetch(gateway.url + SETTLE, {
    method: 'POST',
    body: 'payment_amount=48400',
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });

describe('a gateway that is told to end', () => {
  it('lets a payment under way come to its end, says so, and takes no further call', async () => {
    const paying = settle();
    await expect.poll(() => hotel.seen.length).toBe(1);
    const drained = gateway.drain(20_000);
    const health = await fetch(`${gateway.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([
      503,
      expect.objectContaining({ status: 'draining' }),
    ]);
    const refused = await settle();
    expect([refused.status, refused.headers.get('lobby-gateway')]).toEqual([503, 'not-sent']);
    expect((await fetch(gateway.url)).status).toBe(503);
    letHotelAnswer();
    const paid = await paying;
    expect([paid.status, paid.headers.get('lobby-gateway'), await paid.text()]).toEqual([
      200,
      'answered',
      '{"payload":{}}',
    ]);
    await drained;
    expect(hotel.seen).toHaveLength(1);
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow(TypeError);
  });

  it('waits for a call whose tablet has lost its connection', async () => {
    const first = httpRequest(gateway.url + SETTLE, {
      method: 'POST',
      headers: { 'Idempotency-Key': '"0123456789abcdef0123456789abcdef"' },
    });
    first.on('error', () => undefined).end('payment_amount=48400');
    await expect.poll(() => hotel.seen.length).toBe(1);
    first.destroy();
    let hasEnded = false;
    const drained = gateway.drain(20_000).then(() => {
      hasEnded = true;
    });
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(503);
    expect(hasEnded).toBe(false);
    letHotelAnswer();
    await drained;
    expect(hotel.seen[0]?.complete).toBe(true);
  });

  it('gives the outcome of a payment under way to the tablet that lost its connection and sends it again', async () => {
    const key = '"0123456789abcdef0123456789abcdef"';
    const first = settle(key);
    await expect.poll(() => hotel.seen.length).toBe(1);
    const drained = gateway.drain(20_000);
    const again = settle(key);
    const other = await settle('"fedcba9876543210fedcba9876543210"');
    expect([other.status, other.headers.get('lobby-gateway')]).toEqual([503, 'not-sent']);
    letHotelAnswer();
    for (const answer of await Promise.all([first, again]))
      expect([answer.status, answer.headers.get('lobby-gateway')]).toEqual([200, 'answered']);
    await drained;
    expect(hotel.seen).toHaveLength(1);
  });

  it('waits no longer than it may', async () => {
    const paying = settle();
    await expect.poll(() => hotel.seen.length).toBe(1);
    await gateway.drain(100);
    await expect(paying).rejects.toThrow(TypeError);
  });

  it('is not kept by a connection on which nothing happens', async () => {
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve) =>
      httpRequest(`${gateway.url}/healthz`, { agent }, (response) =>
        response.resume().on('end', resolve),
      ).end(),
    );
    await gateway.drain(20_000);
    agent.destroy();
  });
});
