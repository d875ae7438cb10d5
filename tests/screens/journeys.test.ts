import { expect, it } from 'vitest';
import { CARD, EMI, KENTA, MAIL, NAMES, SMITH, YAMADA } from '../../kiosk/guest/personas';
import { openApp, sampleConfig } from './support/open-app';
import { guestAt, openDemoHotel } from './support/open-demo-hotel';

/** The journeys, from home to their ends. */

it('a family checks in', async () => {
  const hotel = openDemoHotel();
  await openApp(await sampleConfig());
  const guest = guestAt(hotel);
  await guest.goesToConfirm(NAMES.family, [YAMADA, EMI, KENTA]);
  await guest.goesOn('/checkin/complete');
  await guest.goesOn('/');
  const { form } = hotel.requests().find(({ call }) => call === 'execute_checkin_request') ?? {};
  expect(JSON.parse(form?.guest_info ?? '[]')).toHaveLength(3);
});

it('a guest from abroad checks in with a passport', async () => {
  const hotel = openDemoHotel();
  await openApp(await sampleConfig({ visibility: { representative: { passport: 2 } } }));
  const guest = guestAt(hotel);
  await guest.goesToConfirm(NAMES.fromAbroad, [SMITH]);
  await guest.goesOn('/checkin/complete');
  expect(hotel.requests().map(({ call }) => call)).toContain('upload_passport');
});

it('a guest waits to be called, pays by card with a receipt, and checks out', async () => {
  const hotel = openDemoHotel();
  await openApp(await sampleConfig({ wait_interval: 500 }));
  const guest = guestAt(hotel);
  await guest.queues(NAMES.family);
  await guest.agrees('/checkout/check-total');
  await guest.entersCard('checkout', CARD, MAIL);
  await guest.pays('checkout');
  await guest.goesOn('/checkout/confirm-checkout');
  await guest.checksOut();
  await guest.goesOn('/');
  expect(hotel.requests().map(({ call }) => call)).toEqual(
    expect.arrayContaining(['settlement', 'web_email_register', 'execute_checkout_request']),
  );
});
