import { expect, it } from 'vitest';
import { until } from '../../../kiosk/guest/hands';
import { finger, middleOf, mouse } from '../support/finger';
import { openTablet } from '../support/open-tablet';
import { count, focused, value } from '../support/seen';

/** The keypad comes with the first touch; the systems: `tests/device/typing`. */

const hasKeypad = () => count('[data-key]') > 0;
const FIELD = '[name="reservationName"]';
const inputMode = () => document.querySelector(FIELD)?.getAttribute('inputmode');

it('a touch on home brings it: the first tap on the search is a letter', async () => {
  const { guest } = await openTablet();
  await finger.taps(await middleOf('[data-action="checkin"]'));
  await guest.isOn('/checkin/search');
  await expect.poll(hasKeypad).toBe(true);
  await finger.taps(await middleOf('[data-key="ア"]'));
  await expect.poll(() => value('reservationName')).toBe('ア');
});

it('so does a first touch on a field', async () => {
  const { guest } = await openTablet();
  await guest.begins('checkin');
  expect(inputMode()).toBeNull();
  await finger.taps(await middleOf(FIELD));
  await expect.poll(hasKeypad).toBe(true);
  expect(focused()).toBe('reservationName');
  expect(inputMode()).toBe('none');
});

it('a mouse brings none, nor does the touch of the guest before', async () => {
  const { guest } = await openTablet();
  await finger.taps(await middleOf('[data-action="checkin"]'));
  await guest.isOn('/checkin/search');
  await guest.walksAway();
  await mouse.clicks(await middleOf('[data-action="checkin"]'), 1);
  await guest.isOn('/checkin/search');
  await mouse.clicks(await middleOf(FIELD), 1);
  await expect.poll(focused).toBe('reservationName');
  expect(hasKeypad()).toBe(false);
  expect(inputMode()).toBeNull();
});

it.each([
  ['auto', true],
  ['off', false],
] as const)('beside a passport reader, by the setting %s: %s', async (on_screen_keyboard, isThere) => {
  const { guest } = await openTablet({ settings: { kiosk: { passport_reader: true, on_screen_keyboard } } });
  await guest.begins('checkin');
  const field = await until('field', () => document.querySelector<HTMLElement>(FIELD));
  field.focus();
  await (isThere ? expect.poll(hasKeypad).toBe(true) : expect.poll(focused).toBe('reservationName'));
  expect(hasKeypad()).toBe(isThere);
});
