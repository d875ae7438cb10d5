import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { BRISK_QUEUE, CheckoutPage } from '../pages/checkout-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';

/** The rooms a guest leaves: those the hotel knows, or the one the guest types. */

const error = (page: Page) => page.locator('main').getByRole('alert');

test('the rooms the hotel knows are ticked, and one must stay so; a room it does not know is typed', async ({
  page,
  tenant,
}) => {
  tenant.configure(BRISK_QUEUE);
  const guest = new CheckoutPage(page, tenant);
  await guest.goesToRooms('フタヘヤ カズオ');
  await expect(guest.field('roomNumbers')).toHaveCount(2);
  await expect(guest.field('roomNumber')).toHaveCount(0);
  for (const room of ['401', '402']) {
    await expect(guest.room(room)).toBeChecked();
    await guest.room(room).uncheck();
  }
  await expect(error(page)).toHaveText(ja.validation.select);
  await guest.goesOn();
  await guest.isOn('/checkout/room-number');
  await expect(guest.room('401')).toBeFocused();
  await expect(guest.room('401')).toHaveAttribute('aria-invalid', 'true');
  await guest.room('402').check();
  await expect(error(page)).toHaveCount(0);
  await guest.goesOn();
  await guest.isOn('/checkout/payment-terms');

  await test.step('and are ticked as the guest left them on coming back', async () => {
    await guest.taps('back');
    await guest.isOn('/checkout/room-number');
    await expect(guest.room('401')).not.toBeChecked();
    await expect(guest.room('402')).toBeChecked();
  });

  await test.step('a room is typed in digits, of whichever width', async () => {
    await guest.taps('back');
    await guest.taps('confirm');
    await guest.isOn('/checkout/search');
    await guest.types('reservationName', 'ヘヤ バンゴウ');
    await guest.goesOn();
    await guest.isOn('/checkout/wait');
    await guest.isCalled();
    await expect(guest.field('roomNumbers')).toHaveCount(0);
    await guest.goesOn();
    await expect(error(page)).toHaveText(ja.validation.room_number);
    await expect(guest.field('roomNumber')).toBeFocused();
    for (const wrong of ['A12', '三〇五', ' ', '12階']) {
      await guest.types('roomNumber', wrong);
      await expect(error(page), wrong).toHaveText(ja.validation.room_number);
      await guest.goesOn();
      await guest.isOn('/checkout/room-number');
    }
    await guest.types('roomNumber', ' ３０５ ');
    await expect(guest.field('roomNumber')).toHaveValue('305');
    await expect(error(page)).toHaveCount(0);
    await guest.goesOn();
    await guest.isOn('/checkout/payment-terms');
    await guest.taps('back');
    await guest.isOn('/checkout/room-number');
    await expect(guest.field('roomNumber')).toHaveValue('305');
  });
});
