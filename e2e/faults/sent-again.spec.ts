import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { DemoHotel } from '../../kiosk/demo-hotel/index.ts';
import { callsOf } from '../../kiosk/guest/wire.ts';
import { type GatewayEnv, type Listening, listen } from '../../kiosk/server/index.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { expect, NOTED_BY_THE_BROWSER, type Page, type Tenant, test } from '../support/fixtures.ts';
import { openRelay, type Relay } from '../support/relay.ts';

/** Chromium repeats a request after an unanswered close; the hotel acts once (gateway: `tests/kiosk/gateway-once`). */

const SETTLEMENT = '/payment/settlement';
const STILL_TO_PAY = 'シハライ サキコ';
const TO_THE_FRONT_DESK = ja.views.payment.check_payment_view.unanswered;

test.use({ today: MORNING_OF_21_NOVEMBER });

const usesConnections = (page: Page) =>
  page.evaluate(async () => {
    const ask = async () => (await fetch('/healthz', { credentials: 'omit', cache: 'no-store' })).text();
    await Promise.all([ask(), ask(), ask()]);
  });

const loadsFiles = (page: Page) =>
  page.evaluate(async () => {
    const picture = new Image();
    picture.src = `/icons/apple-touch-icon.png?${performance.now()}`;
    await Promise.all([picture.decode(), fetch('/data/database/countries.json', { cache: 'no-store' })]);
  });

/** The same hotel, seen through a relay. */
async function behindRelay(
  tenant: Tenant,
  isGateway = true,
): Promise<{ readonly tenant: Tenant; readonly relay: Relay }> {
  const relay = await openRelay(tenant.url, isGateway);
  return { relay, tenant: { ...tenant, url: relay.url } };
}

test.describe('behind the gateway', () => {
  test('a repeated call is done once, and the guest hears so', async ({ page, tenant: direct }) => {
    direct.configure(PAYMENT_ON);
    const { tenant, relay } = await behindRelay(direct);
    const guest = new CheckinPaymentPage(page, tenant);

    await test.step('a check-in', async () => {
      await guest.looksUp(STILL_TO_PAY);
      await guest.bringsParty();
      await usesConnections(page);
      const calls = ['upload_agreement_signature', 'execute_checkin_request'];
      for (const call of calls) relay.breaks(`/${call}`, 'after');
      await guest.goesOn('/checkin/unsettled-qr');
      for (const call of calls) {
        expect(relay.came(`/${call}`), call).toBe(2);
        expect(callsOf(tenant.hotel, call), call).toHaveLength(1);
      }
    });

    await test.step('a settlement whose connection breaks after the gateway has it', async () => {
      await guest.choosesToPay();
      await guest.goesFromCardToPayment();
      await usesConnections(page);
      relay.breaks(SETTLEMENT, 'after');
      await guest.pays();
      expect(relay.came(SETTLEMENT)).toBe(2);
      expect(callsOf(tenant.hotel, 'settlement').map(({ status }) => status)).toEqual([204]);
    });

    await relay.close();
  });
});

test.describe('where no gateway stands between', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  const BOOKINGS = {
    execute_checkin_request: async (guest: CheckinPaymentPage) => {
      await guest.looksUp(STILL_TO_PAY);
      await guest.bringsParty();
    },
    settlement: (guest: CheckinPaymentPage) => guest.goesToPayment(),
  };

  for (const [call, goesToLastQuestion] of Object.entries(BOOKINGS)) {
    test(`${call} takes no connection that the page, its files or other calls have used`, async ({
      page,
      tenant: direct,
    }) => {
      direct.configure(PAYMENT_ON);
      const { tenant, relay } = await behindRelay(direct, false);
      const guest = new CheckinPaymentPage(page, tenant);
      await goesToLastQuestion(guest);
      await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('crossorigin', 'use-credentials');
      await loadsFiles(page);
      relay.breaks(`/${call}`, 'after');
      await guest.goesOn(call === 'settlement' ? '/checkin/complete-payment' : '/checkin/unsettled-qr');
      expect([relay.came(`/${call}`), callsOf(tenant.hotel, call).length]).toEqual([1, 1]);
      await relay.close();
    });
  }

  test('a repeated settlement counts as unanswered under any second answer', async ({
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
    expect(relay.came(SETTLEMENT)).toBe(2);
    // A gateway behind this relay books no payment twice.
    expect(callsOf(tenant.hotel, 'settlement').map(({ status }) => status)).toEqual([204]);
    await relay.close();
  });
});

/** The documented headers and a form's; any other is refused before the call. */
const ALLOWED = [
  'device_info',
  'device_type',
  'language',
  'auth_token',
  'facility_id',
  'content-type',
  'device-info',
  'device-type',
  'auth-token',
  'facility-code',
  'authorization-client',
  'rcloud-token',
];

/** Lets the demo hotel answer on its own origin, to any tablet with credentials. */
function listenApart(hotel: DemoHotel): Promise<Listening> {
  const app = new Hono<GatewayEnv>();
  app.use(cors({ origin: (origin) => origin, allowHeaders: ALLOWED, credentials: true }));
  app.all('*', ({ req, env }) => hotel.app.fetch(req.raw, env));
  return listen(app, { port: 0 });
}

test.describe('a hotel of its own that closes the connection when the money has moved', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  let hotel: Listening | undefined;
  test.afterEach(async () => {
    await hotel?.close();
  });

  // Behind the gateway this needs no browser: `tests/kiosk/gateway-once.test.ts`.
  test('asked by the tablet itself, hears of one settlement where it allows credentials', async ({
    page,
    tenant,
  }) => {
    hotel = await listenApart(tenant.hotel);
    tenant.configure({ ...PAYMENT_ON, api: { client_url: hotel.url, client_allows_credentials: true } });
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.goesToPayment();
    tenant.hotel.faults.set({ call: 'settlement', kind: 'reset', when: 'after' });
    await guest.goesOn();
    await guest.isTold(TO_THE_FRONT_DESK);
    await expect(guest.main).toBeDisabled();
    expect(callsOf(tenant.hotel, 'settlement')).toHaveLength(1);
  });
});
