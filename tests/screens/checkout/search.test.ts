import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import { NAMES } from '../../../kiosk/guest/personas';
import { callNames } from '../../../kiosk/guest/wire';
import { isTold } from '../support/failures';
import { answersWith } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { canTap, complaints, count, facts, value, warning } from '../support/seen';
import { tapsTwiceAtOnce } from '../support/touch';

/** The look-up of a stay: its input, calls and refusals. */

it('a name is judged as it will be read, asked for as the hotel keeps it, and once by two taps', async () => {
  // The first poll is the only one.
  const { guest, hotel, calls } = await openTablet({ settings: { wait_interval: 60_000 } });
  await guest.says('', 'checkout');
  expect(canTap('main')).toBe(false);
  for (const wrong of ['山田', 'ヤマダ！', '   ']) {
    await guest.types('reservationName', wrong);
    await expect.poll(() => complaints('reservationName')).toEqual([ja.validation.reservation_name]);
    expect(canTap('main'), wrong).toBe(false);
    (await guest.field('reservationName')).focus();
    await userEvent.keyboard('{Enter}');
  }
  await guest.types('reservationName', 'ﾅｶﾞｲ　れつこ');
  await expect.poll(() => complaints('reservationName')).toEqual([]);
  expect(value('reservationName')).toBe('ナガイ　レツコ');
  expect(callNames(hotel)).toEqual([]);
  await tapsTwiceAtOnce();
  await guest.isOn('/checkout/wait');
  await expect.poll(() => facts('waitNum')).toEqual(['12組']);
  expect(callNames(hotel)).toEqual([
    'checkout_authtoken_request',
    'checkout_info_request',
    'checkout_info_result',
  ]);
  // Meaningful spaces: `tests/flow/checkout-lookup.test.ts`.
  expect(calls('checkout_authtoken_request')[0]?.query).toEqual({ name: 'ナガイレツコ' });
});

it('a guest nobody knows is told so, keeps what was typed, and is offered other names', async () => {
  const { guest, hotel, calls } = await openTablet();
  await guest.says('ダレモ シラナイ', 'checkout');
  await guest.goesOn();
  await isTold(guest, 'ご予約が見つかりません');
  await expect.poll(() => count('[data-action^="try-"]')).toBe(4);
  expect(value('reservationName')).toBe('ダレモ シラナイ');
  expect(callNames(hotel)).toEqual(['checkout_authtoken_request']);
  await guest.taps('try-family');
  await expect.poll(warning).toContain('ご予約が見つかりません');
  expect(value('reservationName')).toBe('ダレモ');
  expect(calls('checkout_authtoken_request').map(({ query }) => query.name)).toEqual([
    'ダレモシラナイ',
    'ダレモ',
  ]);
});

it.each([
  ['in its own words', undefined, 'お手数ですが、フロントにてチェックアウトのお手続きをお願いいたします。'],
  [
    'in words that look like a page',
    { status: '3', message: '<b>フロント</b>へお越しください。' },
    '<b>フロント</b>へお越しください。',
  ],
  [
    'without words',
    { request_id: null, status: 3, room_num: ['101'], message: '' },
    ja.app.general_error_message,
  ],
  ['as settled, but of no room', { status: 14, room_num: [], message: null }, ja.app.general_error_message],
])('a guest whom the hotel refuses %s reads so on the search', async (_, payload, words) => {
  const { guest } = await openTablet();
  if (payload) answersWith(/checkout_info_request/, () => ({ payload }));
  await guest.says(NAMES.refused, 'checkout');
  await guest.goesOn();
  await expect.poll(warning).toContain(words);
  expect(count('dialog[open] b')).toBe(0);
  await guest.follows('close', '/checkout/search');
  expect(value('reservationName')).toBe(NAMES.refused);
  // The hotel knows the guest: another name would not help.
  expect(count('[data-action^="try-"]')).toBe(0);
});
