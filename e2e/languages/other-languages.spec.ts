import { CheckoutPage, dialogOn, MORNING_OF_21_NOVEMBER, staffMoveQueue } from '../pages/checkout-page.ts';
import { KEYPAD_ON } from '../pages/keypad-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { inspectAsItStands } from '../support/inspect.ts';
import { speaksOnly } from '../support/wording.ts';

/**
 * Guests who read neither Japanese nor English go all the way in their language; nothing is said in another.
 *
 * The ruler is laid on every size in Japanese (`access/`); on their words, in the narrowest size and in a wide one. The two
 * Chinese scripts, which take the same room, share these, and check-out is read in one of them.
 */
const LANGUAGES = [
  {
    language: 'zh-Hans',
    locale: 'zh-CN',
    sizes: ['phone'],
    date: '2026年11月23日（周一）',
    prefecture: '东京都',
    country: { wanted: '韩', found: '韩国 (+82)' },
    abroad: '韩国',
    agreement: '住宿条款',
    unknown: '未找到您的预订。请核对预订时的姓名，或前往前台。',
  },
  {
    language: 'zh-Hant',
    locale: 'zh-TW',
    sizes: ['portrait'],
    date: '2026年11月23日（週一）',
    prefecture: '東京都',
    country: { wanted: '韓', found: '南韓 (+82)' },
    abroad: '南韓',
    agreement: '住宿條款',
    unknown: '找不到您的訂房。請確認訂房時的姓名，或洽詢櫃檯。',
  },
  {
    language: 'ko',
    locale: 'ko-KR',
    sizes: ['landscape', 'phone'],
    date: '2026년 11월 23일 (월)',
    prefecture: '도쿄도',
    country: { wanted: '대한', found: '한국 (+82)' },
    abroad: '한국',
    agreement: '숙박 약관',
    unknown: '예약을 찾을 수 없습니다. 예약하신 이름을 확인하시거나 프런트로 와 주세요.',
  },
] as const;

for (const { language, locale, sizes, date, prefecture, country, abroad, agreement, unknown } of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale, today: MORNING_OF_21_NOVEMBER, expectedErrors: [/^Failed to load resource/] });
    const reads = async (page: Page, state: string) => {
      await speaksOnly(page, language, state);
      // Roles, names and colours know no language: `access/` goes through the rules.
      await inspectAsItStands(page, state, [], sizes);
    };

    test('check-in from home to home', async ({ page, tenant }) => {
      test.slow();
      tenant.configure({ ...KEYPAD_ON, visibility: { representative: { passport: 2 } } });
      const guest = new CheckoutPage(page, tenant);
      await guest.opensHome();
      await reads(page, 'home');
      await guest.taps('checkin');
      await guest.isOn('/checkin/search');
      await guest.types('reservationName', '金');
      await expect(page.getByRole('alert').first()).toBeVisible();
      await guest.field('reservationName').focus();
      await expect(page.locator('[data-key="done"]')).toBeVisible();
      await reads(page, 'search, an error and the letters');
      // The keypad is another story (`access/keypad`); without it the forms are filled in sooner.
      await guest.findsHomeWith({ kiosk: { on_screen_keyboard: 'off' } });
      await guest.taps('checkin');
      await guest.isOn('/checkin/search');
      await guest.types('reservationName', 'DAREMO');
      await guest.goesOn();
      await expect(dialogOn(page)).toContainText(unknown);
      await guest.closes();
      await guest.types('reservationName', 'ヤマダ タロウ');
      await guest.goesOn();

      await guest.isOn('/checkin/check-reservation');
      await expect(guest.fact('checkoutDate')).toHaveText(date);
      await reads(page, 'reservation');
      await guest.taps('help');
      await expect(dialogOn(page)).toBeVisible();
      await reads(page, 'reservation, help');
      await guest.closes();
      await guest.taps('back');
      await reads(page, 'question before going back');
      await guest.taps('cancel');
      await guest.goesOn();

      await guest.isOn('/checkin/input-representative');
      await guest.goesOn();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await reads(page, 'representative with errors');
      await page.locator('[data-field-frame]:has([name="prefecture"]) button').click();
      await dialogOn(page).getByRole('button', { name: prefecture }).click();
      await expect(guest.field('prefecture')).toHaveValue('東京都');
      await guest.fillsInOverseas();
      await page.locator('[data-field-frame]:has([name="countrycode"]) button').click();
      await dialogOn(page).getByRole('textbox').fill(country.wanted);
      await reads(page, 'countries');
      await dialogOn(page).getByRole('button', { name: country.found }).click();
      await guest.goesOn();
      await reads(page, 'representative from abroad without a passport');
      await guest.showsPassport();
      await guest.goesOn();

      await guest.isOn('/checkin/input-companions');
      await guest.goesOn();
      await reads(page, 'companions with errors');
      await guest.fillsInCompanion(0, 'KIM', 'EMI', '2');
      await guest.fillsInCompanion(1, 'KIM', 'ANN', '3');
      await guest.goesOn();

      await guest.isOn('/checkin/guests-info');
      await expect(guest.fact('address')).toContainText(abroad);
      await reads(page, 'what was entered');
      await guest.goesOn();
      await guest.isOn('/checkin/term');
      await expect(page.locator('section[tabindex="0"] h1, section[tabindex="0"] h2').first()).toHaveText(
        agreement,
      );
      await reads(page, 'agreement');
      await guest.taps('example');
      await reads(page, 'example of a signature');
      await guest.closes();
      await guest.signs();
      await guest.goesOn();
      await guest.isOn('/checkin/confirm-checkin');
      await reads(page, 'last question');
      await guest.goesOn();
      await guest.isOn('/checkin/complete');
      await reads(page, 'complete');
      expect(new Set(tenant.hotel.requests().map(({ headers }) => headers.language))).toEqual(
        new Set([language]),
      );
      await guest.goesOn();
      await guest.isOn('/');
    });

    if (language === 'zh-Hans') return;

    test('check-out from home to home', async ({ page, tenant }) => {
      test.slow();
      tenant.configure({ wait_interval: 500 });
      const guest = new CheckoutPage(page, tenant);
      await guest.queues('ナガイ レツコ');
      await expect(guest.fact('waitNum')).toContainText('12');
      await reads(page, 'queue');
      for (let ahead = 12; ahead >= 0; ahead -= 1) await staffMoveQueue(tenant);
      await guest.isOn('/checkout/room-number');
      await reads(page, 'rooms');
      await guest.goesOn();
      await guest.isOn('/checkout/payment-terms');
      await expect(page.locator('section[tabindex="0"] h2').first()).toBeVisible();
      await guest.goesOn();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await reads(page, 'terms not agreed to');
      await guest.agrees('/checkout/check-total');
      await reads(page, 'total');
      await guest.goesOn();
      await guest.isOn('/checkout/input-card');
      await guest.goesOn();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await reads(page, 'card with errors');
      await guest.fillsInCard();
      await guest.goesOn();
      await guest.isOn('/checkout/receipt-mail');
      await guest.types('receiptMailAddress', 'a@b');
      await guest.goesOn();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await reads(page, 'mail with errors');
      await guest.givesMail('guest@example.com');
      await guest.taps('change-name');
      await guest.isOn('/checkout/receipt-name');
      await reads(page, 'name on the receipt');
      await guest.types('receiptName', 'Example Ltd.');
      await guest.goesOn();
      await guest.isOn('/checkout/check-payment');
      await reads(page, 'last look before paying');
      await guest.goesOn();
      await guest.isOn('/checkout/complete-payment');
      await reads(page, 'paid');
      await guest.taps('help');
      await reads(page, 'check-out later');
      await guest.closes();
      await guest.goesOn();
      await guest.isOn('/checkout/confirm-checkout');
      await reads(page, 'last question');
      await guest.goesOn();
      await expect(dialogOn(page)).toBeVisible();
      await reads(page, 'checked out');
      await dialogOn(page).locator('[data-action="confirm"]').click();
      await guest.isOn('/checkout/complete-checkout');
      await reads(page, 'complete');
    });
  });
}
