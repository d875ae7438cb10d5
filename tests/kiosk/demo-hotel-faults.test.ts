import { describe, expect, it } from 'vitest';
import { CUT_JSON } from '../../kiosk/demo-hotel/apply-fault.ts';
import { createDemoHotel } from '../../kiosk/demo-hotel/index.ts';
import { CLIENT, get, hotelWithClock, LEGACY, RPA, visit } from './support/hotel.ts';
import { openPort } from './support/site.ts';

/** The kinds' usual answers: `check-hotel.slow.test.ts`; with own words: `tests/screens/faults/told.test.ts`. */

const AGREEMENT = `${CLIENT}/hotel_agreement`;

describe('a fault', () => {
  it('that delays waits by the clock and then answers rightly', async () => {
    const { hotel, waits } = hotelWithClock();
    hotel.faults.set({ call: '*', kind: 'delay', ms: 12_000 });
    expect((await get(hotel, AGREEMENT)).status).toBe(200);
    expect(waits).toEqual([12_000]);
  });

  it('strikes as often as told, only its call, in the order set', async () => {
    const { hotel } = hotelWithClock();
    hotel.faults.set({ call: 'hotel_agreement', kind: 'status', status: 500, times: 2 });
    hotel.faults.set({ call: 'hotel_agreement', kind: 'status', status: 418, times: 1 });
    expect((await get(hotel, '/api/v1/client/payment_terms')).status).toBe(200);
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) statuses.push((await get(hotel, AGREEMENT)).status);
    expect(statuses).toEqual([500, 500, 418, 200]);
  });

  it('can lose the answer of a call that was done', async () => {
    const { hotel, get, sign, checkIn } = await visit('checkin', 'サトウハナコ');
    await sign();
    hotel.faults.set({ call: 'execute_checkin_request', kind: 'empty-status', when: 'after', times: 1 });
    expect((await checkIn()).status).toBe(503);
    expect((await get(`${RPA}/checkin_code`)).payload).toHaveProperty('checkin_code', '30');
  });

  it('ends a token before the call, or after it', async () => {
    const { hotel, get } = await visit('checkin', 'サトウハナコ');
    const path = `${RPA}/checkin_code`;
    hotel.faults.set({ call: 'checkin_code', kind: 'token-ended', when: 'after', times: 1 });
    expect((await get(path)).status).toBe(200);
    expect((await get(path)).status).toBe(401);
    const again = await visit('checkin', 'ヤマダタロウ');
    again.hotel.faults.set({ call: 'checkin_code', kind: 'token-ended', times: 1 });
    expect((await again.get(path)).status).toBe(401);
  });

  it('never turns a spoiled refusal into a success', async () => {
    const { hotel, checkIn } = await visit('checkin', 'サトウハナコ');
    hotel.faults.set({ call: 'execute_checkin_request', kind: 'malformed', when: 'after', times: 1 });
    expect(await checkIn('no list')).toMatchObject({ status: 400, text: CUT_JSON });
  });
});

it('what hangs ends when the client goes away, or the server closes', async () => {
  const hotel = createDemoHotel();
  const server = await openPort(hotel.app);
  hotel.faults.set({ call: 'hotel_agreement', kind: 'hang' });
  const leaving = new AbortController();
  const ask = (init?: RequestInit) => fetch(server.url + AGREEMENT, { headers: LEGACY, ...init });
  const asked = Promise.allSettled([ask({ signal: leaving.signal }), ask()]);
  await expect.poll(() => hotel.requests().length).toBe(2);
  leaving.abort();
  await server.close();
  expect(await asked).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(hotel.requests()[0]).toMatchObject({ status: 0, note: 'fault: hang' });
});
