import { CARD, MAIL, NAMES } from '../../kiosk/guest/personas.ts';
import { fills, leadsTo, tabsTo, tabsUntil } from '../pages/by-keyboard.ts';
import { BRISK_QUEUE, CheckoutPage, dialogOn, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { keyboardIsAt, saysWhere } from '../support/inspect.ts';

/** A guest who leaves, and uses the keyboard alone. */

test.use({ today: MORNING_OF_21_NOVEMBER });

/** The keyboard begins at the title; whoever tabs before it is there is left where they are. */
const isReadTheTitle = (page: Page) => expect(page.locator('header h1')).toBeFocused();

test('checks out from home to the end without a finger on the screen', async ({ page, tenant }) => {
  test.slow();
  tenant.configure(BRISK_QUEUE);
  const guest = new CheckoutPage(page, tenant);
  await guest.opensHome();
  await tabsTo(page, 'checkin');
  await tabsTo(page, 'checkout');
  await page.keyboard.press('Enter');

  await guest.isOn('/checkout/search');
  await saysWhere(page, 'ご予約のお名前をご入力ください');
  await fills(page, 'reservationName', NAMES.twoRooms);
  await page.keyboard.press('Enter');

  await guest.isOn('/checkout/wait');
  await saysWhere(page, '順番にご案内しております');
  await guest.walks('/checkout/wait', '/checkout/room-number');

  await isReadTheTitle(page);
  for (const number of ['401', '402']) {
    await tabsTo(page, 'roomNumbers');
    await page.keyboard.press('Space');
    await expect(guest.room(number)).not.toBeChecked();
  }
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await tabsTo(page, 'main');
  await page.keyboard.press('Enter');

  await guest.isOn('/checkout/payment-terms');
  await saysWhere(page, 'お支払い条件をお読みください');
  await tabsTo(page, 'section');
  await tabsTo(page, 'agreeTerms');
  await page.keyboard.press('Space');
  await expect(guest.field('agreeTerms')).toBeChecked();
  await tabsTo(page, 'main');
  await page.keyboard.press('Enter');

  await guest.isOn('/checkout/check-total');
  await saysWhere(page, 'お支払い金額をご確認ください');
  await tabsTo(page, 'main');
  await page.keyboard.press('Enter');

  await guest.isOn('/checkout/input-card');
  await saysWhere(page, 'カード情報をご入力ください');
  await fills(page, 'cardNumber', CARD.cardNumber);
  await tabsTo(page, 'expiryMonth');
  await page.keyboard.press('Enter');
  await tabsUntil(page, '12');
  // The list of years opens by itself.
  await page.keyboard.press('Enter');
  await expect(dialogOn(page)).toHaveAccessibleName('有効期限（年）');
  await tabsUntil(page, '29');
  await leadsTo(page, 'Enter', 'expiryYear');
  // The name that the hotel knows; its button is gone once it is taken.
  await tabsTo(page, 'holderName');
  await tabsTo(page, 'usual-answer');
  await leadsTo(page, 'Enter', 'holderName');
  await expect(guest.field('holderName')).not.toHaveValue('');
  await fills(page, 'securityCode', CARD.securityCode);
  await tabsUntil(page, 'main');
  await page.keyboard.press('Enter');

  await guest.isOn('/checkout/receipt-mail');
  await isReadTheTitle(page);
  await fills(page, 'receiptMailAddress', MAIL.receiptMailAddress);
  await fills(page, 'receiptMailAddressConfirm', MAIL.receiptMailAddress);
  await tabsUntil(page, 'main');
  await page.keyboard.press('Enter');

  for (const screen of ['/checkout/check-payment', '/checkout/complete-payment']) {
    await guest.isOn(screen);
    await isReadTheTitle(page);
    await tabsUntil(page, 'main');
    await page.keyboard.press('Enter');
  }

  await guest.isOn('/checkout/confirm-checkout');
  await isReadTheTitle(page);
  await tabsTo(page, 'main');
  await page.keyboard.press('Enter');
  await expect(dialogOn(page)).toBeVisible();
  await expect.poll(() => keyboardIsAt(page)).toBe('confirm');
  await page.keyboard.press('Enter');

  await guest.isOn('/checkout/complete-checkout');
  await isReadTheTitle(page);
  await tabsTo(page, 'main');
  await page.keyboard.press('Enter');
  await guest.isOn('/');
  await saysWhere(page, 'ようこそお越しくださいましたご用件をお選びください');
});
