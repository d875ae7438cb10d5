import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { BRISK_QUEUE, CheckoutPage, dialogOn, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { expect, test } from '../support/fixtures.ts';
import { holds } from '../support/hold.ts';
import { callsOf } from '../support/wire.ts';

/** The last question, and the one call behind it. */

test.use({ today: MORNING_OF_21_NOVEMBER });
test.beforeEach(({ tenant }) => tenant.configure(BRISK_QUEUE));

const CALL = 'execute_checkout_request';

test('a double tap checks out once: the screen is veiled, then a dialog stands that only its button leaves', async ({
  page,
  tenant,
}) => {
  const guest = new CheckoutPage(page, tenant);
  await guest.goesToLastQuestion();
  const letsGo = await holds(page, `**/${CALL}`);
  await page.locator('[data-action="main"]').dblclick();
  const veil = page.locator('main').getByRole('status');
  await expect(veil).toContainText(ja.app.loading);
  await expect(veil).toBeVisible();
  const main = page.locator('main [data-action="main"]');
  await expect(main).toBeDisabled();
  await test.step('under the veil nothing can be touched', async () => {
    const isCovered = await main.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button') === null;
    });
    expect(isCovered).toBe(true);
  });
  await test.step('there is no way back', async () => {
    await guest.taps('back');
    await guest.cannotGoBackFrom('/checkout/confirm-checkout');
  });
  await letsGo();

  const { done_title: title } = ja.views.checkout.confirm_checkout_view;
  const dialog = page.getByRole('alertdialog', { name: title });
  await expect(dialog).toBeVisible();
  await expect(veil).toBeEmpty();
  for (const leaves of [
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Escape'),
    () => guest.cannotGoBackFrom('/checkout/confirm-checkout'),
  ]) {
    await leaves();
    await expect(dialog).toBeVisible();
    await guest.isOn('/checkout/confirm-checkout');
  }
  await dialog.locator('[data-action="confirm"]').click();
  await guest.isOn('/checkout/complete-checkout');
  await expect(page.locator('[data-action="back"]')).toHaveCount(0);
  await guest.cannotGoBackFrom('/checkout/complete-checkout');
  expect(callsOf(tenant, CALL)).toHaveLength(1);
});

test.describe('a check-out that the hotel refuses', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('lifts the veil and says why; the guest looks back, and tries again, once with two taps', async ({
    page,
    tenant,
  }) => {
    const guest = new CheckoutPage(page, tenant);
    await guest.goesToLastQuestion();
    const text = 'お部屋の確認が済んでおりません。';
    tenant.hotel.faults.set({ call: CALL, kind: 'status', status: 409, errorMsg: text, times: 1 });
    await guest.goesOn();
    await expect(page.getByRole('alertdialog', { name: text, exact: true })).toBeVisible();
    await expect(page.locator('main[aria-busy]')).toHaveCount(0);
    await guest.closes();
    await expect(page.locator('[data-action="main"]')).toBeEnabled();
    await guest.taps('back');
    await guest.isOn('/checkout/payment-terms');
    await expect(guest.field('agreeTerms')).toBeChecked();
    await guest.goesOn();
    await guest.isOn('/checkout/confirm-checkout');
    // Slow enough that another request would be under way before the first is answered.
    tenant.hotel.faults.set({ call: CALL, kind: 'delay', ms: 500, times: 1 });
    await guest.tapsTwiceAtOnce();
    await dialogOn(page).locator('[data-action="confirm"]').click();
    await guest.isOn('/checkout/complete-checkout');
    expect(callsOf(tenant, CALL).map(({ status }) => status)).toEqual([409, 200]);
  });
});
