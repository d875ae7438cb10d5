import { expect, it } from 'vitest';
import { session } from '~/session/store';
import { cardFor } from '../../kiosk/demo-hotel/cards';
import { NOTHING_REQUIRED } from '../../kiosk/guest/levels';
import type { PageGuest } from '../../kiosk/guest/page-guest';
import { CARD, NAMES } from '../../kiosk/guest/personas';
import { openTablet } from './support/open-tablet';
import { goesToTotal } from './support/paying';
import { canTap } from './support/seen';
import { isHit } from './walks/glass';

/** Changes of the hotel's records are sent once, and their screen stays until the answer. */

const SETTINGS = { ...NOTHING_REQUIRED, wait_interval: 500, display: { use_checkin_payment: true } };

async function goesToLastButton(guest: PageGuest): Promise<void> {
  await guest.goesToConfirm(NAMES.alone, [{}]);
}

async function goesToPayment(guest: PageGuest): Promise<void> {
  await goesToTotal(guest);
  await guest.givesCard('checkin', CARD);
}

async function goesToCheckOut(guest: PageGuest): Promise<void> {
  await guest.goesToTerms(NAMES.nothingToPay);
  await guest.agrees('/checkout/confirm-checkout');
}

it.each([
  ['a check-in', 'execute_checkin_request', goesToLastButton, '/checkin/confirm-checkin'],
  ['a payment', 'settlement', goesToPayment, '/checkin/check-payment'],
  ['a check-out', 'execute_checkout_request', goesToCheckOut, '/checkout/confirm-checkout'],
] as const)('nobody goes back from %s that is being sent', async (_, call, goesThere, screen) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  const { guest, hotel, calls } = await openTablet({ settings: SETTINGS, hotel: { wait: () => held } });
  await goesThere(guest);
  hotel.faults.set({ call, kind: 'delay', ms: 1 });
  await guest.taps('main');
  await expect.poll(() => calls(call).length).toBe(1);
  await guest.pressesBack();
  await guest.isOn(screen);
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(session().isSending).toBe(true);
  answer();
  await expect.poll(() => session().isSending).toBe(false);
  expect(calls(call)).toHaveLength(1);
});

it('nobody goes back while the card provider has not answered', async () => {
  const { guest, calls } = await openTablet({ settings: SETTINGS });
  await goesToTotal(guest);
  await guest.givesCard('checkin', { ...CARD, cardNumber: cardFor('999') });
  await guest.goesOn();
  await expect.poll(() => canTap('main')).toBe(false);
  await guest.cannotGoBackFrom('/checkin/check-payment');
  expect(calls('settlement')).toEqual([]);
});

it.each([
  ['check-in', goesToLastButton],
  ['payment', goesToPayment],
  ['check-out', goesToCheckOut],
] as const)('the button of a %s takes no second tap of a double tap', async (_, goesThere) => {
  const { guest } = await openTablet({ settings: SETTINGS });
  await goesThere(guest);
  const button = () => document.querySelector<HTMLElement>('main [data-action="main"]');
  const takesTaps = () => isHit(button() ?? document.body);
  expect(takesTaps()).toBe(false);
  await expect.poll(takesTaps).toBe(true);
});

it('after a settlement without an answer Back leads to the total, past the screens for a card, and no card is entered again', async () => {
  const { guest, hotel, calls } = await openTablet({ settings: SETTINGS });
  await goesToPayment(guest);
  hotel.faults.set({ call: 'settlement', kind: 'reset', when: 'after' });
  await guest.taps('main');
  await guest.taps('close');
  expect(session().card).toMatchObject({ number: '', securityCode: '' });
  await guest.pressesBack();
  await guest.isOn('/checkin/check-total');
  expect(session().card).toBeUndefined();
  // Not once for each skipped screen.
  await guest.pressesBack();
  await guest.isOn('/checkin/unsettled-qr');
  expect(calls('settlement')).toHaveLength(1);
});

it('a card leaves memory with the screens on which it is entered', async () => {
  const { guest } = await openTablet({ settings: SETTINGS });
  await goesToPayment(guest);
  expect(session().card).toMatchObject({ number: CARD.cardNumber });
  for (const screen of ['receipt-mail', 'input-card', 'check-total']) {
    await guest.pressesBack();
    await guest.isOn(`/checkin/${screen}`);
  }
  expect(session().card).toBeUndefined();
});
