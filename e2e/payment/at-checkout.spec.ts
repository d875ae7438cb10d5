import ja from '../../src/i18n/ja.json' with { type: 'json' };
import {
  BRISK_QUEUE,
  CheckoutPage,
  dialogOn,
  GOOD_CARD,
  MORNING_OF_21_NOVEMBER,
} from '../pages/checkout-page.ts';
import { NOTED_BY_THE_BROWSER, SHORT_DEADLINE } from '../support/failures.ts';
import { expect, test } from '../support/fixtures.ts';
import { callNames, callsOf } from '../support/wire.ts';

/** Paying at check-out: once, whatever the guest's fingers and the network do. */

const NAME = 'ヤマダ タロウ';
const UNANSWERED = ja.views.payment.check_payment_view.unanswered;

test.use({ today: MORNING_OF_21_NOVEMBER });
test.beforeEach(({ tenant }) => tenant.configure(BRISK_QUEUE));

test('a card is kept for its own screens only, and pays once', async ({ page, tenant }) => {
  const guest = new CheckoutPage(page, tenant);
  await guest.goesToCard(NAME);

  await test.step('kept from screen to screen, and forgotten with the payment screens', async () => {
    await guest.fillsInCard();
    await guest.goesOn();
    await guest.isOn('/checkout/receipt-mail');
    await guest.taps('back');
    await guest.isOn('/checkout/input-card');
    await expect(guest.field('cardNumber')).toHaveValue('4111 1111 1111 1111');
    await expect(guest.field('securityCode')).toHaveValue('123');
    await guest.taps('back');
    await guest.isOn('/checkout/check-total');
    await guest.goesOn();
    await guest.isOn('/checkout/input-card');
    for (const name of ['cardNumber', 'expiryMonth', 'holderName', 'securityCode']) {
      await expect(guest.field(name)).toHaveValue('');
    }
    await guest.goesFromCardToPayment();
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.history.state, document.cookie]),
    );
    expect(kept).not.toContain(GOOD_CARD.slice(0, 8));
  });

  // Two taps in one moment do so at check-in (`unanswered.spec.ts`).
  await test.step('a double tap pays once, and there is no way back while it is under way', async () => {
    tenant.hotel.faults.set({ call: 'public_key', kind: 'delay', ms: 500, times: 1 });
    tenant.hotel.faults.set({ call: 'settlement', kind: 'delay', ms: 1500, times: 1 });
    await page.locator('[data-action="main"]').dblclick();
    await expect(page.locator('main[aria-busy="true"]')).toBeVisible();
    await guest.taps('back');
    await guest.cannotGoBackFrom('/checkout/check-payment');
    await expect(page.locator('main [data-action="main"]')).toBeDisabled();
    await guest.isOn('/checkout/complete-payment');
    await guest.cannotGoBackFrom('/checkout/complete-payment');
    expect(callNames(tenant).slice(-2)).toEqual(['public_key', 'settlement']);
    expect(callsOf(tenant, 'settlement').map(({ status }) => status)).toEqual([204]);
    expect(callsOf(tenant, 'public_key')).toHaveLength(1);
  });
});

test.describe('a settlement that gets no answer', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('before the deadline is never sent again, and the guest is sent to the front desk', async ({
    page,
    tenant,
  }) => {
    tenant.configure(SHORT_DEADLINE);
    const guest = new CheckoutPage(page, tenant);
    const main = page.locator('main [data-action="main"]');
    /** The one sentence, and a button that stays off. */
    const saysSo = async (screen: string) => {
      await guest.isOn(screen);
      await expect(page.locator('main').getByRole('alert')).toHaveText(UNANSWERED);
      await expect(main).toBeDisabled();
      await main.dispatchEvent('click');
      await expect(dialogOn(page)).toHaveCount(0);
    };
    await guest.goesToPayment(NAME);
    tenant.hotel.faults.set({ call: 'settlement', kind: 'hang', when: 'before', times: 1 });
    await guest.goesOn();
    await expect(page.getByRole('alertdialog', { name: UNANSWERED, exact: true })).toBeVisible();
    await guest.closes();
    await saysSo('/checkout/check-payment');

    await test.step('not even by the long way round', async () => {
      await guest.taps('back');
      await saysSo('/checkout/check-total');
      await guest.taps('back');
      await guest.isOn('/checkout/payment-terms');
      await guest.goesOn();
      await saysSo('/checkout/check-total');
    });

    await test.step('nor after another look-up in the same visit', async () => {
      for (const screen of ['payment-terms', 'room-number']) {
        await guest.taps('back');
        await guest.isOn(`/checkout/${screen}`);
      }
      await guest.taps('back');
      await guest.taps('confirm');
      await guest.isOn('/checkout/search');
      await guest.goesOn();
      await guest.isOn('/checkout/wait');
      await guest.isCalled();
      await guest.goesOn();
      await guest.isOn('/checkout/payment-terms');
      await guest.agrees('/checkout/check-total');
      await saysSo('/checkout/check-total');
    });
    expect(callsOf(tenant, 'settlement')).toHaveLength(1);
  });
});
