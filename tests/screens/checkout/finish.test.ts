import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import ja from '~/i18n/ja.json';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { leapsInTime } from '../support/clock';
import { openTablet } from '../support/open-tablet';
import { hotelWrites } from '../support/own-words';
import { count, texts, value } from '../support/seen';

/** The last screens after payment and stay. */

const showsSuccess = () =>
  expect
    .poll(
      () => document.querySelector<HTMLImageElement>('main img[src="/data/ic_success.png"]')?.naturalWidth,
    )
    .toBeGreaterThan(0);

async function hasPaid(guest: PageGuest): Promise<void> {
  await guest.says(NAMES.paidAlready, 'checkout');
  await guest.goesOn('/checkout/complete-payment');
}

async function leaves(guest: PageGuest): Promise<void> {
  await guest.goesOn('/checkout/confirm-checkout');
  await guest.checksOut();
}

const GUIDANCE = {
  guidance_1_title: 'お車のお客様',
  guidance_1_body: '駐車券をフロントでお受け取りください。',
  guidance_2_title: '題だけの案内',
  guidance_3_body: '本文だけの案内',
  guidance_4_title: 'お荷物',
  guidance_4_body: '18時までお預かりします。',
  guidance_5_title: '五つ目の案内',
  guidance_5_body: '五つ目の本文',
};

it('who has paid may leave the check-out for later', async () => {
  const { guest } = await openTablet();
  await hasPaid(guest);
  await showsSuccess();
  // Nobody may take the payment for the end of the stay.
  expect(texts('main p')).toContain(ja.views.payment.complete_payment_view.text_checkout);
  expect(count('[data-action="back"]')).toBe(0);
  await guest.cannotGoBackFrom('/checkout/complete-payment');
  const { later_title: title, later_text: text } = ja.views.payment.complete_payment_view;
  for (const closes of [() => guest.taps('close'), () => userEvent.keyboard('{Escape}')]) {
    await guest.taps('help');
    await expect.poll(() => texts('dialog[open]')).toEqual([expect.stringContaining(title)]);
    expect(texts('dialog[open]')).toEqual([expect.stringContaining(text)]);
    await closes();
    await expect.poll(() => count('dialog[open]')).toBe(0);
  }
  await guest.isOn('/checkout/complete-payment');
  await guest.taps('help');
  await guest.follows('home', '/');
  await guest.begins('checkout');
  expect(value('reservationName')).toBe('');
});

it('the finished screen thanks, and gives the advice that the hotel has written', async () => {
  const { guest } = await openTablet();
  await hotelWrites({ views: { checkout: { complete_checkout_view: GUIDANCE } } });
  await hasPaid(guest);
  await leaves(guest);
  await showsSuccess();
  const { text, guidance } = ja.views.checkout.complete_checkout_view;
  for (const words of [...text.split('\n'), guidance]) expect(texts('main').join('')).toContain(words);
  expect(texts('main h2')).toEqual([
    GUIDANCE.guidance_1_title,
    GUIDANCE.guidance_2_title,
    GUIDANCE.guidance_4_title,
  ]);
  expect(texts('main section p')).toEqual([
    GUIDANCE.guidance_1_body,
    GUIDANCE.guidance_3_body,
    GUIDANCE.guidance_4_body,
  ]);
  expect(texts('main').join('')).not.toContain('五つ目');
  await guest.goesOn('/');
});

it('the finished screen goes home by itself when left alone', async () => {
  const leaps = leapsInTime();
  const { guest } = await openTablet({ settings: { kiosk: { completion_return_s: 60 } } });
  await hasPaid(guest);
  await leaves(guest);
  const left = () => texts('[role="timer"]')[0];
  expect(left()).toMatch(/^あと(60|59)秒で、はじめの画面に戻ります$/);
  for (const staysBy of ['main p', '[data-action="stay"]']) {
    await leaps(40_000);
    await guest.isOn('/checkout/complete-checkout');
    await expect.poll(left).toMatch(/^あと(20|19|18)秒/);
    await userEvent.click(document.querySelector(staysBy) ?? document.body);
    await expect.poll(left).toMatch(/^あと(60|59)秒/);
  }
  await leaps(40_000);
  await guest.isOn('/checkout/complete-checkout');
  await leaps(21_000);
  await guest.isOn('/');
  // The next guest stays undisturbed, within the idle limit.
  await guest.begins('checkout');
  await leaps(60_000);
  await guest.isOn('/checkout/search');
});
