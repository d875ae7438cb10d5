import { NAMES } from '../../kiosk/guest/personas.ts';
import { fills, leadsTo, tabsTo, tabsUntil } from '../pages/by-keyboard.ts';
import { Guest } from '../pages/guest.ts';
import { expect, NOTED_BY_THE_BROWSER, test } from '../support/fixtures.ts';
import { focusIsSeen, keyboardIsAt, saysWhere } from '../support/inspect.ts';

/** A guest who uses the keyboard alone, and signs by name. */

test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

test('checks in from home to the end without a finger on the screen', async ({ page, tenant }) => {
  test.slow();
  const guest = new Guest(page, tenant);
  await guest.opensHome();
  await saysWhere(page, 'ようこそお越しくださいましたご用件をお選びください', false);
  await tabsTo(page, 'checkin');
  await tabsTo(page, 'checkout');
  await tabsTo(page, 'language');
  await leadsTo(page, 'Shift+Tab', 'checkout');
  await leadsTo(page, 'Shift+Tab', 'checkin');
  await page.keyboard.press('Enter');

  await guest.isOn('/checkin/search');
  await saysWhere(page, 'ご予約のお名前をご入力ください');
  await fills(page, 'reservationName', 'サトウ ハナコ');
  await tabsTo(page, 'main');
  await test.step('a call that fails: the next try begins where the guest is', async () => {
    tenant.hotel.faults.set({ call: 'checkin_info_request', kind: 'reset' });
    for (const closes of ['Enter', 'Escape']) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expect.poll(() => keyboardIsAt(page)).toBe('close');
      await focusIsSeen(page);
      await leadsTo(page, closes, 'main');
    }
    tenant.hotel.faults.clear();
  });
  await page.keyboard.press('Enter');

  await guest.isOn('/checkin/check-reservation');
  await saysWhere(page, 'ご予約の内容をご確認ください');
  await test.step('the question before the way back', async () => {
    await leadsTo(page, 'Shift+Tab', 'back');
    for (const answer of ['cancel', 'confirm']) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog', { name: '前の画面に戻りますか' })).toBeVisible();
      await expect.poll(() => keyboardIsAt(page)).toBe('cancel');
      if (answer === 'cancel') await leadsTo(page, 'Escape', 'back');
    }
    await tabsTo(page, 'confirm');
    await page.keyboard.press('Enter');
    await guest.isOn('/checkin/search');
    await saysWhere(page, 'ご予約のお名前をご入力ください');
    await tabsUntil(page, 'main');
    await page.keyboard.press('Enter');
    await guest.isOn('/checkin/check-reservation');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await tabsTo(page, 'main');
  await tabsTo(page, 'help');
  await page.keyboard.press('Enter');
  await expect.poll(() => keyboardIsAt(page)).toBe('close');
  await focusIsSeen(page);
  await leadsTo(page, 'Escape', 'help');
  await leadsTo(page, 'Shift+Tab', 'main');
  await page.keyboard.press('Enter');

  await guest.isOn('/checkin/input-representative');
  await saysWhere(page, 'お客様の情報をご入力ください');
  // The name in kana is an offer, which need not be taken.
  await tabsTo(page, 'take-kana');
  await fills(page, 'lastName', '佐藤');
  await fills(page, 'firstName', '花子');
  await fills(page, 'lastKana', 'サトウ');
  await fills(page, 'firstKana', 'ハナコ');
  await tabsTo(page, 'gender');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[name="gender"][value="2"]')).toBeChecked();
  await fills(page, 'age', '42');
  await tabsTo(page, 'overseasFlug');
  await fills(page, 'postcode', '7830060');
  await expect(guest.field('subarea')).toHaveValue('蛍が丘');
  await tabsTo(page, 'postcode-search');
  await tabsTo(page, 'prefecture');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '都道府県' })).toBeVisible();
  await leadsTo(page, 'Escape', 'prefecture');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '都道府県' })).toBeVisible();
  await tabsUntil(page, '青森県');
  await leadsTo(page, 'Enter', 'prefecture');
  await expect(guest.field('prefecture')).toHaveValue('青森県');
  await fills(page, 'city', '青森市');
  await fills(page, 'subarea', '安方');
  await fills(page, 'furtherSubarea', '1-1');
  await fills(page, 'tel', '09012345678');
  await tabsTo(page, 'occupation-choice');
  await page.keyboard.press('Space');
  await expect(guest.chosen('occupation-choice')).toHaveValue('会社員');
  await tabsTo(page, 'prevAccommodation-choice');
  await tabsTo(page, 'nextAccommodation-choice');
  // The last of the answers opens the field for another one.
  await page.keyboard.press('ArrowUp');
  await expect(guest.field('nextAccommodation')).toBeFocused();
  await page.keyboard.type('箱根の宿');
  await leadsTo(page, 'Shift+Tab', 'nextAccommodation-choice');
  await tabsTo(page, 'nextAccommodation');
  await tabsUntil(page, 'main');
  await page.keyboard.press('Enter');

  await guest.isOn('/checkin/guests-info');
  await saysWhere(page, 'ご入力の内容をご確認ください');
  await tabsTo(page, 'fix-representative');
  await tabsTo(page, 'main');
  await page.keyboard.press('Enter');

  await guest.isOn('/checkin/term');
  await saysWhere(page, '約款をお読みのうえ、ご署名ください');
  await tabsTo(page, 'section');
  await tabsTo(page, 'example');
  await page.keyboard.press('Enter');
  await expect.poll(() => keyboardIsAt(page)).toBe('close');
  await leadsTo(page, 'Escape', 'example');
  await tabsTo(page, 'sign-by-name');
  await page.keyboard.press('Enter');
  // The name is known: only the tick is left to do.
  await expect.poll(() => keyboardIsAt(page)).toBe('agreeSignature');
  await leadsTo(page, 'Shift+Tab', 'signedName');
  await expect(guest.field('signedName')).toHaveValue('佐藤 花子');
  await tabsTo(page, 'agreeSignature');
  await page.keyboard.press('Space');
  await tabsTo(page, 'cancel');
  await tabsTo(page, 'sign');
  await page.keyboard.press('Enter');
  await expect.poll(() => keyboardIsAt(page)).toBe('sign-by-name');
  await tabsTo(page, 'undo');
  await tabsTo(page, 'main');
  await page.keyboard.press('Enter');

  await guest.isOn('/checkin/confirm-checkin');
  await saysWhere(page, 'この内容でチェックインしますか');
  await tabsTo(page, 'main');
  await page.keyboard.press('Enter');

  await guest.isOn('/checkin/complete');
  await saysWhere(page, 'チェックインが完了しました');
  await tabsTo(page, 'main');
  await page.keyboard.press('Enter');
  await guest.isOn('/');
  await saysWhere(page, 'ようこそお越しくださいましたご用件をお選びください');
});

test('finds a country in the picker, and leaves it by Escape unchanged', async ({ page, tenant }) => {
  const guest = new Guest(page, tenant);
  await guest.opensForm(NAMES.fromAbroad);
  await guest.chooses('overseasFlug', 'true');
  const button = page.locator('[data-field-frame]:has([name="countrycode"]) button');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '国・地域' })).toBeVisible();
  await tabsUntil(page, 'input');
  await page.keyboard.insertText('ふらんす');
  await expect(page.locator('[data-value="FR"]')).toHaveCount(1);
  await leadsTo(page, 'Escape', 'countrycode');
  await expect(guest.field('countrycode')).toHaveValue('');
  await page.keyboard.press('Enter');
  await tabsUntil(page, 'input');
  await page.keyboard.insertText('franc');
  await expect(page.locator('[data-value="FR"]')).toHaveCount(1);
  await tabsTo(page, 'FR');
  await leadsTo(page, 'Enter', 'countrycode');
  await expect(guest.field('countrycode')).toHaveValue('FR');
});

test('an error screen has the title of home, says what happened, and leads there', async ({
  page,
  tenant,
}) => {
  const guest = new Guest(page, tenant);
  const title = 'ようこそお越しくださいましたご用件をお選びください';
  await page.goto(`${tenant.url}/nowhere`);
  await guest.isOn('/404');
  await saysWhere(page, title, false);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('画面が見つかりません');
  await tabsTo(page, 'main');
  await page.keyboard.press('Enter');
  await guest.isOn('/');
  await saysWhere(page, title);
});
