import { createDemoHotel } from '../../kiosk/demo-hotel/index.ts';
import type { Listening } from '../../kiosk/gateway/index.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { DepartingGuest, MORNING_OF_21_NOVEMBER } from '../pages/departing-guest.ts';
import { Guest } from '../pages/guest.ts';
import { PAYING_HOUSE, Payer } from '../pages/payer.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, type House, type Page, test } from '../support/fixtures.ts';
import { listenApart } from '../support/hotel-apart.ts';
import { openHouse } from '../support/house.ts';
import { NOTHING_ASKED } from '../support/levels.ts';
import { openRelay, type Relay } from '../support/relay.ts';
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

/** The same house, seen through a relay. */
async function behindRelay(
  house: House,
  isGateway = true,
): Promise<{ readonly house: House; readonly relay: Relay }> {
  const relay = await openRelay(house.url, isGateway);
  return { relay, house: { ...house, url: relay.url } };
}

for (const when of ['before', 'after'] as const) {
  test(`a settlement whose connection breaks ${when} the gateway has it is paid once, and the guest hears so`, async ({
    page,
    house: direct,
  }) => {
    direct.configure(PAYING_HOUSE);
    const { house, relay } = await behindRelay(direct);
    const guest = new Payer(page, house);
    await guest.goesToPayment();
    await usesConnections(page);
    relay.breaks(SETTLEMENT, when);
    await guest.pays();
    expect(relay.came(SETTLEMENT)).toBe(2);
    expect(callsOf(house, 'settlement').map(({ status }) => status)).toEqual([204]);
    await relay.close();
  });
}

test('a check-in that is sent again is done once, and the guest hears so', async ({
  page,
  house: direct,
}) => {
  direct.configure(NOTHING_ASKED);
  const { house, relay } = await behindRelay(direct);
  const guest = new Guest(page, house);
  await guest.hurriesTo('/checkin/confirm-checkin');
  await usesConnections(page);
  relay.breaks('/upload_agreement_signature', 'after');
  relay.breaks('/execute_checkin_request', 'after');
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  for (const call of ['upload_agreement_signature', 'execute_checkin_request']) {
    expect(relay.came(`/${call}`), call).toBe(2);
    expect(callsOf(house, call), call).toHaveLength(1);
  }
  await relay.close();
});

test('a check-out that is sent again is done once, and the guest hears so', async ({
  page,
  house: direct,
}) => {
  const { house, relay } = await behindRelay(direct);
  const guest = new DepartingGuest(page, house);
  await guest.opensSearch('セイサン スミオ');
  await guest.goesOn();
  await guest.isOn('/checkout/complete-payment');
  await guest.goesOn();
  await guest.isOn('/checkout/confirm-checkout');
  await usesConnections(page);
  relay.breaks('/execute_checkout_request', 'after');
  await guest.checksOut();
  expect(relay.came('/execute_checkout_request')).toBe(2);
  expect(callsOf(house, 'execute_checkout_request')).toHaveLength(1);
  await relay.close();
});

test.describe('where no gateway stands between', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('a settlement that was sent again counts as not answered, whatever the second one got', async ({
    page,
    house: direct,
  }) => {
    direct.configure(PAYING_HOUSE);
    const { house, relay } = await behindRelay(direct, false);
    const guest = new Payer(page, house);
    await guest.goesToPayment();
    await usesConnections(page);
    house.hotel.faults.set({ call: 'settlement', kind: 'delay', ms: 700, times: 1 });
    relay.breaks(SETTLEMENT, 'answered');
    await guest.goesOn();
    await guest.isTold(TO_THE_FRONT_DESK);
    await expect(guest.main).toBeDisabled();
    expect(callsOf(house, 'settlement').map(({ status }) => status)).toEqual([204, 400]);
    await relay.close();
  });
});

/** The guest pays at a hotel that closes the connection when the money has moved, and is sent to the front desk. */
async function paysInVain(page: Page, house: House, connectionsTo?: string): Promise<void> {
  const guest = new Payer(page, house);
  await guest.goesToPayment();
  if (connectionsTo !== undefined) await usesConnections(page, connectionsTo);
  house.hotel.faults.set({ call: 'settlement', kind: 'reset', when: 'after' });
  await guest.goesOn();
  await guest.isTold(TO_THE_FRONT_DESK);
  await expect(guest.main).toBeDisabled();
}

test.describe('a hotel of its own that closes the connection when the money has moved', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  let hotel: Listening | undefined;
  let behind: House | undefined;
  test.afterEach(async () => {
    await behind?.close();
    await hotel?.close();
  });

  test('behind the gateway hears of one settlement', async ({ page }) => {
    const demo = createDemoHotel({ now: () => new Date(MORNING_OF_21_NOVEMBER) });
    hotel = await listenApart(demo, false);
    const { url } = hotel;
    behind = { ...(await openHouse('legacy', undefined, undefined, { kind: 'proxy', url })), hotel: demo };
    behind.configure({ ...PAYING_HOUSE, card: { script_url: `${url}/demo/token.js` } });
    await paysInVain(page, behind, '/healthz');
    expect(callsOf(behind, 'settlement')).toHaveLength(1);
  });

  test('asked by the tablet itself, hears of one where it allows credentials', async ({ page, house }) => {
    hotel = await listenApart(house.hotel, true);
    house.configure({ ...PAYING_HOUSE, api: { client_url: hotel.url, client_allows_credentials: true } });
    await paysInVain(page, house);
    expect(callsOf(house, 'settlement')).toHaveLength(1);
  });
});
