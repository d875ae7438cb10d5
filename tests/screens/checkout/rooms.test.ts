import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { NAMES } from '../../../kiosk/guest/personas';
import { openTablet } from '../support/open-tablet';
import { complaints, count, facts, focused, texts, value } from '../support/seen';
import { ticked } from '../support/touch';

const settings = { wait_interval: 500 };
const room = (number: string) =>
  document.querySelector<HTMLInputElement>(`[name="roomNumbers"][value="${number}"]`);

it('the rooms the hotel knows are ticked, and one must stay so', async () => {
  const { guest } = await openTablet({ settings });
  await guest.goesToRooms(NAMES.twoRooms);
  expect(ticked('roomNumbers')).toEqual(['401', '402']);
  expect(texts('main').join()).toContain(ja.views.checkout.room_number_view.text);
  expect(count('[name="roomNumber"]')).toBe(0);
  for (const number of ['401', '402']) await guest.chooses('roomNumbers', number);
  await expect.poll(() => complaints('roomNumbers')).toEqual([ja.validation.select]);
  await guest.goesOn();
  await expect.poll(() => document.activeElement === room('401')).toBe(true);
  await guest.isOn('/checkout/room-number');
  expect(room('401')?.getAttribute('aria-invalid')).toBe('true');
  await guest.chooses('roomNumbers', '402');
  await expect.poll(() => complaints('roomNumbers')).toEqual([]);
  await guest.goesOn('/checkout/payment-terms');
  await guest.goesBack('/checkout/room-number');
  expect(ticked('roomNumbers')).toEqual(['402']);
});

it('a guest with one room is told which, and has nothing to choose', async () => {
  const { guest } = await openTablet({ settings });
  await guest.goesToRooms(NAMES.nothingToPay);
  expect(facts('roomNumbers')).toEqual([expect.stringMatching(/^\d+号室$/)]);
  const [room] = facts('roomNumbers');
  expect(count('main :is(input, select)')).toBe(0);
  const said = texts('main').join();
  expect(said).toContain(ja.views.checkout.room_number_view.one_room.replace('\n', ' '));
  expect(said).not.toContain(ja.views.checkout.room_number_view.text);
  await guest.goesOn('/checkout/payment-terms');
  await guest.goesBack('/checkout/room-number');
  await guest.goesOn('/checkout/payment-terms');
  await guest.agrees('/checkout/confirm-checkout');
  expect(facts('roomNumbers')).toEqual([room]);
});

it('a room that the hotel does not know is typed in digits, of whichever width', async () => {
  const { guest, calls } = await openTablet({ settings });
  await guest.goesToRooms(NAMES.roomUnknown);
  expect(count('[name="roomNumbers"]')).toBe(0);
  await guest.goesOn();
  await expect.poll(() => complaints('roomNumber')).toEqual([ja.validation.room_number]);
  await expect.poll(focused).toBe('roomNumber');
  for (const wrong of ['A12', '三〇五', ' ', '12階']) {
    await guest.types('roomNumber', wrong);
    await expect
      .poll(() => complaints('roomNumber'), { message: wrong })
      .toEqual([ja.validation.room_number]);
    await guest.goesOn('/checkout/room-number');
  }
  await guest.types('roomNumber', ' ３０５ ');
  await expect.poll(() => complaints('roomNumber')).toEqual([]);
  expect(value('roomNumber')).toBe('305');
  await guest.goesOn('/checkout/payment-terms');
  await guest.goesBack('/checkout/room-number');
  expect(value('roomNumber')).toBe('305');
  expect(calls('payment_terms')).toHaveLength(1);
});
