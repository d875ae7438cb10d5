import { beforeEach, expect, it } from 'vitest';
import { frame, turnTo, write } from '../../../kiosk/guest/hands';
import { KEYPAD_ON } from '../../../kiosk/guest/keypad-keys';
import { CARD, NAMES } from '../../../kiosk/guest/personas';
import { turnsTo } from '../support/boxes';
import { answers, leadsTo, pads, presses, taps, touches } from '../support/keypad';
import { openTablet } from '../support/open-tablet';
import { count, focused, texts, value } from '../support/seen';

const MORNING = { now: () => new Date('2026-11-21T01:00:00.000Z') };

beforeEach(() => turnsTo('landscape'));

it('pays: the card in groups of four, the receipt by mail; the pad keeps nothing of it', async () => {
  const { guest } = await openTablet({ settings: { ...KEYPAD_ON, wait_interval: 500 }, hotel: MORNING });
  await guest.goesToBill(NAMES.twoRooms);
  await guest.goesOn('/checkout/input-card');
  const holds = (number: string) => expect.poll(() => value('cardNumber')).toBe(number);
  const number = await guest.field('cardNumber');
  // A program's value opens no list.
  for (const typed of [CARD.cardNumber, '', CARD.cardNumber]) write(number, typed);
  await guest.picks('expiryMonth', '12');
  await frame();
  expect(count('dialog[open]')).toBe(0);
  await guest.picks('expiryMonth', '');
  write(number, '');

  await touches('cardNumber');
  await presses(...'41111');
  await holds('4111 1');
  await presses('bksp', 'bksp');
  await holds('411');
  // A program's value opens none, also after a key in the same field.
  write(number, CARD.cardNumber);
  await frame();
  expect(count('dialog[open]')).toBe(0);
  write(number, '411');
  await presses('1', ...'11111111111');
  await holds('4111 1111 1111 111');
  // The caret stays where the guest put it.
  await presses(...Array.from({ length: 9 }, () => 'arrowleft'), 'bksp');
  await holds('4111 1111 1111 11');
  await presses('2');
  await holds('4111 1112 1111 111');
  await presses('bksp', '1');
  await holds('4111 1111 1111 111');
  await presses('1');
  await holds('4111 1111 1111 1111');
  await taps('dialog[open] [data-value="12"]');
  await expect.poll(() => texts('dialog[open] h2')).toEqual(['有効期限（年）']);
  await taps('dialog[open] li:nth-child(3) [data-value]');
  await expect.poll(() => count('dialog[open]')).toBe(0);
  await touches('cardNumber');
  await presses('9');
  await holds('4111 1111 1111 1111');
  await touches('holderName');
  await presses('K', 'blank', 'bksp', 'bksp');
  await answers('holderName', 'KAZUO FUTAHEYA');
  await expect.poll(focused).toBe('securityCode');
  await presses(...'123');
  const modes = [...document.querySelectorAll('main :is(input, textarea)[data-keyboard]')];
  expect(modes.map((field) => field.getAttribute('inputmode'))).toEqual(['none', 'none', 'none']);
  await taps('main [data-action="main"]');

  await guest.isOn('/checkout/receipt-mail');
  await touches('receiptMailAddress');
  await presses(...'t_y-1', '@', ...'docomo', '.ne.jp');
  await leadsTo('receiptMailAddressConfirm');
  await presses(...'t_y-1', '@', 'd');
  await answers('receiptMailAddressConfirm', '@docomo.ne.jp');
  for (const name of ['receiptMailAddress', 'receiptMailAddressConfirm'])
    await expect.poll(() => value(name)).toBe('t_y-1@docomo.ne.jp');
  await expect.poll(() => count('[role="group"][aria-label="よくあるお答え"]')).toBe(0);
  expect(focused()).toBe('receiptMailAddressConfirm');
  await taps('main [data-action="main"]');
  await guest.isOn('/checkout/check-payment');
  expect(texts('main').join()).toContain(CARD.cardNumber.slice(-4));

  turnTo('/nowhere');
  await guest.isOn('/reload-error');
  await guest.goesOn('/');
  await expect.poll(pads).toBe(0);
  expect(document.documentElement.dataset.keypad).toBeUndefined();
});
