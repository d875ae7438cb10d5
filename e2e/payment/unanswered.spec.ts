import type { Fault } from '../../kiosk/demo-hotel/index.ts';
import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { settlementsAt } from '../pages/payment-page.ts';
import { NOTED_BY_THE_BROWSER, SHORT_DEADLINE } from '../support/failures.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** A payment is settled once: whatever the guest taps, and whatever becomes of the answer. */

const TO_THE_FRONT_DESK = ja.views.payment.check_payment_view.unanswered;

/** Taps twice before the page has had time to draw anything. */
const tapsTwiceAtOnce = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('[data-action="main"]');
    button?.click();
    button?.click();
  });

for (const [what, taps] of Object.entries({
  'two taps in one moment': tapsTwiceAtOnce,
  'a double tap': (page: Page) => page.locator('[data-action="main"]').dblclick(),
})) {
  test(`${what}: the guest pays once, and nobody leaves while it is under way`, async ({ page, tenant }) => {
    tenant.configure(PAYMENT_ON);
    const guest = new CheckinPaymentPage(page, tenant);
    await guest.goesToPayment();
    tenant.hotel.faults.set({ call: 'settlement', kind: 'delay', ms: 1500, times: 1 });
    await taps(page);
    await expect(guest.main).toBeDisabled();
    await expect.poll(() => settlementsAt(tenant)).toHaveLength(1);
    await tapsTwiceAtOnce(page);
    await guest.cannotGoBackFrom('/checkin/check-payment');
    await guest.taps('back');
    await guest.isOn('/checkin/complete-payment');
    expect(settlementsAt(tenant)).toHaveLength(1);
    expect(tenant.hotel.requests().filter(({ call }) => call === 'public_key')).toHaveLength(1);
  });
}

test.describe('a settlement without an answer', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  for (const [what, fault] of [
    ['lost on its way back', { kind: 'reset', when: 'after' }],
    ['lost on its way there', { kind: 'reset' }],
    ['past the deadline', { kind: 'hang', when: 'after' }],
    ["hidden behind some machine's page", { kind: 'html', status: 502, when: 'after' }],
    ["in whose place comes the network's page to log in", { kind: 'html', status: 200 }],
    ['hidden behind an empty error', { kind: 'empty-status', status: 503, when: 'after' }],
  ] as const satisfies readonly (readonly [string, Omit<Fault, 'call'>])[]) {
    test(`${what} sends the guest to the front desk and is never sent again`, async ({ page, tenant }) => {
      tenant.configure({ ...PAYMENT_ON, ...SHORT_DEADLINE });
      const guest = new CheckinPaymentPage(page, tenant);
      await guest.goesToPayment();
      tenant.hotel.faults.set({ ...fault, call: 'settlement', times: 1 });
      await guest.goesOn();
      await guest.isTold(TO_THE_FRONT_DESK);
      await guest.isOn('/checkin/check-payment');
      await expect(page.locator('main').getByRole('alert')).toHaveText(TO_THE_FRONT_DESK);
      await expect(guest.main).toBeDisabled();
      await tapsTwiceAtOnce(page);

      await test.step('not even by a guest who goes back and begins anew', async () => {
        await guest.pressesBrowserBack();
        await guest.isOn('/checkin/check-total');
        await expect(page.locator('main').getByRole('alert')).toHaveText(TO_THE_FRONT_DESK);
        await expect(guest.main).toBeDisabled();
        await tapsTwiceAtOnce(page);
        await guest.taps('back');
        await guest.isOn('/checkin/unsettled-qr');
        await guest.taps('smart-payment');
        await guest.isOn('/checkin/check-total');
        await expect(page.locator('main').getByRole('alert')).toHaveText(TO_THE_FRONT_DESK);
        await expect(guest.main).toBeDisabled();
      });

      await test.step('and the next guest finds the tablet at home', async () => {
        await guest.taps('home');
        await guest.isOn('/');
        await guest.cannotGoBackFrom('/');
      });
      expect(settlementsAt(tenant)).toHaveLength(1);
    });
  }

  test.describe('that never left the tablet', () => {
    test('is not sent again either: nobody can tell', async ({ page, tenant }) => {
      tenant.configure(PAYMENT_ON);
      const guest = new CheckinPaymentPage(page, tenant);
      await page.route('**/payment/settlement', (route) => route.abort('internetdisconnected'));
      await guest.goesToPayment();
      await guest.goesOn();
      await guest.isTold(TO_THE_FRONT_DESK);
      await expect(guest.main).toBeDisabled();
      expect(settlementsAt(tenant)).toEqual([]);
    });
  });
});
