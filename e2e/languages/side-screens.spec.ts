import { CHECKED_IN_TO_PAY, CheckinPaymentPage, PAYMENT_ON } from '../pages/checkin-payment-page.ts';
import { dialogOn, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { Guest } from '../pages/guest.ts';
import { test } from '../support/camera-test.ts';
import { expect } from '../support/fixtures.ts';
import { onlyAsked } from '../support/levels.ts';
import { roundsIn } from '../support/rounds.ts';
import { holdsUp, MUSTER } from '../support/specimen.ts';

/** The screens beside the straight way, in every language: codes, what went wrong, and comfort; the payment: `access/`. */

for (const { language, locale, reads } of roundsIn(
  ['ja', 'landscape', 'portrait', 'phone'],
  ['en', 'landscape', 'phone'],
  ['zh-Hans', 'portrait', 'phone'],
  ['ko', 'landscape', 'phone'],
)) {
  test.describe(language, () => {
    test.use({ locale, today: MORNING_OF_21_NOVEMBER, expectedErrors: [/^Failed to load resource/] });
    test.beforeEach(() => test.slow());

    test('codes, and what went wrong', async ({ page, tenant }) => {
      tenant.configure({ ...PAYMENT_ON, qr_code: { is_active_in_checkin: true } });
      const guest = new CheckinPaymentPage(page, tenant);
      for (const [address, screen] of [
        ['/nowhere', '/404'],
        ['/checkin/term', '/reload-error'],
      ] as const) {
        await page.goto(`${tenant.url}${address}`);
        await guest.isOn(screen);
        await reads(page, screen);
      }
      await guest.goesOn('/');
      await guest.asksFor('タナカ イチロウ', '/checkin/qr');
      await reads(page, 'code');

      await guest.findsHomeWith({ qr_code: { is_active_in_checkin: false } });
      await guest.asksFor(CHECKED_IN_TO_PAY, '/checkin/unsettled-qr');
      await reads(page, 'code of a stay to be paid');
      await guest.follows('home', '/');

      await guest.says('サトウ ハナコ', 'checkin');
      tenant.hotel.faults.set({ call: 'checkin_authtoken_request', kind: 'reset' });
      await guest.goesOn();
      await expect(dialogOn(page)).toBeVisible();
      await reads(page, 'a call that failed');
      await dialogOn(page).locator('[data-action="close"]').click();
      tenant.hotel.faults.clear();
      tenant.hotel.faults.set({ call: 'checkin_authtoken_request', kind: 'html', status: 404 });
      await guest.goesOn('/common-error');
      await reads(page, '/common-error');
    });
  });
}

for (const { language, locale, reads } of roundsIn(
  ['ja', 'landscape', 'portrait', 'phone'],
  ['en', 'landscape', 'phone'],
  ['zh-Hant', 'portrait', 'phone'],
  ['ko', 'landscape', 'phone'],
)) {
  test.describe(language, () => {
    test.use({ locale, today: MORNING_OF_21_NOVEMBER, expectedErrors: [/^Failed to load resource/] });
    test.beforeEach(() => test.slow());

    test('the passport, the signature by name, and comfort', async ({ page, tenant, film }) => {
      await holdsUp(page, film, { holder: MUSTER });
      tenant.configure(onlyAsked({ last_name: 2, first_name: 2, overseas: 2, passport: 2 }));
      const guest = new Guest(page, tenant);
      await guest.looksUp('サトウ ハナコ');
      await guest.taps('comfort');
      await expect(dialogOn(page)).toBeVisible();
      await reads(page, 'comfort');
      await guest.taps('comfort-close');
      await expect(dialogOn(page)).toHaveCount(0);
      await guest.taps('comfort-help');
      await expect(dialogOn(page)).toBeVisible();
      await reads(page, 'help');
      await guest.taps('finish');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await reads(page, 'end of a visit');
      await guest.taps('cancel');
      await expect(dialogOn(page)).toHaveCount(0);
      await guest.confirmsReservation();
      await guest.types('lastName', 'Smith');
      await guest.types('firstName', 'John');
      await guest.comesFrom('US');
      await guest.taps('camera');
      await expect(page.locator('[data-view="live"]')).toBeVisible();
      await reads(page, 'camera');
      await guest.taps('capture');
      await expect(page.locator('[data-view="taken"]')).toBeVisible();
      await reads(page, 'picture of the passport');
      await dialogOn(page).locator('[data-action="close"]').click();
      await guest.showsPassport();
      await guest.goesOn('/checkin/guests-info');
      await reads(page, 'what was entered, with a passport');
      await guest.goesOn('/checkin/term');
      await guest.taps('sign-by-name');
      await expect(guest.field('signedName')).toBeVisible();
      await guest.taps('sign');
      await expect(page.getByRole('alert').first()).toBeVisible();
      await reads(page, 'signature by name');
    });
  });
}
