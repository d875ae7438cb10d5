import { beforeEach, describe, expect, it } from 'vitest';
import { Places } from '../../kiosk/server/places.ts';
import { FACILITIES, gatewayForEachTest, SETTLE, said } from './support/gateway.ts';

const before = gatewayForEachTest();
beforeEach(async () => {
  await before.open({ trustsProxy: true, once: { requestsOfOne: 20, requests: 50 } });
});

const call = async (path: string, from: string, key: string) => {
  const headers = { 'X-Forwarded-For': from, 'Idempotency-Key': `"${key.padEnd(32, 'x')}"` };
  const response = await before.call(path, { method: 'POST', headers });
  await response.text();
  return said(response);
};
const settlements = () => before.hotel.seen.filter(({ url }) => url === SETTLE).length;

it('a sender of payments alone is refused one more, and others are not', async () => {
  for (let at = 0; at < 20; at += 1) await call(SETTLE, '10.0.0.66', `flood-${at}`);
  expect(await call(SETTLE, '10.0.0.66', 'more')).toEqual([503, 'not-sent']);
  expect(await call(SETTLE, '10.0.0.1', 'ours')).toEqual([200, 'answered']);
  expect(settlements()).toBe(21);
});

describe('places for calls under way', () => {
  it('one sender takes no more than a share of them', () => {
    const places = new Places({ most: 3, mostOfOne: 2 });
    const take = (...senders: readonly string[]) => senders.map((sender) => places.take(sender));
    expect(take('a', 'a', 'a', 'b', 'b')).toEqual([true, true, false, true, false]);
    places.giveBack('a');
    expect(take('b', 'a')).toEqual([true, false]);
  });

  it('a payment that comes again is never told that it was not sent', async () => {
    const letsAnswer = before.hotel.hold();
    const first = call(SETTLE, '10.0.0.1', 'ours');
    await expect.poll(() => before.hotel.seen.length).toBe(1);
    const plain = { headers: { 'X-Forwarded-For': '10.0.0.1' } };
    const others = Array.from({ length: 256 }, () => before.call(FACILITIES, plain));
    await expect.poll(() => before.hotel.seen.length, { timeout: 10_000 }).toBe(256);
    const again = call(SETTLE, '10.0.0.1', 'ours');
    const elsewhere = before.call(FACILITIES);
    await expect.poll(() => before.hotel.seen.length).toBe(257);
    letsAnswer();
    const answered = [200, 'answered'];
    expect([await first, await again, said(await elsewhere)]).toEqual([answered, answered, answered]);
    expect((await Promise.all(others)).filter(({ status }) => status === 503)).toHaveLength(1);
    expect(settlements()).toBe(1);
  });
});
