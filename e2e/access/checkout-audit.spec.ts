import {
  BRISK_QUEUE,
  CheckoutPage,
  dialogOn,
  MORNING_OF_21_NOVEMBER,
  staffMoveQueue,
} from '../pages/checkout-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { holds } from '../support/hold.ts';
import { ON_PHONE_TOO, roundsIn } from '../support/rounds.ts';

/** Every screen of check-out and its states, looked at by axe, and in every language with a ruler; nothing is said in another. */

const waits = (page: Page) => expect(page.locator('main[aria-busy="true"]')).toBeVisible();
const error = (page: Page) => expect(page.locator('main').getByRole('alert').first()).toBeVisible();

for (const { language, locale, looks, reads: inspect } of roundsIn(
  ['ja', 'landscape', 'portrait', 'phone'],
  ['en', 'portrait', 'phone'],
  ['zh-Hant', 'portrait'],
  ['ko', 'landscape', 'phone'],
)) {
  test.describe(language, () => {
    test.use({ locale, today: MORNING_OF_21_NOVEMBER, expectedErrors: [/^Failed to load resource/] });
    test.beforeEach(({ tenant }) => {
      test.setTimeout(180_000);
      tenant.configure(BRISK_QUEUE);
    });

    test('from the search over the terms to a payment of which nobody knows', async ({ page, tenant }) => {
      const guest = new CheckoutPage(page, tenant);
      await guest.opensSearch('山田');
      await error(page);
      await inspect(page, 'search with an error');
      await guest.types('reservationName', 'コトワリ ススム');
      await guest.goesOn();
      await expect(dialogOn(page)).toBeVisible();
      // In the hotel's words.
      await looks(page, 'refused');
      await guest.closes();
      await guest.types('reservationName', 'ナガイ レツコ');
      await guest.goesOn('/checkout/wait');
      await expect(guest.fact('waitNum')).toContainText('12');
      await inspect(page, 'queue', ON_PHONE_TOO);
      for (let ahead = 12; ahead >= 0; ahead -= 1) await staffMoveQueue(tenant);
      await guest.isOn('/checkout/room-number');
      await inspect(page, 'one room');
      await guest.taps('back');
      await expect(dialogOn(page)).toBeVisible();
      await inspect(page, 'question before going back');
      await guest.taps('cancel');
      const letsGo = await holds(page, '**/payment_terms');
      await guest.goesOn('/checkout/payment-terms');
      await inspect(page, 'terms loading');
      tenant.hotel.faults.set({ call: 'payment_terms', kind: 'html', times: 1 });
      await letsGo();
      await guest.closes();
      await inspect(page, 'terms not loaded');
      await guest.taps('reload');
      await expect(page.locator('section[tabindex="0"] h2').first()).toBeVisible();
      await guest.goesOn();
      await error(page);
      await inspect(page, 'terms not agreed to', ON_PHONE_TOO);
      await guest.agrees('/checkout/check-total');
      await guest.goesOn('/checkout/input-card');
      await guest.goesFromCardToPayment();
      tenant.hotel.faults.set({ call: 'settlement', kind: 'reset' });
      await guest.goesOn();
      await guest.closes();
      await error(page);
      await inspect(page, 'payment without an answer');
    });

    test('several rooms', async ({ page, tenant }) => {
      const guest = new CheckoutPage(page, tenant);
      await guest.goesToRooms('フタヘヤ カズオ');
      await inspect(page, 'rooms');
      for (const number of ['401', '402']) await guest.room(number).uncheck();
      await error(page);
      await inspect(page, 'no room');
    });

    test('a bill of fifty lines', async ({ page, tenant }) => {
      const guest = new CheckoutPage(page, tenant);
      await guest.goesToBill('メイサイ オオイ');
      await inspect(page, 'total of fifty lines');
      await guest.taps('details');
      await expect(dialogOn(page)).toBeVisible();
      await inspect(page, 'folio', ON_PHONE_TOO);
      await page.setViewportSize({ width: 1280, height: 800 });
      const last = dialogOn(page).locator('tbody tr').last();
      await expect(last).not.toBeInViewport();
      await last.scrollIntoViewIfNeeded();
      const head = dialogOn(page).getByRole('columnheader').first();
      for (const part of [
        last,
        head,
        guest.fact('folioSum'),
        dialogOn(page).locator('[data-action="close"]'),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
    });

    test('from a room to be typed to the end', async ({ page, tenant }) => {
      const guest = new CheckoutPage(page, tenant);
      await guest.goesToRooms('ヘヤ バンゴウ');
      await guest.goesOn();
      await error(page);
      await inspect(page, 'room to be typed');
      await guest.types('roomNumber', '305');
      await guest.goesOn('/checkout/payment-terms');
      await guest.agrees('/checkout/check-total');
      await inspect(page, 'total');
      await guest.goesOn('/checkout/input-card');
      await guest.goesOn();
      await error(page);
      await inspect(page, 'card with errors', ON_PHONE_TOO);
      await page.locator('[data-field-frame]:has([name="expiryMonth"]) button').click();
      await expect(dialogOn(page)).toBeVisible();
      await inspect(page, 'months');
      await dialogOn(page).locator('[data-action="cancel"]').click();
      await guest.fillsInCard();
      await guest.goesOn('/checkout/receipt-mail');
      await guest.types('receiptMailAddress', 'a@b');
      await guest.goesOn();
      await error(page);
      await inspect(page, 'mail with errors');
      await guest.types('receiptMailAddress', '');
      await guest.follows('change-name', '/checkout/receipt-name');
      await guest.goesOn();
      await error(page);
      await inspect(page, 'name on the receipt');
      await guest.types('receiptName', '株式会社みどり');
      await guest.goesOn('/checkout/check-payment');
      await inspect(page, 'last look before paying');
      const letsPay = await holds(page, '**/public_key');
      await guest.goesOn();
      await waits(page);
      await inspect(page, 'payment under way');
      await letsPay();
      await guest.isOn('/checkout/complete-payment');
      await inspect(page, 'paid');
      await guest.taps('help');
      await expect(dialogOn(page)).toBeVisible();
      await inspect(page, 'check-out later');
      await guest.closes();
      await guest.goesOn('/checkout/confirm-checkout');
      await inspect(page, 'last question');
      const letsGo = await holds(page, '**/execute_checkout_request');
      await guest.goesOn();
      await waits(page);
      await inspect(page, 'check-out under way');
      await letsGo();
      await expect(dialogOn(page)).toBeVisible();
      await inspect(page, 'checked out');
      await dialogOn(page).locator('[data-action="confirm"]').click();
      await guest.isOn('/checkout/complete-checkout');
      await inspect(page, 'complete');
    });
  });
}
