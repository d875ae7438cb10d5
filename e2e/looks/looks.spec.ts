import { EMI, KENTA, NAMES, YAMADA } from '../../kiosk/guest/personas.ts';
import { BRISK_QUEUE, CheckoutPage, dialogOn, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { Guest } from '../pages/guest.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { isTakenHere, notesWhatTakes } from './taken-with.ts';

/**
 * The look of every screen: Japanese in both directions, and English, the longest, with the largest letters. In
 * Japanese also a screen reader's words and order. Accept a change by `npx playwright test -c e2e looks
 * --update-snapshots`.
 */

const [PORTRAIT, LANDSCAPE] = [
  { width: 800, height: 1280 },
  { width: 1280, height: 800 },
];
const LOOKS = [
  {
    locale: 'ja-JP',
    looks: [
      // Also read: portrait leaves the steps' names out.
      { name: 'ja-landscape', size: LANDSCAPE, text: undefined },
      { name: 'ja-portrait', size: PORTRAIT, text: undefined },
    ],
    isRead: true,
  },
  {
    locale: 'en-GB',
    looks: [{ name: 'en-largest', size: LANDSCAPE, text: '3' }],
    isRead: false,
  },
];

const setsText = (page: Page, text: string | undefined) =>
  page.evaluate((wanted) => {
    const { dataset } = document.documentElement;
    if (wanted === undefined) delete dataset.text;
    else dataset.text = wanted;
  }, text);

test.use({ today: MORNING_OF_21_NOVEMBER });

const isWrong = (page: Page) => expect(page.getByRole('alert').first()).toBeVisible();

for (const { locale, looks, isRead } of LOOKS) {
  test.describe(locale, () => {
    test.use({ locale });
    test.beforeEach(async ({ page, tenant }) => {
      notesWhatTakes(page);
      await page.clock.setFixedTime(MORNING_OF_21_NOVEMBER);
      tenant.configure({ ...BRISK_QUEUE, kiosk: { attract: false } });
    });
    /** Reads the page as a screen reader does, or the dialog alone. */
    const reads = async (page: Page, screen: string) => {
      if (isRead) await expect.soft(page.locator('body')).toMatchAriaSnapshot({ name: `${screen}.aria.yml` });
    };
    const sees = async (page: Page, screen: string) => {
      for (const { name, size, text } of looks) {
        await page.setViewportSize(size);
        await setsText(page, text);
        if (isTakenHere(page)) {
          await expect.soft(page).toHaveScreenshot([name, `${screen}.png`], {
            mask: [page.getByRole('timer'), page.locator('img[src*="/wait"]')],
            maxDiffPixels: 100,
          });
        }
        await setsText(page, undefined);
      }
      await page.setViewportSize(LANDSCAPE);
    };
    const take = async (page: Page, screen: string) => {
      await reads(page, screen);
      await sees(page, screen);
    };

    test('check-in', async ({ page, tenant }) => {
      const guest = new Guest(page, tenant);
      await guest.opensHome();
      await page.waitForLoadState('networkidle');
      await take(page, 'home');
      await guest.says('山田', 'checkin');
      await isWrong(page);
      await take(page, 'checkin-search-wrong');
      await guest.types('reservationName', NAMES.family);
      await guest.goesOn('/checkin/check-reservation');
      await take(page, 'checkin-reservation');
      await guest.confirmsReservation();
      await sees(page, 'checkin-representative');
      await guest.goesOn();
      await isWrong(page);
      await reads(page, 'checkin-representative-wrong');
      await guest.fillsIn(YAMADA);
      await guest.goesOn('/checkin/input-companions');
      await take(page, 'checkin-companions');
      await guest.fillsInCompanions([EMI, KENTA]);
      await guest.goesOn('/checkin/guests-info');
      await take(page, 'checkin-guests');
      await guest.walks('/checkin/guests-info', '/checkin/term');
      await guest.taps('sign-by-name');
      await expect(guest.field('signedName')).toBeVisible();
      await take(page, 'checkin-sign-by-name');
      await guest.field('agreeSignature').check();
      await guest.taps('sign');
      await expect(dialogOn(page)).toHaveCount(0);
      await take(page, 'checkin-term');
      await guest.goesOn('/checkin/confirm-checkin');
      await take(page, 'checkin-confirm');
      await guest.goesOn('/checkin/complete');
      await take(page, 'checkin-complete');
    });

    test('check-out', async ({ page, tenant }) => {
      const guest = new CheckoutPage(page, tenant);
      await guest.opensHome();
      await guest.says(NAMES.family, 'checkout');
      await reads(page, 'checkout-search');
      await guest.goesOn('/checkout/wait');
      await expect(guest.fact('waitNum')).toBeVisible();
      await take(page, 'checkout-wait');
      await guest.walks('/checkout/wait', '/checkout/room-number');
      await take(page, 'checkout-rooms');
      await guest.goesOn('/checkout/payment-terms');
      await guest.goesOn();
      await isWrong(page);
      await take(page, 'checkout-terms-wrong');
      await guest.field('agreeTerms').check();
      await guest.goesOn('/checkout/check-total');
      await take(page, 'checkout-total');
      await guest.goesOn('/checkout/input-card');
      await guest.goesOn();
      await isWrong(page);
      await reads(page, 'checkout-card-wrong');
      await guest.fillsInCard();
      await sees(page, 'checkout-card');
      await guest.goesOn('/checkout/receipt-mail');
      await take(page, 'checkout-mail');
      await guest.goesOn('/checkout/check-payment');
      await take(page, 'checkout-payment');
      await guest.goesOn('/checkout/complete-payment');
      await take(page, 'checkout-paid');
      await guest.goesOn('/checkout/confirm-checkout');
      await take(page, 'checkout-confirm');
      await guest.goesOn();
      await expect(dialogOn(page)).toBeVisible();
      await take(page, 'checkout-done-dialog');
      await guest.follows('confirm', '/checkout/complete-checkout');
      await take(page, 'checkout-complete');
    });
  });
}
