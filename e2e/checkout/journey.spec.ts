import type { RecordedRequest } from '../../kiosk/demo-hotel/index.ts';
import { BRISK_QUEUE, CheckoutPage, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';
import { callOf, callsOf, ownHeaders } from '../support/wire.ts';

/** Check-out from home to home through the built app and its gateway, and what the hotel hears of it. */

const LOOK_UP = ['checkout_authtoken_request', 'checkout_info_request'] as const;
const QUEUE = 'checkout_info_result';
const PAYMENT = ['public_key', 'settlement'] as const;
/** Calls that carry nobody's word: the guest is not known yet, or the text is the same for everybody. */
const WITHOUT_TOKEN = ['checkout_authtoken_request', 'payment_terms'];

/** The hotel's calls in order, the looks at the queue as one; the hotel has said yes to each. */
function story({ hotel }: Tenant): string[] {
  const calls = hotel.requests().filter(({ call }) => call !== 'card_script');
  expect(calls.filter(({ status }) => status < 200 || status > 299)).toEqual([]);
  return calls
    .map(({ call }) => call)
    .filter((name, at, names) => !(name === QUEUE && names[at - 1] === QUEUE));
}

/** The place in the queue, as every look at it named it. */
function requestIdOf(tenant: Tenant): string {
  const ids = new Set(callsOf(tenant, QUEUE).map(({ query }) => query.request_id ?? ''));
  expect([...ids]).toEqual([expect.stringMatching(/^R\d+$/)]);
  return [...ids].join();
}

test.use({ today: MORNING_OF_21_NOVEMBER });
test.beforeEach(({ tenant }) => tenant.configure(BRISK_QUEUE));

// What either back end is told, call by call: `tests/hotel/`. Here each has one journey with everything in it.
for (const { system, what, name, types, room } of [
  { system: 'legacy', what: 'a guest', name: 'ヤマダ タロウ', types: '', room: '305' },
  {
    system: 'cico',
    what: 'a guest whose room the hotel does not know types it, and',
    name: 'ヘヤ バンゴウ',
    types: '８０２',
    room: '802',
  },
] as const) {
  test.describe(system, () => {
    test.use({ system, serviceWorkers: 'allow' });

    test(`${what} pays by card, with a receipt for their company`, { tag: '@smoke' }, async ({
      page,
      tenant,
    }) => {
      const guest = new CheckoutPage(page, tenant);
      await guest.goesToRooms(name);
      if (types !== '') await guest.types('roomNumber', types);
      await guest.goesOn();
      await guest.isOn('/checkout/payment-terms');
      await guest.agrees('/checkout/check-total');
      await expect(guest.fact('paymentAmount')).toHaveText('¥53,500');
      await guest.goesOn();
      await guest.isOn('/checkout/input-card');
      await guest.fillsInCard();
      await guest.goesOn();
      await guest.isOn('/checkout/receipt-mail');
      await guest.givesMail('taro@example.jp');
      await guest.taps('change-name');
      await guest.isOn('/checkout/receipt-name');
      await guest.types('receiptName', '株式会社みどり');
      await guest.goesOn();
      await guest.isOn('/checkout/check-payment');
      await expect(guest.fact('paymentAmount')).toHaveText('¥53,500');
      await expect(guest.fact('card')).toContainText('1111');
      await expect(guest.fact('receiptMailAddress')).toHaveText('taro@example.jp');
      await expect(guest.fact('receiptName')).toHaveText('株式会社みどり');
      await guest.goesOn();
      await guest.isOn('/checkout/complete-payment');
      await expect(guest.fact('paymentAmount')).toHaveText('¥53,500');
      await guest.goesOn();
      await guest.isOn('/checkout/confirm-checkout');
      await expect(guest.fact('reservationName')).toHaveText(name);
      await expect(guest.fact('roomNumbers')).toHaveText(`${room}号室`);
      await expect(guest.fact('paymentAmount')).toHaveText('¥53,500');
      await guest.checksOut();
      await guest.goesOn();
      await guest.isOn('/');

      const calls = [...LOOK_UP, QUEUE, 'payment_terms', 'web_email_register', ...PAYMENT];
      expect(story(tenant)).toEqual([...calls, 'execute_checkout_request']);
      const request_id = requestIdOf(tenant);
      expect(callOf(tenant, 'checkout_authtoken_request').query).toEqual({ name: name.replace(' ', '') });
      expect(callOf(tenant, 'web_email_register').form).toEqual({ email: 'taro@example.jp' });
      expect(callOf(tenant, 'public_key').form).toEqual({ request_id });
      expect(callOf(tenant, 'settlement').form).toEqual({
        request_id,
        point: '0',
        payment_amount: '53500',
        gmo_token: expect.stringMatching(/^demo-token-[0-9a-f]{32}$/),
        invoice_name: '株式会社みどり',
      });
      expect(callOf(tenant, 'execute_checkout_request').form).toEqual({
        invoice_name: '株式会社みどり',
        room_num: room,
      });
      await expectHeaders(page, tenant);
    });
  });
}

/** Every call says who calls, as its back end wants it; the card provider is told nothing. */
async function expectHeaders(page: Page, tenant: Tenant): Promise<void> {
  const agent = await page.evaluate(() => navigator.userAgent);
  const dialects = {
    legacy: {
      token: 'auth_token',
      others: { device_info: agent, device_type: 'web', language: 'ja', facility_id: '101' },
    },
    cico: {
      token: 'auth-token',
      others: {
        'device-info': agent,
        'device-type': 'web',
        language: 'ja',
        'facility-code': 'HONKAN',
        'authorization-client': 'demo-client',
      },
    },
  };
  const { token, others } = callOf(tenant, 'settlement').dialect === 'cico' ? dialects.cico : dialects.legacy;
  const word = callOf(tenant, 'settlement').headers[token] ?? '';
  expect(word).not.toBe('');
  const expected = ({ call }: RecordedRequest) => {
    if (call === 'card_script') return {};
    return WITHOUT_TOKEN.includes(call) ? others : { ...others, [token]: word };
  };
  for (const arrival of tenant.hotel.requests()) {
    expect(ownHeaders(arrival), arrival.call).toEqual(expected(arrival));
  }
}
