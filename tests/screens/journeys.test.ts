import { expect, it } from 'vitest';
import { CARD, MAIL, NAMES } from '../../kiosk/guest/personas';
import { openTablet } from './support/open-tablet';

/** The journeys, from home to their ends. */

it.each(['legacy', 'cico'] as const)(
  'at a hotel of %s a guest waits to be called, pays by card with a receipt, and checks out',
  async (system) => {
    const { guest, calls } = await openTablet({ system, settings: { wait_interval: 500 } });
    await guest.goesToBill(NAMES.family);
    await guest.givesCard('checkout', CARD, MAIL);
    await guest.pays('checkout');
    await guest.goesOn('/checkout/confirm-checkout');
    await guest.checksOut();
    await guest.goesOn('/');
    for (const call of ['settlement', 'web_email_register', 'execute_checkout_request'])
      expect(calls(call), call).toHaveLength(1);
  },
);
