import { OVERSEAS_PASSPORT_ONLY, PAYMENT_ON } from '../../kiosk/guest/levels.ts';
import { EMI, KENTA, NAMES } from '../../kiosk/guest/personas.ts';
import { Guest } from '../pages/guest.ts';
import { KEYPAD_ON } from '../pages/keypad-page.ts';
import { dialogOn } from '../pages/payment-page.ts';
import { test, view } from '../support/camera-test.ts';
import { expect, type Page } from '../support/fixtures.ts';
import { holds } from '../support/hold.ts';
import { ON_PHONE_TOO, roundsIn } from '../support/rounds.ts';
import { holdsUp, MUSTER } from '../support/specimen.ts';

/**
 * Every state of every screen of check-in, looked at by axe, and in every language with a ruler; nothing is said in another. The
 * payment: `checkout-audit`.
 */

/** Everything a hotel can put on its screens. */
const NOTICES = {
  checkin_attention: 'チェックインは15時からです。',
  additional_message: '大浴場は24時までご利用いただけます。',
  additional_html: '<h2>ご案内</h2><p>朝食は<a href="https://example.com/">こちら</a>です。</p>',
  search_attention: 'ご予約時のお名前でお探しください。',
  reservation_attention: 'お部屋は禁煙です。',
};
const LINKS = { payment_law: 'https://example.com/law', eco_discount: 'https://example.com/eco' };
const UNKNOWN_NAMES = ['ダレモ シラナイ', 'シラナイ ダレモ', 'DAREMO SHIRANAI'];
const NOT_OURS = [NOTICES, LINKS].flatMap(Object.values).concat(UNKNOWN_NAMES).join();

const LONG_NAME = 'ジュゲムジュゲムゴコウノスリキレカイジャリスイギョノスイギョウマツウンライマツ';

const waits = (page: Page) => expect(page.locator('main[aria-busy="true"]')).toBeVisible();

async function closes(page: Page, action = 'close'): Promise<void> {
  await dialogOn(page).locator(`[data-action="${action}"]`).click();
  await expect(dialogOn(page)).toHaveCount(0);
}

for (const { language, locale, reads } of roundsIn(
  ['ja', 'landscape', 'portrait', 'phone'],
  ['en', 'landscape', 'phone'],
  ['zh-Hans', 'phone'],
  ['zh-Hant', 'portrait'],
  ['ko', 'landscape', 'phone'],
)) {
  const inspect = (page: Page, state: string, rules?: typeof ON_PHONE_TOO) =>
    reads(page, state, rules, NOT_OURS);

  test.describe(language, () => {
    test.use({ locale, expectedErrors: [/^Failed to load resource/] });
    test.beforeEach(() => test.setTimeout(180_000));

    test('codes, and what went wrong', async ({ page, tenant }) => {
      tenant.configure({ ...PAYMENT_ON, qr_code: { is_active_in_checkin: true } });
      const guest = new Guest(page, tenant);
      for (const [address, screen] of [
        ['/nowhere', '/404'],
        ['/checkin/term', '/reload-error'],
      ] as const) {
        await page.goto(`${tenant.url}${address}`);
        await guest.isOn(screen);
        await inspect(page, screen);
      }
      await guest.goesOn('/');
      await guest.says('タナカ イチロウ', 'checkin');
      await guest.goesOn('/checkin/qr');
      await inspect(page, 'code');
      await guest.findsHomeWith({ qr_code: { is_active_in_checkin: false } });
      await guest.says(NAMES.checkedInToPay, 'checkin');
      await guest.goesOn('/checkin/unsettled-qr');
      await inspect(page, 'code of a stay to be paid');
      await guest.follows('home', '/');
      await guest.says(NAMES.alone, 'checkin');
      tenant.hotel.faults.set({ call: 'checkin_authtoken_request', kind: 'html', status: 404 });
      await guest.goesOn('/common-error');
      await inspect(page, '/common-error');
    });

    test('from home to the question before going back', async ({ page, tenant }) => {
      const guest = new Guest(page, tenant);
      await guest.opensHome();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await inspect(page, 'home');
      await page.context().setOffline(true);
      await expect(page.getByRole('status').first()).toBeVisible();
      await inspect(page, 'home without network');
      await page.context().setOffline(false);

      tenant.configure({
        notices: NOTICES,
        links: LINKS,
      });
      await guest.opensHome();
      await expect(page.getByText('大浴場は24時までご利用いただけます。')).toBeVisible();
      await inspect(page, 'home in full', ON_PHONE_TOO);
      await guest.taps('payment-law');
      await expect(dialogOn(page)).toBeVisible();
      await inspect(page, 'link');
      await closes(page);

      await guest.begins('checkin');
      await inspect(page, 'search');
      await guest.types('reservationName', '山田');
      await expect(page.getByRole('alert')).toBeVisible();
      await inspect(page, 'search with an error');
      await guest.types('reservationName', LONG_NAME);
      tenant.hotel.faults.set({ call: 'checkin_authtoken_request', kind: 'reset' });
      await guest.goesOn();
      await expect(dialogOn(page)).toBeVisible();
      await inspect(page, 'error dialog');
      await closes(page);
      tenant.hotel.faults.clear();
      await guest.types('reservationName', UNKNOWN_NAMES[0] ?? '');
      await guest.goesOn();
      await closes(page);
      await inspect(page, 'names to try');
      await guest.types('reservationName', LONG_NAME);
      const letsGo = await holds(page, '**/checkin_authtoken_request*');
      await guest.goesOn();
      await waits(page);
      await inspect(page, 'search under way');
      await letsGo();
      await guest.isOn('/checkin/check-reservation');
      await inspect(page, 'reservation', ON_PHONE_TOO);
      await guest.taps('help');
      await expect(dialogOn(page)).toBeVisible();
      await inspect(page, 'help');
      await closes(page);
      for (const [action, leaves] of [
        ['comfort', 'comfort-close'],
        ['comfort-help', 'finish'],
        ['', 'cancel'],
      ] as const) {
        if (action !== '') await guest.taps(action);
        await expect(dialogOn(page)).toBeVisible();
        await inspect(page, `before ${leaves}`);
        await guest.taps(leaves);
      }
      await expect(dialogOn(page)).toHaveCount(0);
      await guest.taps('back');
      await expect(dialogOn(page)).toBeVisible();
      await inspect(page, 'question before going back');

      await guest.findsHomeWith(KEYPAD_ON);
      await guest.taps('checkin');
      await guest.field('reservationName').focus();
      await expect(page.locator('[data-key="done"]')).toBeVisible();
      await inspect(page, 'search with the keypad');
    });

    test('the forms, to the summary', async ({ page, tenant, film }) => {
      await holdsUp(page, film, { holder: MUSTER });
      tenant.configure({ visibility: { representative: { passport: 2 }, companion: { age: 1 } } });
      const guest = new Guest(page, tenant);
      await guest.opensForm(NAMES.family);
      await inspect(page, 'representative');
      await guest.goesOn();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await inspect(page, 'representative with errors', ON_PHONE_TOO);
      await page.locator('[data-field-frame]:has([name="prefecture"]) button').click();
      await expect(dialogOn(page)).toBeVisible();
      await inspect(page, 'prefectures');
      await closes(page, 'cancel');
      // One postcode, two prefectures.
      await guest.types('postcode', '4980000');
      await expect(page.locator('[data-action="choose"]')).toHaveCount(2);
      await inspect(page, 'addresses of a postcode');

      await guest.chooses('overseasFlug', 'true');
      await inspect(page, 'abroad');
      await guest.goesOn();
      await expect(guest.field('passport')).toHaveAttribute('aria-invalid', 'true');
      await inspect(page, 'abroad with errors');
      const file = { name: 'passport.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
      await guest.field('passport').setInputFiles(file);
      await expect(guest.field('passport')).toHaveAttribute('aria-errormessage', /-problem$/);
      await inspect(page, 'passport refused');
      await guest.taps('camera');
      await expect(view(page, 'live')).toBeVisible();
      await inspect(page, 'camera');
      await guest.taps('capture');
      await expect(view(page, 'taken')).toBeVisible();
      await inspect(page, 'picture of the passport');
      await closes(page);
      await guest.showsPassport();
      await inspect(page, 'passport chosen');
      await page.locator('[data-field-frame]:has([name="countrycode"]) button').click();
      await expect(dialogOn(page).locator('[data-value="US"]').first()).toBeVisible();
      await inspect(page, 'countries');
      await dialogOn(page).getByRole('textbox').fill('zzz');
      await expect(dialogOn(page).getByRole('status')).toBeVisible();
      await inspect(page, 'no such country');
      await closes(page, 'cancel');

      await guest.chooses('overseasFlug', 'false');
      await guest.fillsInDomestic();
      await guest.goesOn('/checkin/input-companions');
      await inspect(page, 'companions');
      await guest.goesOn();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await inspect(page, 'companions with errors', ON_PHONE_TOO);
      await guest.fillsInCompanions([EMI, KENTA]);
      await guest.goesOn('/checkin/guests-info');
      await inspect(page, 'summary', ON_PHONE_TOO);
    });

    test('from the agreement to the end', async ({ page, tenant }) => {
      tenant.configure(OVERSEAS_PASSPORT_ONLY);
      const guest = new Guest(page, tenant);
      await guest.opensForm(NAMES.alone);
      await guest.comesFrom('US');
      await guest.showsPassport();
      await guest.goesOn('/checkin/guests-info');
      await inspect(page, 'summary with a passport');
      const letsReading = await holds(page, '**/hotel_agreement');
      await guest.walks('/checkin/guests-info', '/checkin/term');
      await inspect(page, 'agreement loading');
      tenant.hotel.faults.set({ call: 'hotel_agreement', kind: 'html', times: 1 });
      await letsReading();
      await closes(page);
      await inspect(page, 'agreement not loaded');
      await guest.taps('reload');
      await expect(page.locator('section[tabindex="0"] h2, section[tabindex="0"] h3').first()).toBeVisible();
      await inspect(page, 'agreement', ON_PHONE_TOO);
      await guest.taps('example');
      await expect(dialogOn(page)).toBeVisible();
      await inspect(page, 'example of a signature');
      await closes(page);
      await guest.taps('sign-by-name');
      await guest.field('signedName').fill('');
      await guest.taps('sign');
      await expect(dialogOn(page).getByRole('alert').first()).toBeVisible();
      await inspect(page, 'signature by name, with errors');
      await closes(page, 'cancel');
      await guest.signs();
      await expect(page.locator('[data-action="main"]')).toBeEnabled();
      await inspect(page, 'signed');
      await guest.goesOn('/checkin/confirm-checkin');
      await inspect(page, 'last question');
      const letsGo = await holds(page, '**/execute_checkin_request');
      await guest.goesOn();
      await waits(page);
      await inspect(page, 'check-in under way');
      await letsGo();
      await guest.isOn('/checkin/complete');
      await inspect(page, 'complete');
    });
  });
}
