import { expect, it } from 'vitest';
import { CARD, EMI, KENTA, MAIL, NAMES, SMITH, YAMADA } from '../../kiosk/guest/personas';
import { openTablet } from './support/open-tablet';

/** The journeys, from home to their ends. */

it('a family checks in', async () => {
  const { guest, calls } = await openTablet();
  await guest.goesToConfirm(NAMES.family, [YAMADA, EMI, KENTA]);
  await guest.goesOn('/checkin/complete');
  await guest.goesOn('/');
  expect(JSON.parse(calls('execute_checkin_request')[0]?.form.guest_info ?? '[]')).toHaveLength(3);
});

it('a guest from abroad checks in with a passport', async () => {
  const { guest, calls } = await openTablet({
    settings: { visibility: { representative: { passport: 2 } } },
  });
  await guest.goesToConfirm(NAMES.fromAbroad, [SMITH]);
  await guest.goesOn('/checkin/complete');
  expect(calls('upload_passport')).toHaveLength(1);
});

it.each(['legacy', 'cico'] as const)(
  'at a hotel of %s a guest waits to be called, pays by card with a receipt, and checks out',
  async (system) => {
    const { guest, calls } = await openTablet({ system, settings: { wait_interval: 500 } });
    await guest.goesToTerms(NAMES.family);
    await guest.agrees('/checkout/check-total');
    await guest.givesCard('checkout', CARD, MAIL);
    await guest.pays('checkout');
    await guest.goesOn('/checkout/confirm-checkout');
    await guest.checksOut();
    await guest.goesOn('/');
    for (const call of ['settlement', 'web_email_register', 'execute_checkout_request'])
      expect(calls(call), call).toHaveLength(1);
  },
);
