import { expect, it } from 'vitest';
import { isOn, tap, until, write } from '../../kiosk/hands/hands';
import { configOf } from '../support/config';
import { openApp } from './support/open-app';
import { openDemoHotel } from './support/open-demo-hotel';

it('a guest who says a name is shown the reservation', async () => {
  const hotel = openDemoHotel();
  await openApp(configOf());
  await tap('checkin');
  await isOn('/checkin/search');
  write(
    await until('field', () => document.querySelector<HTMLInputElement>('[name="reservationName"]')),
    'サトウ ハナコ',
  );
  await tap('main');
  await isOn('/checkin/check-reservation');
  expect(hotel.requests().map(({ call }) => call)).toContain('checkin_authtoken_request');
});
