import { Guest } from '../pages/guest.ts';
import { BIDI_OVERRIDE, BLANKS, RESERVATION_NAME } from '../support/bad-input.ts';
import { fitsTheScreen, says } from '../support/field-errors.ts';
import { expect, test } from '../support/fixtures.ts';

/** What the search makes of what is typed into it. */

test.describe('the search', () => {
  test.beforeEach(async ({ page, tenant }) => {
    const guest = new Guest(page, tenant);
    await guest.opensHome();
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');
  });

  test('stays off until the name can be one', async ({ page, tenant }) => {
    const guest = new Guest(page, tenant);
    const main = page.locator('[data-action="main"]');
    await expect(main).toBeDisabled();
    await says(page, 'reservationName', undefined);
    const refused = [
      '山田太郎',
      'ヤマダ！',
      'ヤマダ😀',
      'محمد',
      `${BIDI_OVERRIDE}ヤマダ`,
      'ヤマダ\u200B',
      ...BLANKS,
    ];
    for (const text of refused) {
      await guest.types('reservationName', text);
      await says(page, 'reservationName', RESERVATION_NAME);
      await expect(main, text).toBeDisabled();
      await guest.field('reservationName').press('Enter');
    }
    // The error goes while the guest mends it, not only when they leave the field.
    await guest.field('reservationName').fill('ヤマダ');
    await says(page, 'reservationName', undefined);
    await expect(main).toBeEnabled();
    expect(tenant.hotel.requests()).toEqual([]);
  });

  test('finds a name in whatever width and script it was typed', async ({ page, tenant }) => {
    const guest = new Guest(page, tenant);
    const typed = ['ｻﾄｳ ﾊﾅｺ', 'さとう　はなこ', ' サトウハナコ ', 'ｓｍｉｔｈ john'];
    for (const name of typed) {
      await guest.types('reservationName', name);
      await says(page, 'reservationName', undefined);
      await guest.goesOn();
      await guest.isOn('/checkin/check-reservation');
      await expect(guest.fact('reservationName')).toHaveText(
        name.includes('john') ? 'SMITH JOHN' : 'サトウ ハナコ',
      );
      await guest.taps('back');
      await page.getByRole('alertdialog').locator('[data-action="confirm"]').click();
      await guest.isOn('/checkin/search');
    }
    const asked = tenant.hotel.requests().filter(({ call }) => call === 'checkin_authtoken_request');
    expect(asked.map(({ query }) => query.name)).toEqual([
      'サトウハナコ',
      'サトウハナコ',
      'サトウハナコ',
      'ｓｍｉｔｈjohn',
    ]);
  });

  test.describe('when the hotel has no such name', () => {
    test.use({ expectedErrors: [/^Failed to load resource/] });

    test('takes a hundred characters of it and keeps them', async ({ page, tenant }) => {
      const guest = new Guest(page, tenant);
      const kept = 'ジュゲム'.repeat(25);
      await guest.field('reservationName').focus();
      await page.keyboard.insertText(`${kept}ゴコウ`);
      await expect(guest.field('reservationName')).toHaveValue(kept);
      await guest.goesOn();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('ご予約が見つかりません');
      await fitsTheScreen(page);
      await dialog.locator('[data-action="close"]').click();
      await expect(guest.field('reservationName')).toHaveValue(kept);
      await fitsTheScreen(page);
    });
  });
});
