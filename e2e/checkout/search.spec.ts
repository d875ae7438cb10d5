import ja from '../../src/i18n/ja.json' with { type: 'json' };
import { BRISK_QUEUE, CheckoutPage, dialogOn, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { NOTED_BY_THE_BROWSER } from '../support/failures.ts';
import { says } from '../support/field-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { answers } from '../support/hold.ts';
import { callNames, callOf, callsOf } from '../support/wire.ts';

/** The look-up of a stay: what may be typed, what is asked, and what the hotel may say. */

test.use({ today: MORNING_OF_21_NOVEMBER });

test('a name is judged as it will be read, asked for as the hotel keeps it, and once by two taps', async ({
  page,
  tenant,
}) => {
  // The first look at the queue is the only one.
  tenant.configure({ wait_interval: 60_000 });
  const guest = new CheckoutPage(page, tenant);
  const main = page.locator('[data-action="main"]');
  await guest.opensSearch('');
  await expect(main).toBeDisabled();
  for (const wrong of ['山田', 'ヤマダ！', '   ']) {
    await guest.types('reservationName', wrong);
    await says(page, 'reservationName', ja.validation.reservation_name);
    await expect(main, wrong).toBeDisabled();
    await page.keyboard.press('Enter');
  }
  await guest.types('reservationName', 'ﾅｶﾞｲ　れつこ');
  await says(page, 'reservationName', undefined);
  await expect(guest.field('reservationName')).toHaveValue('ナガイ　レツコ');
  expect(callNames(tenant)).toEqual([]);
  await guest.tapsTwiceAtOnce();
  await guest.isOn('/checkout/wait');
  await expect(guest.fact('waitNum')).toHaveText('12組');
  expect(callNames(tenant)).toEqual([
    ...['checkout_authtoken_request', 'checkout_info_request', 'checkout_info_result'],
  ]);
  // Spaces that count: `tests/flow/checkout-lookup.test.ts`.
  expect(callOf(tenant, 'checkout_authtoken_request').query).toEqual({ name: 'ナガイレツコ' });
});

/** What a hotel may say to a guest who has neither a place in the queue nor anything settled, and what the guest reads. */
const REFUSALS: readonly { readonly payload?: object; readonly text: string }[] = [
  // In the hotel's own words, of a guest it knows.
  { text: 'お手数ですが、フロントにてチェックアウトのお手続きをお願いいたします。' },
  {
    payload: { status: '3', message: '<b>フロント</b>へお越しください。' },
    text: '<b>フロント</b>へお越しください。',
  },
  {
    payload: { request_id: null, status: 3, room_num: ['101'], message: '' },
    text: ja.app.general_error_message,
  },
  // Settled, but of no room.
  { payload: { status: 14, room_num: [], message: null }, text: ja.app.general_error_message },
];

test.describe('a look-up that leads to no place in the queue', () => {
  test.use({ expectedErrors: [NOTED_BY_THE_BROWSER] });

  test('says so on the search, where another name may be looked up', async ({ page, tenant }) => {
    tenant.configure(BRISK_QUEUE);
    const guest = new CheckoutPage(page, tenant);

    await test.step('a guest nobody knows is told so, and keeps what was typed', async () => {
      await guest.opensSearch('ダレモ シラナイ');
      await guest.goesOn();
      await expect(dialogOn(page)).toContainText('ご予約が見つかりません');
      await guest.closes();
      await expect(guest.field('reservationName')).toHaveValue('ダレモ シラナイ');
      expect(callNames(tenant)).toEqual(['checkout_authtoken_request']);
      await expect(guest.namesToTry()).toHaveCount(4);
      await guest.taps('try-family');
      await expect(guest.field('reservationName')).toHaveValue('ダレモ');
    });

    await guest.types('reservationName', 'コトワリ ススム');
    for (const { payload, text } of REFUSALS) {
      await test.step(`a guest whom the hotel refuses: ${text}`, async () => {
        if (payload) await answers(page, '**/checkout_info_request', payload);
        await guest.goesOn();
        await expect(page.getByRole('alertdialog', { name: text, exact: true })).toBeVisible();
        await expect(dialogOn(page).locator('b')).toHaveCount(0);
        await guest.isOn('/checkout/search');
        await guest.closes();
        await expect(guest.field('reservationName')).toHaveValue('コトワリ ススム');
        // The hotel knows the guest: another name would not help.
        await expect(guest.namesToTry()).toHaveCount(0);
        await page.unrouteAll();
      });
    }

    await test.step('an answer that comes after the guest has gone home is dropped', async () => {
      tenant.hotel.reset();
      await guest.types('reservationName', 'ナガイ レツコ');
      tenant.hotel.faults.set({ call: 'checkout_info_request', kind: 'delay', ms: 1500, times: 1 });
      await guest.goesOn();
      await expect.poll(() => callsOf(tenant, 'checkout_info_request')).toHaveLength(1);
      await guest.taps('back');
      await guest.isOn('/');
      await expect.poll(() => callsOf(tenant, 'checkout_info_request')[0]?.status).toBe(200);
      await guest.searchesFor('セイサン スミオ');
      await guest.isOn('/checkout/complete-payment');
      expect(callsOf(tenant, 'checkout_info_result')).toEqual([]);
    });
  });
});
