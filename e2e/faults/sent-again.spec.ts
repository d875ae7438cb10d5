import { createDemoHotel } from '../../kiosk/demo-hotel/index.ts';
import type { Listening } from '../../kiosk/gateway/index.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { CheckoutPage, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { Guest } from '../pages/guest.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';
import { listenApart } from '../support/hotel-apart.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { openRelay, type Relay } from '../support/relay.ts';
import { openTenant } from '../support/tenant.ts';
import { callsOf } from '../support/wire.ts';

/** Chromium sends a request again by itself when its connection closes before the answer: the hotel acts once all the same. */

const SETTLEMENT = '/payment/settlement';
const TO_THE_FRONT_DESK = ja.views.payment.check_payment_view.unanswered;

test.use({ today: MORNING_OF_21_NOVEMBER });

/** Leaves connections behind that calls which change something would use. */
const usesConnections = (page: Page, url = '/healthz') =>
  page.evaluate(async (address) => {
    const ask = async () => (await fetch(address, { credentials: 'include', cache: 'no-store' })).text();
    await Promise.all([ask(), ask(), ask()]);
  }, url);

/** The same hotel, seen through a relay. */
async function behindRelay(
  tenant: Tenant,
  isGateway = true,
): Promise<{ readonly tenant: Tenant; readonly relay: Relay }> {
  const relay = await openRelay(tenant.url, isGateway);
  return { relay, tenant: { ...tenant, url: relay.url } };
}

for (const when of ['before', 'after'] as const) {
  test(`a settlement whose connection breaks ${when} the gateway has it is paid once, and the guest hears so`, async ({
    page,
    tenant: direct,
  }) => {
    direct.configure(PAYMENT_ON);
    const { tenant, relay } = await behindRelay(direct);
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.goesToPayment();
    await usesConnections(page);
    relay.breaks(SETTLEMENT, when);
    await guest.pays();
    expect(relay.came(SETTLEMENT)).toBe(2);
    expect(callsOf(tenant, 'settlement').map(({ status }) => status)).toEqual([204]);
    await relay.close();
  });
}

test('a check-in that is sent again is done once, and the guest hears so', async ({
  page,
  tenant: direct,
}) => {
  direct.configure(NOTHING_ASKED);
  const { tenant, relay } = await behindRelay(direct);
  const guest = new Guest(page, tenant);
  await guest.hurriesTo('/checkin/confirm-checkin');
  await usesConnections(page);
  relay.breaks('/upload_agreement_signature', 'after');
  relay.breaks('/execute_checkin_request', 'after');
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  for (const call of ['upload_agreement_signature', 'execute_checkin_request']) {
    expect(relay.came(`/${call}`), call).toBe(2);
    expect(callsOf(tenant, call), call).toHaveLength(1);
  }
  await relay.close();
});

test('a check-out that is sent again is done once, and the guest hears so', async ({
  page,
  tenant: direct,
}) => {
  const { tenant, relay } = await behindRelay(direct);
  const guest = new CheckoutPage(page, tenant);
  await guest.opensSearch('セイサン スミオ');
  await guest.goesOn();
  await guest.isOn('/checkout/complete-payment');
  await guest.goesOn();
  await guest.isOn('/checkout/confirm-checkout');
  await usesConnections(page);
  relay.breaks('/execute_checkout_request', 'after');
  await guest.checksOut();
  expect(relay.came('/execute_checkout_request')).toBe(2);
  expect(callsOf(tenant, 'execute_checkout_request')).toHaveLength(1);
  await relay.close();
});

test.describe('where no gateway stands between', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('a settlement that was sent again counts as not answered, whatever the second one got', async ({
    page,
    tenant: direct,
  }) => {
    direct.configure(PAYMENT_ON);
    const { tenant, relay } = await behindRelay(direct, false);
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.goesToPayment();
    await usesConnections(page);
    tenant.hotel.faults.set({ call: 'settlement', kind: 'delay', ms: 700, times: 1 });
    relay.breaks(SETTLEMENT, 'answered');
    await guest.goesOn();
    await guest.isTold(TO_THE_FRONT_DESK);
    await expect(guest.main).toBeDisabled();
    expect(callsOf(tenant, 'settlement').map(({ status }) => status)).toEqual([204, 400]);
    await relay.close();
  });
});

/** The guest pays at a hotel that closes the connection when the money has moved, and is sent to the front desk. */
async function paysInVain(page: Page, tenant: Tenant, connectionsTo?: string): Promise<void> {
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToPayment();
  if (connectionsTo !== undefined) await usesConnections(page, connectionsTo);
  tenant.hotel.faults.set({ call: 'settlement', kind: 'reset', when: 'after' });
  await guest.goesOn();
  await guest.isTold(TO_THE_FRONT_DESK);
  await expect(guest.main).toBeDisabled();
}

test.describe('a hotel of its own that closes the connection when the money has moved', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  let hotel: Listening | undefined;
  let behind: Tenant | undefined;
  test.afterEach(async () => {
    await behind?.close();
    await hotel?.close();
  });

  test('behind the gateway hears of one settlement', async ({ page }) => {
    const demo = createDemoHotel({ now: () => new Date(MORNING_OF_21_NOVEMBER) });
    hotel = await listenApart(demo, false);
    const { url } = hotel;
    behind = { ...(await openTenant('legacy', undefined, undefined, { kind: 'proxy', url })), hotel: demo };
    behind.configure({ ...PAYMENT_ON, card: { script_url: `${url}/demo/token.js` } });
    await paysInVain(page, behind, '/healthz');
    expect(callsOf(behind, 'settlement')).toHaveLength(1);
  });

  test('asked by the tablet itself, hears of one where it allows credentials', async ({ page, tenant }) => {
    hotel = await listenApart(tenant.hotel, true);
    tenant.configure({ ...PAYMENT_ON, api: { client_url: hotel.url, client_allows_credentials: true } });
    await paysInVain(page, tenant);
    expect(callsOf(tenant, 'settlement')).toHaveLength(1);
  });
});
