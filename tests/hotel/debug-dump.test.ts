import { describe, expect, it } from 'vitest';
import { calls } from '~/hotel/calls';
import { createHotel } from '~/hotel/create-hotel';
import { requestContext } from '../support/hotel';
import { payload, stubNetwork } from '../support/network';
import { stubClosedStorage, stubStorage } from '../support/storage';

const hotel = createHotel(requestContext);
const settle = () =>
  hotel.ask(calls.settlement, {
    requestId: 'r1',
    amount: 12800,
    cardToken: 'secret-card',
    invoiceName: '山田',
  });

describe('while an engineer debugs', () => {
  it('a call is noted by name, fields and outcome, without any value', async () => {
    stubStorage('localStorage', { debug: 'yes' });
    const dump = stubStorage('sessionStorage');
    stubNetwork(() => new Response());
    await settle();
    const [text = ''] = dump.values();
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
    stubStorage('localStorage', { debug: 'yes' });
    const dump = stubStorage('sessionStorage');
    stubNetwork(() => payload({ authorization: 'fresh-token' }));
    await hotel.ask(calls.checkinToken, { name: 'ヤマダ', phoneNumber: '0901234' });
    expect([...dump.values()].join()).not.toMatch(/ヤマダ|0901234|fresh-token|deepLink-token/);
  });

  it('a failure is noted by its kind, not by its words', async () => {
    stubStorage('localStorage', { debug: 'yes' });
    const dump = stubStorage('sessionStorage');
    stubNetwork(() => Response.json({ error_msg: '山田様は滞在中です' }, { status: 409 }));
    await settle().catch(() => undefined);
    const [text = ''] = dump.values();
    expect(JSON.parse(text)).toMatchObject([{ outcome: 'message' }]);
    expect(text).not.toContain('滞在中');
  });

  it('the oldest notes make room', async () => {
    stubStorage('localStorage', { debug: 'yes' });
    const dump = stubStorage('sessionStorage', {
      'lobby.requests': JSON.stringify(Array.from({ length: 200 }, (_, place) => ({ place }))),
    });
    stubNetwork(() => new Response());
    await settle();
    const lines: unknown[] = JSON.parse(dump.get('lobby.requests') ?? '[]');
    expect(lines).toHaveLength(200);
    expect(lines[0]).toEqual({ place: 1 });
  });
});

describe('otherwise', () => {
  it.each([{}, { debug: 'no' }, { debug: 'YES' }])('nothing is kept: %j', async (kept) => {
    stubStorage('localStorage', kept);
    const dump = stubStorage('sessionStorage');
    stubNetwork(() => new Response());
    await settle();
    expect(dump.size).toBe(0);
  });

  it('a closed storage stops no call', async () => {
    stubClosedStorage('localStorage');
    stubClosedStorage('sessionStorage');
    stubNetwork(() => new Response());
    await expect(settle()).resolves.toBeUndefined();
  });
});
