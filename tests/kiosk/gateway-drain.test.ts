import { beforeEach, describe, expect, it } from 'vitest';
import type { Listening } from '../../kiosk/server/index.ts';
import { gatewayForEachTest, KEY, keyedInit, OTHER_KEY, SETTLE, said } from './support/gateway.ts';

const before = gatewayForEachTest();
let gateway: Listening;
let letHotelAnswer: () => void;
beforeEach(async () => {
  letHotelAnswer = before.hotel.hold();
  gateway = await before.open();
});

const heard = () => expect.poll(() => before.hotel.seen.length).toBe(1);
const ANSWERED = [200, 'answered'];
const REFUSED = [503, 'not-sent'];

describe('a gateway that is told to end', () => {
  it('lets a payment under way come to its end, says so, and takes no further call', async () => {
    const paying = before.settle();
    await heard();
    // An idle open connection delays no end.
    const drained = gateway.drain(20_000);
    const health = await before.call('/healthz');
    expect([health.status, await health.json()]).toMatchObject([503, { status: 'draining' }]);
    expect(said(await before.settle())).toEqual(REFUSED);
    expect((await before.call('/')).status).toBe(503);
    letHotelAnswer();
    const paid = await paying;
    expect([said(paid), await paid.text()]).toEqual([ANSWERED, '{"payload":{}}']);
    await drained;
    expect(before.hotel.seen).toHaveLength(1);
    await expect(before.call('/healthz')).rejects.toThrow(TypeError);
  });

  it('waits for a call whose tablet has lost its connection', async () => {
    const leaving = new AbortController();
    const first = before.call(SETTLE, keyedInit({ signal: leaving.signal }));
    await heard();
    leaving.abort();
    await expect(first).rejects.toThrow('aborted');
    let hasEnded = false;
    const drained = gateway.drain(20_000).then(() => {
      hasEnded = true;
    });
    expect((await before.call('/healthz')).status).toBe(503);
    expect(hasEnded).toBe(false);
    letHotelAnswer();
    await drained;
    expect(before.hotel.seen[0]?.complete).toBe(true);
  });

  it('gives the outcome of a payment under way to the tablet that lost its connection and sends it again', async () => {
    const first = before.settle({ 'Idempotency-Key': KEY });
    await heard();
    const drained = gateway.drain(20_000);
    const again = before.settle({ 'Idempotency-Key': KEY });
    expect(said(await before.settle({ 'Idempotency-Key': OTHER_KEY }))).toEqual(REFUSED);
    letHotelAnswer();
    expect((await Promise.all([first, again])).map(said)).toEqual([ANSWERED, ANSWERED]);
    await drained;
    expect(before.hotel.seen).toHaveLength(1);
  });

  it('waits no longer than it may', async () => {
    const paying = before.settle();
    await heard();
    await gateway.drain(100);
    await expect(paying).rejects.toThrow(TypeError);
  });
});
