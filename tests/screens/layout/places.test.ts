import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { until } from '../../../kiosk/guest/hands';
import { NAMES } from '../../../kiosk/guest/personas';
import { boxesOf, boxOf, isWithin, overlap, type ScreenSize, turnsTo, wants } from '../support/boxes';
import { goesToTerm } from '../support/form';
import { holds } from '../support/hold';
import { openTablet } from '../support/open-tablet';
import { hotelWrites } from '../support/own-words';
import { count } from '../support/seen';

/** Where the parts of a screen stand to each other; what every screen looks like: `e2e/looks`. */

const settings = { wait_interval: 500 };
const KEYPAD = { kiosk: { on_screen_keyboard: 'on' } } as const;

it.each(['landscape', 'portrait', 'wide', 'phone'] as const satisfies readonly ScreenSize[])(
  'the ways into both journeys have one height, whatever the hotel writes below them: %s',
  async (size) => {
    const [long, short] = ['本館のチェックインは15時からでございます。'.repeat(4), '10時まで'];
    for (const notices of [
      { checkin_attention: long, checkout_attention: short },
      { checkin_attention: '', checkout_attention: long },
    ]) {
      await turnsTo(size);
      await openTablet({ settings: { notices } });
      const [checkin, checkout] = boxesOf('[data-action="checkin"], [data-action="checkout"]').slice(-2);
      expect(checkin?.height).toBeGreaterThan(150);
      expect(Math.round(checkin?.height ?? 0)).toBe(Math.round(checkout?.height ?? 1));
    }
  },
);

it('of two fields beside each other the controls are in line, also where one has a longer label or hint', async () => {
  await turnsTo('portrait');
  const { guest } = await openTablet({ settings });
  await hotelWrites({
    views: {
      payment: {
        input_card_view: {
          holder_name: 'カードに記されているとおりのお名前（ローマ字の大文字）',
          expiry_year: '有効期限の年（カードの表面または裏面にございます）',
        },
      },
    },
  });
  await guest.goesToBill(NAMES.family);
  await guest.goesOn('/checkout/input-card');
  const top = (name: string) => Math.round(boxOf(`[name="${name}"]`).top);
  expect(top('holderName')).toBe(top('securityCode'));
  expect(top('expiryMonth')).toBe(top('expiryYear'));
  // An error below one of them moves neither.
  await guest.fillsIn({ securityCode: '1' });
  await expect.poll(() => count('main [role="alert"]')).toBe(1);
  expect(top('holderName')).toBe(top('securityCode'));
});

it.each<readonly [size: ScreenSize, text: 1 | 3]>([
  ['landscape', 1],
  ['landscape', 3],
  ['portrait', 3],
  ['wide', 1],
  ['wide', 3],
  ['phone', 1],
])('the place of a field in its form lies over nothing else: %s, text size %s', async (size, text) => {
  await turnsTo(size);
  const { guest } = await openTablet({ settings: KEYPAD });
  await guest.opensForm(NAMES.alone);
  wants({ text });
  document.querySelector<HTMLInputElement>('[name="lastName"]')?.focus();
  await expect.poll(() => count('.keypad')).toBe(1);
  await guest.isOn('/checkin/input-representative');
  const counter = '[aria-label="画面のキーボード"] > p';
  await expect.poll(() => boxOf(counter).height).toBeGreaterThan(0);
  for (const other of ['nav', 'main [data-action="main"]', '.keypad']) {
    for (const box of boxesOf(other)) expect(overlap(boxOf(counter), box), other).toBe(false);
  }
  for (const words of boxesOf(`${counter} > [aria-hidden]`))
    expect(isWithin(words, boxOf(counter))).toBe(true);
});

it('with all display settings the hint to sign stays on its paper, and the name in place of it below its label', async () => {
  await turnsTo('landscape');
  const { guest } = await openTablet();
  await goesToTerm(guest);
  wants({ text: 3, highContrast: true, isLow: true });
  const hint = 'canvas + p';
  await expect.poll(() => isWithin(boxOf(hint), boxOf('canvas'))).toBe(true);
  await guest.taps('sign-by-name');
  await expect.poll(() => count('[name="signedName"]')).toBe(1);
  await expect
    .poll(() => isWithin(boxOf('dialog[open] label'), boxOf('dialog[open] [data-scroller]')))
    .toBe(true);
  expect(isWithin(boxOf('[name="agreeSignature"]'), boxOf('dialog[open] [data-scroller]'))).toBe(true);
});

it('the way back rests while the screen is covered', async () => {
  const { guest } = await openTablet();
  const held = holds(/checkin_authtoken_request/);
  await guest.says(NAMES.alone, 'checkin');
  const colour = () =>
    getComputedStyle(document.querySelector('[data-action="back"]') ?? document.body).color;
  const usual = colour();
  await guest.taps('main');
  await expect
    .poll(() => document.querySelector('main [role="status"]')?.textContent)
    .toContain(ja.app.loading);
  expect(colour()).not.toBe(usual);
  await held.letGo();
  await guest.isOn('/checkin/check-reservation');
  expect(colour()).toBe(usual);
});

it('a logo of any form leaves the title half of the bar', async () => {
  await openTablet({ settings: { display: { use_full_logo: true } } });
  const logo = await until('logo', () => document.querySelector<HTMLImageElement>('header img'));
  for (const [width, height] of [
    [600, 80],
    [80, 300],
  ]) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    logo.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await logo.decode();
    for (const size of ['portrait', 'small', 'landscape'] as const) {
      await turnsTo(size);
      const box = boxOf('header img');
      expect(box.width, size).toBeLessThan(window.innerWidth / 4);
      expect(isWithin(box, boxOf('header')), size).toBe(true);
    }
  }
});

it.each(['phone', 'small'] as const satisfies readonly ScreenSize[])(
  'a small screen with low buttons begins with its first question, as all of it is in reach: %s',
  async (size) => {
    await turnsTo(size);
    const { guest } = await openTablet({ settings });
    await guest.opensForm(NAMES.alone);
    wants({ text: 3, isLow: true });
    await expect.poll(() => count('main[data-goes-on]')).toBe(1);
    const gap = () => boxOf('main h2').top - boxOf('main [data-scroller]').top;
    await expect.poll(gap).toBeLessThan(60);
  },
);
