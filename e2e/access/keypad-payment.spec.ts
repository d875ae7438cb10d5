import { BRISK_QUEUE, dialogOn, GOOD_CARD } from '../pages/checkout-page.ts';
import { KEYPAD_ON, KeypadPage } from '../pages/keypad-page.ts';
import { expect, test } from '../support/fixtures.ts';

test('pays: the card in groups of four, the receipt by mail; the pad keeps nothing of it', async ({
  page,
  tenant,
}) => {
  tenant.configure({ ...KEYPAD_ON, ...BRISK_QUEUE });
  const guest = new KeypadPage(page, tenant);
  await guest.goesToCard('フタヘヤ カズオ');
  const number = guest.field('cardNumber');
  await test.step('what a program sets opens no list', async () => {
    await number.fill(GOOD_CARD);
    await guest.setsByProgram('cardNumber', '');
    await guest.setsByProgram('cardNumber', GOOD_CARD);
    await guest.field('expiryMonth').selectOption('12');
    await guest.settles();
    await expect(dialogOn(page)).toHaveCount(0);
    await guest.field('expiryMonth').selectOption('');
    await number.fill('');
  });
  await guest.padsIn('cardNumber', '41111');
  await expect(number).toHaveValue('4111 1');
  await guest.presses('bksp', 'bksp');
  await expect(number).toHaveValue('411');
  await guest.presses('1', ...'11111111111');
  await expect(number).toHaveValue('4111 1111 1111 111');
  await test.step('the caret stays where the guest put it', async () => {
    await guest.presses(...Array.from({ length: 9 }, () => 'arrowleft'), 'bksp');
    await expect(number).toHaveValue('4111 1111 1111 11');
    await guest.presses('2');
    await expect(number).toHaveValue('4111 1112 1111 111');
    await guest.presses('bksp', '1');
    await expect(number).toHaveValue('4111 1111 1111 111');
  });
  await test.step('the last digit leads to the month, and the month to the year', async () => {
    await guest.presses('1');
    await expect(number).toHaveValue('4111 1111 1111 1111');
    await dialogOn(page).locator('[data-value="12"]').tap();
    await dialogOn(page).locator('[data-value]').nth(2).tap();
    await expect(dialogOn(page)).toHaveCount(0);
  });
  await guest.touches('cardNumber');
  await guest.presses('9');
  await expect(number).toHaveValue('4111 1111 1111 1111');
  await guest.touches('holderName');
  await guest.presses('K', 'blank', 'bksp', 'bksp');
  await guest.answers('holderName', 'KAZUO FUTAHEYA');
  await expect(guest.field('securityCode')).toBeFocused();
  await guest.presses(...'123');
  expect(await guest.inputModes()).toEqual(['none', 'none', 'none']);
  await page.locator('[data-action="main"]').tap();

  await guest.isOn('/checkout/receipt-mail');
  await guest.touches('receiptMailAddress');
  await guest.presses(...'t_y-1', '@', ...'docomo', '.ne.jp');
  await guest.leadsTo('receiptMailAddressConfirm');
  await guest.presses(...'t_y-1', '@', 'd');
  await guest.answers('receiptMailAddressConfirm', '@docomo.ne.jp');
  for (const field of ['receiptMailAddress', 'receiptMailAddressConfirm']) {
    await expect(guest.field(field)).toHaveValue('t_y-1@docomo.ne.jp');
  }
  await expect(page.getByRole('group', { name: 'よくあるお答え' })).toHaveCount(0);
  await expect(guest.field('receiptMailAddressConfirm')).toBeFocused();
  await page.locator('[data-action="main"]').tap();
  await guest.isOn('/checkout/check-payment');
  await expect(page.locator('main')).toContainText(GOOD_CARD.slice(-4));

  await guest.turnsTo('/nowhere');
  await guest.isOn('/reload-error');
  await guest.goesOn('/');
  await expect(page.locator('.keypad, html[data-keypad]')).toHaveCount(0);
});
