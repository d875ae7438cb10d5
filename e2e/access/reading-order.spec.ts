import { BRISK_QUEUE, CheckoutPage, dialogOn, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/**
 * Both journeys as a screen reader reads them: what is said on each screen, as what, and in which order. Kept beside the
 * tests; a change that is meant is taken over by `npx playwright test -c e2e reading-order --update-snapshots`.
 */

test.use({ today: MORNING_OF_21_NOVEMBER });

test.beforeEach(async ({ page, tenant }) => {
  test.slow();
  await page.clock.setFixedTime(MORNING_OF_21_NOVEMBER);
  tenant.configure({ ...BRISK_QUEUE, kiosk: { attract: false } });
});

/** The whole page as it is read, the dialog alone where one stands before it. */
const isReadAs = (page: Page, screen: string) =>
  expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${screen}.aria.yml` });

test('check-in', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await isReadAs(page, 'home');
  await guest.taps('checkin');
  await guest.isOn('/checkin/search');
  await guest.types('reservationName', '山田');
  await expect(page.getByRole('alert')).toBeVisible();
  await isReadAs(page, 'checkin-search-wrong');
  await guest.types('reservationName', 'ヤマダ タロウ');
  await guest.goesOn();
  await guest.isOn('/checkin/check-reservation');
  await isReadAs(page, 'checkin-reservation');
  await guest.confirmsReservation();
  await guest.goesOn();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await isReadAs(page, 'checkin-representative-wrong');
  await guest.fillsInDomestic();
  await guest.goesOn();
  await guest.isOn('/checkin/input-companions');
  await isReadAs(page, 'checkin-companions');
  await guest.fillsInCompanion(0, 'ヤマダ', 'エミ', '2');
  await guest.fillsInCompanion(1, 'ヤマダ', 'ケンタ', '3');
  await guest.goesOn();
  await guest.isOn('/checkin/guests-info');
  await isReadAs(page, 'checkin-guests');
  await guest.goesOn();
  await guest.isOn('/checkin/term');
  await guest.taps('sign-by-name');
  await expect(guest.field('signedName')).toBeVisible();
  await isReadAs(page, 'checkin-sign-by-name');
  await guest.field('agreeSignature').check();
  await guest.taps('sign');
  await expect(dialogOn(page)).toHaveCount(0);
  await isReadAs(page, 'checkin-term');
  await guest.goesOn();
  await guest.isOn('/checkin/confirm-checkin');
  await isReadAs(page, 'checkin-confirm');
  await guest.goesOn();
  await guest.isOn('/checkin/complete');
  await isReadAs(page, 'checkin-complete');
});

test('check-out', async ({ page, tenant }) => {
  const guest = new CheckoutPage(page, tenant);
  await guest.opensSearch('ヤマダ タロウ');
  await isReadAs(page, 'checkout-search');
  await guest.goesOn();
  await guest.isOn('/checkout/wait');
  await expect(guest.fact('waitNum')).toBeVisible();
  await isReadAs(page, 'checkout-wait');
  await guest.isCalled();
  await isReadAs(page, 'checkout-rooms');
  await guest.goesOn();
  await guest.isOn('/checkout/payment-terms');
  await guest.goesOn();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await isReadAs(page, 'checkout-terms-wrong');
  await guest.agrees('/checkout/check-total');
  await isReadAs(page, 'checkout-total');
  await guest.taps('details');
  await expect(dialogOn(page)).toBeVisible();
  await isReadAs(page, 'checkout-folio');
  await dialogOn(page).locator('[data-action="close"]').click();
  await guest.goesOn();
  await guest.isOn('/checkout/input-card');
  await guest.goesOn();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await isReadAs(page, 'checkout-card-wrong');
  await guest.fillsInCard();
  await guest.goesOn();
  await guest.isOn('/checkout/receipt-mail');
  await isReadAs(page, 'checkout-mail');
  await guest.goesOn();
  await guest.isOn('/checkout/check-payment');
  await isReadAs(page, 'checkout-payment');
  await guest.goesOn();
  await guest.isOn('/checkout/complete-payment');
  await isReadAs(page, 'checkout-paid');
  await guest.goesOn();
  await guest.isOn('/checkout/confirm-checkout');
  await isReadAs(page, 'checkout-confirm');
  await guest.goesOn();
  await expect(dialogOn(page)).toBeVisible();
  await isReadAs(page, 'checkout-done-dialog');
  await guest.taps('confirm');
  await guest.isOn('/checkout/complete-checkout');
  await isReadAs(page, 'checkout-complete');
});
