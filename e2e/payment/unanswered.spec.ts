import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { CHECKED_IN_TO_PAY, CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { settlementsAt } from '../pages/payment-page.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
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

// A double tap does so at check-out (`at-checkout.spec.ts`).
test('two taps in one moment: the guest pays once, and nobody leaves while it is under way', async ({
  page,
  tenant,
}) => {
  tenant.configure(PAYMENT_ON);
  const guest = new CheckinPaymentPage(page, tenant);
  await guest.goesToPayment();
  tenant.hotel.faults.set({ call: 'settlement', kind: 'delay', ms: 1500, times: 1 });
  await tapsTwiceAtOnce(page);
  await expect(guest.main).toBeDisabled();
  await expect.poll(() => settlementsAt(tenant)).toHaveLength(1);
  await tapsTwiceAtOnce(page);
  await guest.cannotGoBackFrom('/checkin/check-payment');
  await guest.taps('back');
  await guest.isOn('/checkin/complete-payment');
  expect(settlementsAt(tenant)).toHaveLength(1);
  expect(tenant.hotel.requests().filter(({ call }) => call === 'public_key')).toHaveLength(1);
});

test.describe('a settlement without an answer', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  // Every other way to get no answer: `tests/flow/pay.test.ts` and `tests/faults/`; the deadline: `at-checkout.spec.ts`.
  test('sends the guest to the front desk, and is never sent again', async ({ page, tenant }) => {
    tenant.configure(PAYMENT_ON);
    const guest = new CheckinPaymentPage(page, tenant);
    /** The one sentence, and a button that stays off. */
    const saysSo = async (screen: string) => {
      await guest.isOn(screen);
      await expect(page.locator('main').getByRole('alert')).toHaveText(TO_THE_FRONT_DESK);
      await expect(guest.main).toBeDisabled();
      await tapsTwiceAtOnce(page);
    };
    await guest.goesToPayment();

    await test.step('lost on its way back', async () => {
      tenant.hotel.faults.set({ call: 'settlement', kind: 'reset', when: 'after', times: 1 });
      await guest.goesOn();
      await guest.isTold(TO_THE_FRONT_DESK);
      await saysSo('/checkin/check-payment');
    });

    await test.step('not even by a guest who goes back and begins again', async () => {
      await guest.pressesBrowserBack();
      await saysSo('/checkin/check-total');
      await guest.taps('back');
      await guest.isOn('/checkin/unsettled-qr');
      await guest.taps('smart-payment');
      await saysSo('/checkin/check-total');
    });

    await test.step('and the next guest finds the tablet at home', async () => {
      await guest.taps('home');
      await guest.isOn('/');
      await guest.cannotGoBackFrom('/');
    });
    expect(settlementsAt(tenant)).toHaveLength(1);

    await test.step("who may pay: but in place of the answer comes the network's page to log in", async () => {
      await guest.asksFor(CHECKED_IN_TO_PAY);
      await guest.isOn('/checkin/unsettled-qr');
      await guest.choosesToPay();
      await guest.goesFromCardToPayment();
      const loginPage = { contentType: 'text/html', body: '<!doctype html><title>Log in</title>' };
      await page.route('**/payment/settlement', (route) => route.fulfill(loginPage), { times: 1 });
      await guest.goesOn();
      await guest.isTold(TO_THE_FRONT_DESK);
      await saysSo('/checkin/check-payment');
    });
    // The page came from no gateway of ours, and the hotel heard of nothing.
    expect(settlementsAt(tenant)).toHaveLength(1);
  });
});
