import { EMI, KENTA, NAMES } from '../../kiosk/guest/personas.ts';
import { BRISK_QUEUE, CheckoutPage, dialogOn, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';
import { type Look, looksAsKept } from '../support/layout.ts';

/**
 * What every screen of both journeys looks like: Japanese in both directions, and English, which is the longest language, with the
 * largest letters. A change that is meant is taken over by
 * `npx playwright test -c e2e looks --update-snapshots`.
 */

const [PORTRAIT, LANDSCAPE] = [
  { width: 800, height: 1280 },
  { width: 1280, height: 800 },
];
const LOOKS = {
  ja: [
    { name: 'ja-portrait', ...PORTRAIT },
    { name: 'ja-landscape', ...LANDSCAPE },
  ],
  en: [{ name: 'en-largest', ...LANDSCAPE, root: { text: '3' } }],
} as const satisfies Record<string, readonly Look[]>;

test.use({ today: MORNING_OF_21_NOVEMBER });

const isKeeping = (updates: string): boolean => ['all', 'changed'].includes(updates);

/** A tablet in a language, its calendar where the hotel's stands. */
async function opens(page: Page, tenant: Tenant, language: string): Promise<void> {
  await page.clock.setFixedTime(MORNING_OF_21_NOVEMBER);
  tenant.configure({
    ...BRISK_QUEUE,
    language: { default: language, auto_language_select: 'off' },
    kiosk: { attract: false },
  });
}

for (const [language, looks] of Object.entries(LOOKS)) {
  test.describe(language, () => {
    test.slow();

    test('check-in', async ({ page, tenant }, { config }) => {
      await opens(page, tenant, language);
      const guest = new Guest(page, tenant);
      const take = (screen: string) => looksAsKept(page, screen, looks, isKeeping(config.updateSnapshots));
      await guest.opensHome();
      await page.waitForLoadState('networkidle');
      await take('home');
      await guest.says('山田', 'checkin');
      await expect(page.getByRole('alert')).toBeVisible();
      await take('checkin-search-wrong');
      await guest.types('reservationName', NAMES.family);
      await guest.goesOn('/checkin/check-reservation');
      await take('checkin-reservation');
      await guest.confirmsReservation();
      await take('checkin-representative');
      await guest.fillsInDomestic();
      await guest.goesOn('/checkin/input-companions');
      await take('checkin-companions');
      await guest.fillsInCompanions([EMI, KENTA]);
      await guest.goesOn('/checkin/guests-info');
      await take('checkin-guests');
      await guest.goesOn('/checkin/term');
      await guest.taps('sign-by-name');
      await expect(guest.field('signedName')).toBeVisible();
      await take('checkin-sign-by-name');
      await guest.field('agreeSignature').check();
      await guest.taps('sign');
      await expect(dialogOn(page)).toHaveCount(0);
      await take('checkin-term');
      await guest.goesOn('/checkin/confirm-checkin');
      await take('checkin-confirm');
      await guest.goesOn('/checkin/complete');
      await take('checkin-complete');
    });

    test('check-out', async ({ page, tenant }, { config }) => {
      await opens(page, tenant, language);
      const guest = new CheckoutPage(page, tenant);
      const take = (screen: string) => looksAsKept(page, screen, looks, isKeeping(config.updateSnapshots));
      await guest.queues(NAMES.family);
      await take('checkout-wait');
      await guest.isCalled();
      await take('checkout-rooms');
      await guest.goesOn('/checkout/payment-terms');
      await guest.goesOn();
      await take('checkout-terms-wrong');
      await guest.field('agreeTerms').check();
      await guest.goesOn('/checkout/check-total');
      await take('checkout-total');
      await guest.goesOn('/checkout/input-card');
      await guest.fillsInCard();
      await take('checkout-card');
      await guest.goesOn('/checkout/receipt-mail');
      await take('checkout-mail');
      await guest.goesOn('/checkout/check-payment');
      await take('checkout-payment');
      await guest.goesOn('/checkout/complete-payment');
      await take('checkout-paid');
      await guest.goesOn('/checkout/confirm-checkout');
      await take('checkout-confirm');
      await guest.goesOn();
      await expect(dialogOn(page)).toBeVisible();
      await take('checkout-done-dialog');
      await guest.taps('confirm');
      await guest.isOn('/checkout/complete-checkout');
      await take('checkout-complete');
    });
  });
}
