import { describe, expect, it } from 'vitest';
import { calls } from '~/hotel/calls';
import { createHotel } from '~/hotel/create-hotel';
import { requestContext } from '../support/hotel';
import { type Answering, payload, stubNetwork } from '../support/network';
import { stubClosedStorage, stubStorage } from '../support/storage';

const hotel = createHotel(requestContext);
const settle = () =>
  hotel.ask(calls.settlement, {
    requestId: 'r1',
    amount: 12800,
    cardToken: 'secret-card',
    invoiceName: '山田',
  });
const OK: Answering = () => new Response();

async function noted(local: Record<string, string>, answer = OK, ask = settle, before = {}): Promise<string> {
  stubStorage('localStorage', local);
  const dump = stubStorage('sessionStorage', before);
  stubNetwork(answer);
  await ask().catch(() => undefined);
  return [...dump.values()].join();
}
const DEBUGGING = { debug: 'yes' };

describe('while an engineer debugs', () => {
  it('a call is noted by name, fields and outcome, without any value', async () => {
    const text = await noted(DEBUGGING);
    expect(JSON.parse(text)).toMatchObject([
      {
        call: 'settlement',
        method: 'POST',
        fields: { gmo_token: '11 characters', invoice_name: '2 characters', payment_amount: '5 characters' },
        outcome: 'answered',
      },
    ]);
    expect(text).not.toMatch(/secret-card|山田|12800|guest-token/);
  });

  it('the name that was looked up stays out', async () => {
    const lookUp = () => hotel.ask(calls.checkinToken, { name: 'ヤマダ', phoneNumber: '0901234' });
    const text = await noted(
      DEBUGGING,
      () => payload({ authorization: 'fresh-token' }),
      () => lookUp().then(() => undefined),
    );
    expect(text).toContain('checkin_authtoken_request');
    expect(text).not.toMatch(/ヤマダ|0901234|fresh-token|arrival-token/);
  });

  it('a failure is noted by its kind, not by its words', async () => {
    const words = { error_msg: '山田様は滞在中です' };
    const text = await noted(DEBUGGING, () => Response.json(words, { status: 409 }));
    expect(JSON.parse(text)).toMatchObject([{ outcome: 'message' }]);
    expect(text).not.toContain('滞在中');
  });

  it('the oldest notes make room', async () => {
    const before = JSON.stringify(Array.from({ length: 200 }, (_, place) => ({ place })));
    const lines: unknown[] = JSON.parse(await noted(DEBUGGING, OK, settle, { 'lobby.requests': before }));
    expect(lines).toHaveLength(200);
    expect(lines[0]).toEqual({ place: 1 });
  });
});

describe('otherwise', () => {
  it.each([{}, { debug: 'no' }, { debug: 'YES' }])('nothing is kept: %j', async (local) =>
    expect(await noted({ ...local })).toBe(''),
  );

  it('a closed storage stops no call', async () => {
    stubClosedStorage('localStorage');
    stubClosedStorage('sessionStorage');
    stubNetwork(OK);
    await expect(settle()).resolves.toBeUndefined();
  });
});
