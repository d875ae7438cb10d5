import { expect, it } from 'vitest';
import { onlyAsked } from '../../../e2e/support/levels';
import { guestsSent } from '../../../e2e/support/wire';
import { frame, write } from '../../../kiosk/guest/hands';
import { NAMES } from '../../../kiosk/guest/personas';
import { checksIn, opensForm, typesAll } from '../support/form';
import { openTablet } from '../support/open-tablet';
import { count, facts, focused, texts, value } from '../support/seen';

/** Nothing unfinished is sent, however the guest comes to the last button; and nothing typed is lost on the way. */

const REQUIRED = '#root main [aria-invalid="true"]:not([aria-hidden])';
const required = () => [...document.querySelectorAll(REQUIRED)].map((field) => field.getAttribute('name'));

/** A guest whose form is filled in, at the list of guests. */
async function isFilledIn() {
  const tablet = await openTablet({
    settings: onlyAsked({ last_name: 2, occupation: 1, overseas: 2, address: 2, passport: 2 }),
  });
  await opensForm(tablet.guest, NAMES.alone);
  await tablet.guest.fillsIn({ lastName: '佐藤', furtherSubarea: '１−２−３', occupation: '学者' });
  await tablet.guest.goesOn('/checkin/guests-info');
  await tablet.guest.taps('fix-representative');
  await tablet.guest.isOn('/checkin/input-representative');
  return tablet;
}

it('a name taken out again is asked for before anything goes on', async () => {
  const { guest } = await isFilledIn();
  await guest.types('lastName', '');
  await guest.taps('back');
  await guest.isOn('/checkin/input-representative');
  await expect.poll(required).toEqual(['lastName']);
  await expect.poll(focused).toBe('lastName');
  await expect.poll(() => value('occupation')).toBe('学者');
  await guest.types('lastName', '鈴木');
  await guest.goesOn('/checkin/guests-info');
  expect(facts('name')).toEqual(['鈴木']);
});

it('a move abroad asks for country, address and passport, until the guest changes their mind', async () => {
  const { guest, calls } = await isFilledIn();
  await guest.chooses('overseasFlug', 'true');
  await guest.pressesBack();
  await guest.isOn('/checkin/input-representative');
  await expect.poll(() => count('[role="alert"]')).toBe(3);
  expect((await guest.field('address')).ariaInvalid).toBe('true');
  await guest.chooses('overseasFlug', 'false');
  await guest.goesOn('/checkin/guests-info');
  expect(calls('execute_checkin_request')).toEqual([]);
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

it('a companion taken out again is asked for, and the others stay', async () => {
  const { representative, companion } = onlyAsked({}).visibility;
  const { guest, hotel } = await openTablet({
    settings: { visibility: { representative, companion: { ...companion, last_name: 2 } } },
  });
  await opensForm(guest, NAMES.family);
  await guest.goesOn('/checkin/input-companions');
  await typesAll(guest, { 'companions.0.lastName': '山田', 'companions.1.lastName': '山本' });
  await guest.goesOn('/checkin/guests-info');
  await guest.taps('fix-companion-2');
  await guest.types('companions.1.lastName', '');
  await guest.taps('back');
  await guest.isOn('/checkin/input-companions');
  await expect.poll(required).toEqual(['companions.1.lastName']);
  await expect.poll(() => texts('#input-companion-1').join()).toContain('山田');
  await guest.types('companions.1.lastName', '川本');
  await checksIn(guest);
  expect(guestsSent(hotel)).toMatchObject([{}, { last_name: '山田' }, { last_name: '川本' }]);
});
