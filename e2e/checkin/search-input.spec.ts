import { Guest } from '../pages/guest.ts';
import { BIDI_OVERRIDE, BLANKS, RESERVATION_NAME } from '../support/bad-input.ts';
import { fitsTheScreen, says } from '../support/field-errors.ts';
import { expect, test } from '../support/fixtures.ts';

/** What the search makes of what is typed into it. */

test.describe('the search', () => {
  // The hotel has no guest with the longest of names.
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('stays off until the name can be one, takes a hundred characters, and any width and script', async ({
    page,
    tenant,
  }) => {
    const guest = new Guest(page, tenant);
    const main = page.locator('[data-action="main"]');
    const dialog = page.getByRole('alertdialog');
    await guest.opensHome();
    await guest.taps('checkin');
    await guest.isOn('/checkin/search');

    await test.step('off until the name can be one', async () => {
      await expect(main).toBeDisabled();
      await says(page, 'reservationName', undefined);
      for (const text of ['山田太郎', 'ヤマダ😀', `${BIDI_OVERRIDE}ヤマダ`, '\u200B', ...BLANKS]) {
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

    const kept = 'ジュゲム'.repeat(25);
    await test.step('a hundred characters are kept, also where the hotel has no such name', async () => {
      await guest.field('reservationName').fill('');
      await guest.field('reservationName').focus();
      await page.keyboard.insertText(`${kept}ゴコウ`);
      await expect(guest.field('reservationName')).toHaveValue(kept);
      await guest.goesOn();
      await expect(dialog).toContainText('ご予約が見つかりません');
      await fitsTheScreen(page);
      await dialog.locator('[data-action="close"]').click();
      await expect(guest.field('reservationName')).toHaveValue(kept);
      await fitsTheScreen(page);
    });

    await test.step('a name that is not found has steps to try, and is not lost', async () => {
      await expect(guest.namesToTry()).toHaveText([/^姓と名の両方を/, /^ローマ字に/, /^別のお名前/]);
      await guest.types('reservationName', 'だれも シラナイ');
      await guest.goesOn();
      await dialog.locator('[data-action="close"]').click();
      await expect(guest.namesToTry()).toHaveCount(4);
      const field = guest.field('reservationName');
      for (const [way, name] of [
        ['family', 'ダレモ'],
        ['order', 'シラナイ ダレモ'],
        ['latin', 'DAREMO SHIRANAI'],
        ['other', ''],
        ['typed', 'ダレモ シラナイ'],
      ] as const) {
        await guest.taps(`try-${way}`);
        await expect(field).toHaveValue(name);
        await expect(main, way).toBeEnabled({ enabled: name !== '' });
      }
      await expect(guest.namesToTry()).toHaveCount(4);
      await fitsTheScreen(page);
      await guest.taps('names-help');
      await expect(page.getByRole('dialog', { name: 'お困りですか' })).toBeVisible();
      await guest.taps('comfort-close');
    });

    await test.step('found in whatever width and script', async () => {
      for (const [typed, found] of [
        [' さとう　ﾊﾅｺ ', 'サトウ ハナコ'],
        ['ｓｍｉｔｈ john', 'SMITH JOHN'],
      ] as const) {
        await guest.types('reservationName', typed);
        await says(page, 'reservationName', undefined);
        await guest.goesOn();
        await guest.isOn('/checkin/check-reservation');
        await expect(guest.fact('reservationName')).toHaveText(found);
        await guest.taps('back');
        await page.getByRole('alertdialog').locator('[data-action="confirm"]').click();
        await guest.isOn('/checkin/search');
      }
    });
    const asked = tenant.hotel.requests().filter(({ call }) => call === 'checkin_authtoken_request');
    expect(asked.map(({ query }) => query.name)).toEqual([
      kept,
      'ダレモシラナイ',
      'サトウハナコ',
      'ｓｍｉｔｈjohn',
    ]);
  });
});
