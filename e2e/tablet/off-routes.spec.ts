import { Guest } from '../pages/guest.ts';
import { expect, test } from '../support/fixtures.ts';

/** A screen that belongs to a feature is there with the feature, and unknown without it. */

const PAYMENT = [
  '/checkin/unsettled-qr',
  '/checkin/check-total',
  '/checkin/input-card',
  '/checkin/receipt-name',
  '/checkin/receipt-mail',
  '/checkin/check-payment',
  '/checkin/complete-payment',
];
const CHECKOUT = [
  '/checkout/search',
  '/checkout/wait',
  '/checkout/room-number',
  '/checkout/payment-terms',
  '/checkout/check-total',
  '/checkout/input-card',
  '/checkout/receipt-mail',
  '/checkout/receipt-name',
  '/checkout/check-payment',
  '/checkout/complete-payment',
  '/checkout/confirm-checkout',
  '/checkout/complete-checkout',
];
const CHECKIN = ['/checkin/complete', '/checkin/qr', ...PAYMENT];

/** A kind of hotel, which of these screens it has, and of which it is tried. */
type Kind = {
  readonly what: string;
  readonly payment?: true;
  readonly qr?: true;
  readonly checkout?: true;
  readonly has: readonly string[];
  readonly tried: readonly string[];
};

const TENANTS: readonly Kind[] = [
  { what: 'nothing of it', has: ['/checkin/complete'], tried: [...CHECKIN, ...CHECKOUT] },
  {
    what: 'the QR code and check-out',
    qr: true,
    checkout: true,
    has: ['/checkin/qr', ...CHECKOUT],
    tried: [...CHECKIN, ...CHECKOUT],
  },
  { what: 'payment', payment: true, has: ['/checkin/qr', ...PAYMENT], tried: CHECKIN },
  {
    what: 'payment and the QR code',
    payment: true,
    qr: true,
    has: ['/checkin/qr', ...PAYMENT],
    tried: ['/checkin/complete', '/checkin/qr', '/checkin/check-total'],
  },
];

for (const { what, has, tried, payment = false, qr = false, checkout = false } of TENANTS) {
  test.describe(`a hotel with ${what}`, () => {
    test.beforeEach(({ tenant }) => {
      tenant.configure({
        display: { use_checkin_payment: payment, use_checkout: checkout },
        qr_code: { is_active_in_checkin: qr },
      });
    });

    test('knows its screens and no others when the tablet starts at one', async ({ page, tenant }) => {
      const guest = new Guest(page, tenant);
      await guest.opensHome();
      await expect(page.locator('[data-action="checkout"]')).toHaveCount(checkout ? 1 : 0);
      for (const path of tried) {
        await page.goto(`${tenant.url}${path}`);
        const shown = has.includes(path) ? '/reload-error' : '/404';
        await guest.isOn(shown);
        expect(new URL(page.url()).pathname, path).toBe(shown);
      }
      await guest.goesOn();
      await guest.isOn('/');
    });

    test('knows them while it runs: unknown from home, a reload from elsewhere', async ({ page, tenant }) => {
      const guest = new Guest(page, tenant);
      const unknown = tried.filter((path) => !has.includes(path));
      await guest.opensHome();
      for (const path of unknown) {
        await guest.turnsTo(path);
        await guest.isOn('/404');
        await guest.goesOn();
        await guest.isOn('/');
      }
      // A screen that is there opens for nobody who has not come its way.
      for (const path of tried.filter((known) => has.includes(known) && known !== '/checkout/search')) {
        await guest.turnsTo(path);
        await guest.isOn('/reload-error');
        await guest.goesOn();
        await guest.isOn('/');
      }
      await guest.taps('checkin');
      await guest.isOn('/checkin/search');
      await guest.turnsTo(unknown[0] ?? '/nowhere');
      await guest.isOn('/reload-error');
      expect(new URL(page.url()).pathname).toBe('/reload-error');
    });
  });
}
