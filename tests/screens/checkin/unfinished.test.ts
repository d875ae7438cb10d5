import { expect, it } from 'vitest';
import { frame, write } from '../../../kiosk/guest/hands';
import { onlyAsked } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { guestsSent } from '../../../kiosk/guest/wire';
import { openTablet } from '../support/open-tablet';
import { facts, focused, value } from '../support/seen';

/** The last button sends nothing unfinished, by any way, and nothing typed is lost. */

const REQUIRED = '#root main [aria-invalid="true"]:not([aria-hidden])';
const required = () => [...document.querySelectorAll(REQUIRED)].map((field) => field.getAttribute('name'));

async function isFilledIn() {
  const tablet = await openTablet({
    settings: onlyAsked({ last_name: 2, occupation: 1, overseas: 2, address: 2, passport: 2 }),
  });
  await tablet.guest.opensForm(NAMES.alone);
  await tablet.guest.fillsIn({ lastName: '佐藤', furtherSubarea: '１−２−３', occupation: '学者' });
  await tablet.guest.goesOn('/checkin/guests-info');
  await tablet.guest.follows('fix-representative', '/checkin/input-representative');
  return tablet;
}

it('a name taken out again is asked for before anything goes on', async () => {
  const { guest } = await isFilledIn();
  await guest.types('lastName', '');
  await guest.goesBack('/checkin/input-representative');
  await expect.poll(required).toEqual(['lastName']);
  await expect.poll(focused).toBe('lastName');
  await expect.poll(() => value('occupation')).toBe('学者');
  await guest.types('lastName', '鈴木');
  await guest.goesOn('/checkin/guests-info');
  expect(facts('name')).toEqual(['鈴木']);
});

it('what was typed and left by the way back is sent', async () => {
  const { guest, hotel } = await isFilledIn();
  // The way back comes before the field has been left.
  const field = await guest.field('lastName');
  field.focus();
  write(field, 'Sato');
  await frame();
  await guest.pressesBack();
  await guest.isOn('/checkin/guests-info');
  await expect.poll(() => facts('name')).toEqual(['Sato']);
  await guest.signsAndGoesToConfirm();
  await guest.goesOn('/checkin/complete');
  expect(guestsSent(hotel)[0]).toMatchObject({
    last_name: 'Ｓａｔｏ',
    occupation: '学者',
    address: '１−２−３',
  });
});
