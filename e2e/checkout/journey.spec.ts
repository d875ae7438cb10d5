import { callOf } from '../../kiosk/guest/wire.ts';
import { BRISK_QUEUE, CheckoutPage, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { installs } from '../support/offline-shell.ts';

/** Check-out through the offline shell and the gateway. The other back end: `checkin/touches`; the calls: `tests/hotel/`. */

test.use({ system: 'cico', today: MORNING_OF_21_NOVEMBER, serviceWorkers: 'allow' });

test('a guest whose room the hotel does not know types it, and pays by card, with a receipt for their company', async ({
  page,
  tenant,
}) => {
  tenant.configure(BRISK_QUEUE);
  const guest = new CheckoutPage(page, tenant);
  await installs(guest);
  await guest.goesToRooms('ヘヤ バンゴウ');
  await guest.types('roomNumber', '８０２');
  await guest.goesOn('/checkout/payment-terms');
  await guest.agrees('/checkout/check-total');
  await guest.goesOn('/checkout/input-card');
  await guest.fillsInCard();
  await guest.goesOn('/checkout/receipt-mail');
  await guest.givesMail('taro@example.jp');
  await guest.follows('change-name', '/checkout/receipt-name');
  await guest.types('receiptName', '株式会社みどり');
  await guest.goesOn('/checkout/check-payment');
  await expect(guest.fact('paymentAmount')).toHaveText('¥53,500');
  await expect(guest.fact('card')).toContainText('1111');
  await expect(guest.fact('receiptName')).toHaveText('株式会社みどり');
  await guest.pays();
  await guest.goesOn('/checkout/confirm-checkout');
  await expect(guest.fact('roomNumbers')).toHaveText('802号室');
  await guest.checksOut();
  await guest.goesOn('/');

  const calls = tenant.hotel.requests().filter(({ call }) => call !== 'card_script');
  expect(calls.filter(({ status }) => status < 200 || status > 299)).toEqual([]);
  expect(new Set(calls.map(({ call }) => call))).toEqual(
    new Set([
      'checkout_authtoken_request',
      'checkout_info_request',
      'checkout_info_result',
      'payment_terms',
      'web_email_register',
      'public_key',
      'settlement',
      'execute_checkout_request',
    ]),
  );
  expect(callOf(tenant.hotel, 'settlement').form).toMatchObject({
    payment_amount: '53500',
    gmo_token: expect.stringMatching(/^demo-token-[0-9a-f]{32}$/),
  });
  expect(callOf(tenant.hotel, 'execute_checkout_request').form).toEqual({
    invoice_name: '株式会社みどり',
    room_num: '802',
  });
});
