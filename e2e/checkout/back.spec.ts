import { BRISK_QUEUE, CheckoutPage, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { expect, type Page, test } from '../support/fixtures.ts';
import { callNames, callsOf } from '../support/wire.ts';

/** The ways back through check-out, at any time, and that there is none forward. */

test.use({ today: MORNING_OF_21_NOVEMBER });
test.beforeEach(({ tenant }) => tenant.configure(BRISK_QUEUE));

const question = (page: Page) => page.getByRole('alertdialog');

test('each screen leads back to the one before, by the top bar and by the browser alike; two taps in one moment are one step', async ({
  page,
  tenant,
}) => {
  test.slow();
  const guest = new CheckoutPage(page, tenant);
  let steps = 0;
  /** By either way in turn. */
  const goesBack = () => (++steps % 2 === 0 ? guest.taps('back') : guest.pressesBrowserBack());
  /** On with two taps, back with one step, and on again. */
  const looksBack = async (to: string, from: string) => {
    await guest.tapsTwiceAtOnce();
    await guest.isOn(from);
    await goesBack();
    await guest.isOn(to);
    await guest.tapsTwiceAtOnce();
    await guest.isOn(from);
  };
  await guest.goesToRooms('フタヘヤ カズオ');
  await guest.room('402').uncheck();

  await test.step('which asks first where the place in the queue would be lost', async () => {
    for (const asks of [() => guest.taps('back'), () => guest.pressesBrowserBack()]) {
      await asks();
      await expect(question(page)).toBeVisible();
      await guest.cannotGoBackFrom('/checkout/room-number');
      await expect(question(page)).toHaveCount(1);
      await guest.taps('cancel');
      await expect(question(page)).toHaveCount(0);
    }
    await expect(guest.room('401')).toBeChecked();
    await expect(guest.room('402')).not.toBeChecked();
  });

  await looksBack('/checkout/room-number', '/checkout/payment-terms');
  await guest.field('agreeTerms').check();
  await looksBack('/checkout/payment-terms', '/checkout/check-total');
  await looksBack('/checkout/check-total', '/checkout/input-card');
  await guest.fillsInCard();
  await looksBack('/checkout/input-card', '/checkout/receipt-mail');
  await looksBack('/checkout/receipt-mail', '/checkout/check-payment');
  await guest.goesOn();
  await guest.isOn('/checkout/complete-payment');
  await looksBack('/checkout/complete-payment', '/checkout/confirm-checkout');
  await guest.checksOut();
  expect(callsOf(tenant, 'settlement')).toHaveLength(1);
  expect(callsOf(tenant, 'execute_checkout_request')[0]?.form.room_num).toBe('401');
});

test('there is no way forward but through the screens, and no screen opens without what it needs', async ({
  page,
  tenant,
}) => {
  const guest = new CheckoutPage(page, tenant);
  await guest.goesToTerms('セイサン ナシコ');
  await guest.taps('back');
  await guest.isOn('/checkout/room-number');
  await page.evaluate(
    () =>
      new Promise<void>((heard) => {
        window.addEventListener('popstate', () => heard(), { once: true });
        window.history.forward();
      }),
  );
  await expect.poll(() => new URL(page.url()).pathname).toBe('/checkout/room-number');
  await guest.isOn('/checkout/room-number');
  await guest.goesOn();
  await guest.isOn('/checkout/payment-terms');
  await guest.taps('back');
  await guest.isOn('/checkout/room-number');

  await test.step('back from the rooms to the search keeps the name, and the queue begins again', async () => {
    await guest.taps('back');
    await guest.taps('confirm');
    await guest.isOn('/checkout/search');
    await expect(guest.field('reservationName')).toHaveValue('セイサン ナシコ');
    await guest.goesOn();
    await guest.isOn('/checkout/wait');
    await expect(guest.fact('waitNum')).toHaveText('1組');
    await guest.taps('cancel');
    await guest.isOn('/checkout/search');
    await guest.taps('back');
    await guest.isOn('/');
  });

  await test.step('no screen opens by its address', async () => {
    tenant.hotel.reset();
    for (const screen of [
      ...['wait', 'room-number', 'payment-terms', 'check-total', 'input-card', 'receipt-mail'],
      ...['receipt-name', 'check-payment', 'complete-payment', 'confirm-checkout', 'complete-checkout'],
    ]) {
      await guest.turnsTo(`/checkout/${screen}`);
      await guest.isOn('/reload-error');
      await guest.goesOn();
      await guest.isOn('/');
    }
    expect(callNames(tenant)).toEqual([]);
  });
});
