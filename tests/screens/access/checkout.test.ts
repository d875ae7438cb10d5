import { describe, expect, it } from 'vitest';
import { CARD } from '../../../kiosk/guest/personas';
import { auditor, ON_PHONE_TOO, roundsIn } from '../support/audit';
import { boxOf, isWithin } from '../support/boxes';
import { holds } from '../support/hold';
import { staffMoveQueue } from '../support/open-demo-hotel';
import { openTablet } from '../support/open-tablet';
import { facts } from '../support/seen';
import { closes, hasDialog, hasError, isThere, opensList, waits } from '../support/shown';

const MORNING = { now: () => new Date('2026-11-21T01:00:00.000Z') };
const settings = { wait_interval: 500 };

const ROUNDS = roundsIn(
  ['ja', 'landscape', 'portrait', 'phone'],
  ['en', 'portrait', 'phone'],
  ['zh-Hant', 'portrait'],
  ['ko', 'landscape', 'phone'],
);

describe('check-out in every language', () => {
  it('from the search over the terms to a payment of which nobody knows', async () => {
    const inspect = auditor(...ROUNDS);
    const { guest, hotel } = await openTablet({ settings, hotel: MORNING });
    await guest.says('山田', 'checkout');
    await hasError();
    await inspect('search with an error');
    await guest.types('reservationName', 'コトワリ ススム');
    await guest.goesOn();
    await hasDialog();
    await inspect('refused', { isHotels: true });
    await closes(guest);
    await guest.types('reservationName', 'ナガイ レツコ');
    await guest.goesOn('/checkout/wait');
    await expect.poll(() => facts('waitNum').join()).toContain('12');
    await inspect('queue', { rules: ON_PHONE_TOO });
    for (let ahead = 12; ahead >= 0; ahead -= 1) await staffMoveQueue(hotel);
    await guest.isOn('/checkout/room-number');
    await inspect('one room');
    await guest.taps('back');
    await hasDialog();
    await inspect('question before going back');
    await closes(guest, 'cancel');
    hotel.faults.set({ call: 'payment_terms', kind: 'html' });
    const reading = holds(/payment_terms/);
    await guest.goesOn('/checkout/payment-terms');
    await inspect('terms loading');
    await reading.letGo();
    await closes(guest);
    await inspect('terms not loaded', { again: () => closes(guest) });
    hotel.faults.clear();
    await guest.taps('reload');
    await isThere('section[tabindex="0"] h2');
    await guest.goesOn();
    await hasError();
    await inspect('terms not agreed to', { rules: ON_PHONE_TOO });
    await guest.agrees('/checkout/check-total');
    await guest.givesCard('checkout', CARD);
    hotel.faults.set({ call: 'settlement', kind: 'reset' });
    await guest.goesOn();
    await guest.taps('close');
    await hasError();
    await inspect('payment without an answer');
  });

  it('several rooms', async () => {
    const inspect = auditor(...ROUNDS);
    const { guest } = await openTablet({ settings, hotel: MORNING });
    await guest.goesToRooms('フタヘヤ カズオ');
    await inspect('rooms');
    for (const number of ['401', '402']) await guest.chooses('roomNumbers', number);
    await hasError();
    await inspect('no room');
  });

  it('a bill of fifty lines', async () => {
    const inspect = auditor(...ROUNDS);
    const { guest } = await openTablet({ settings, hotel: MORNING });
    await guest.goesToBill('メイサイ オオイ');
    await inspect('total of fifty lines');
    await guest.taps('details');
    await hasDialog();
    await inspect('folio', { rules: ON_PHONE_TOO });
    const scroller = () => boxOf('dialog[open] [data-scroller]');
    expect(isWithin(boxOf('dialog[open] tbody tr:last-child'), scroller())).toBe(false);
    document.querySelector('dialog[open] tbody tr:last-child')?.scrollIntoView({ block: 'nearest' });
    const seen = ['tbody tr:last-child', 'thead th', '[data-field="folioSum"]', '[data-action="close"]'];
    const screen = new DOMRect(0, 0, window.innerWidth, window.innerHeight);
    for (const part of seen) expect(isWithin(boxOf(`dialog[open] ${part}`), screen), part).toBe(true);
  });

  it('from a room to be typed to the end', async () => {
    const inspect = auditor(...ROUNDS);
    const { guest } = await openTablet({ settings, hotel: MORNING });
    await guest.goesToRooms('ヘヤ バンゴウ');
    await guest.goesOn();
    await hasError();
    await inspect('room to be typed');
    await guest.types('roomNumber', '305');
    await guest.goesOn('/checkout/payment-terms');
    await guest.agrees('/checkout/check-total');
    await inspect('total');
    await guest.goesOn('/checkout/input-card');
    await guest.goesOn();
    await hasError();
    await inspect('card with errors', { rules: ON_PHONE_TOO });
    opensList('expiryMonth');
    await hasDialog();
    await inspect('months');
    await closes(guest, 'cancel');
    await guest.fillsIn(CARD);
    await guest.goesOn('/checkout/receipt-mail');
    await guest.types('receiptMailAddress', 'a@b');
    await guest.goesOn();
    await hasError();
    await inspect('mail with errors');
    await guest.types('receiptMailAddress', '');
    await guest.follows('change-name', '/checkout/receipt-name');
    await guest.goesOn();
    await hasError();
    await inspect('name on the receipt');
    await guest.types('receiptName', '株式会社みどり');
    await guest.goesOn('/checkout/check-payment');
    await inspect('last look before paying');
    const paying = holds(/public_key/);
    await guest.goesOn();
    await waits();
    await inspect('payment under way');
    await paying.letGo();
    await guest.isOn('/checkout/complete-payment');
    await inspect('paid');
    await guest.taps('help');
    await hasDialog();
    await inspect('check-out later');
    await closes(guest);
    await guest.goesOn('/checkout/confirm-checkout');
    await inspect('last question');
    const held = holds(/execute_checkout_request/);
    await guest.goesOn();
    await waits();
    await inspect('check-out under way');
    await held.letGo();
    await hasDialog();
    await inspect('checked out');
    await guest.taps('confirm');
    await guest.isOn('/checkout/complete-checkout');
    await inspect('complete');
  });
});
