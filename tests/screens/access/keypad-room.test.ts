import { beforeEach, expect, it } from 'vitest';
import { KEYPAD_ON } from '../../../kiosk/guest/keypad-keys';
import { everyFieldAt, NOTHING_REQUIRED } from '../../../kiosk/guest/levels';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { SCREENS, turnsTo, wants } from '../support/boxes';
import {
  ends,
  isInFront,
  key,
  keysIn,
  pads,
  presses,
  seenBesideField,
  touches,
  unseenOfField,
} from '../support/keypad';
import { openTablet } from '../support/open-tablet';
import { focused } from '../support/seen';

const SIZES = {
  landscape: SCREENS.landscape,
  portrait: SCREENS.portrait,
  'a small tablet': [1024, 768],
  'a phone': SCREENS.phone,
} as const;
/** The lowest supported screen, and 1280 x 800 at 150 %. */
const LOW = [
  [800, 480],
  [853, 533],
] as const;

const isWrong = (name: string) =>
  document.querySelector(`[name="${name}"]`)?.getAttribute('aria-invalid') === 'true';
const sees = (message: string, find: () => string[] = unseenOfField) =>
  expect.poll(find, { message }).toEqual([]);

beforeEach(() => turnsTo('landscape'));

it('the field stays in view with label and error, and the way on within reach', async () => {
  const { guest } = await openTablet({ settings: { ...KEYPAD_ON, ...everyFieldAt(2) } });
  /** The whole field, the last keys, and an uncovered main button. */
  const seesAll = async (message: string) => {
    await sees(message);
    for (const part of [key('done'), 'main [data-action="main"]'])
      await expect.poll(() => isInFront(part), { message: `${message}: ${part}` }).toBe(true);
  };
  await guest.opensForm(NAMES.alone);
  await guest.types('lastName', '');
  await guest.answersInOwnWords('nextAccommodation', 'ハコネ');
  for (const [size, viewport] of Object.entries(SIZES)) {
    await turnsTo(viewport);
    for (const name of ['lastName', 'furtherSubarea', 'nextAccommodation']) {
      await touches(name);
      await seesAll(`${name}, ${size}`);
    }
    await presses('done');
    await guest.goesOn();
    await expect.poll(focused).toBe('lastName');
    expect(isWrong('lastName')).toBe(true);
    await expect.poll(pads).toBe(1);
    await seesAll(`the first wrong field, ${size}`);
  }
  await turnsTo('landscape');
  await seesAll('the tablet turned');
});

it('on a low screen the field stands alone above the keypad, with label and error', async () => {
  const { guest } = await openTablet({ settings: { ...KEYPAD_ON, ...everyFieldAt(2) } });
  const standsAlone = async (...names: readonly string[]) => {
    for (const size of LOW) {
      await turnsTo(size);
      for (const name of names) {
        const message = `${name}, ${size[0]} x ${size[1]}`;
        await touches(name);
        expect(isWrong(name), message).toBe(true);
        await sees(message);
        await sees(message, seenBesideField);
      }
    }
  };
  await guest.begins('checkin');
  await guest.types('reservationName', '☆');
  await standsAlone('reservationName');
  await guest.types('reservationName', NAMES.alone);
  await guest.goesOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  for (const name of ['lastName', 'lastKana']) await guest.types(name, '');
  for (const name of ['occupation', 'prevAccommodation']) await guest.answersInOwnWords(name, '');
  await guest.goesOn();
  await standsAlone('lastKana', 'age', 'tel', 'occupation', 'prevAccommodation');
  // With every page of keys, and the largest text.
  await touches('furtherSubarea');
  for (const keys of ['kana', 'latin', 'block']) {
    await presses(keys);
    await sees(keys);
  }
  wants({ text: 3 });
  await sees('the largest text');
  wants({});
  // An error that comes while the guest types.
  await touches('tel');
  await keysIn('1');
  await sees('an error that comes');
  await presses('done');
  await guest.chooses('overseasFlug', 'true');
  await guest.goesOn();
  await standsAlone('address');
  // The tablet turned has the room again.
  await turnsTo('portrait');
  for (const part of ['h1', 'main [data-action="main"]'])
    await expect.poll(() => isInFront(part), { message: `turned: ${part}` }).toBe(true);
  await turnsTo(LOW[1]);
  await sees('turned back', seenBesideField);
  // The main button can be pressed meanwhile; the last key restores everything.
  await guest.goesOn();
  await expect.poll(focused).toBe('lastName');
  await guest.answersInOwnWords('nextAccommodation', '');
  await touches('nextAccommodation');
  await ends();
  for (const part of ['h1', 'main [data-action="main"]'])
    await expect.poll(() => isInFront(part), { message: part }).toBe(true);
});

it('in a dialog on a low screen what is typed is seen too', async () => {
  const { guest } = await openTablet({ settings: { ...KEYPAD_ON, ...NOTHING_REQUIRED } });
  await hurriesToTerm(guest);
  await guest.taps('sign-by-name');
  await guest.types('signedName', '');
  await guest.taps('sign');
  for (const size of LOW) {
    await turnsTo(size);
    await touches('signedName');
    await sees(`${size[1]}`);
  }
});

async function hurriesToTerm(guest: PageGuest): Promise<void> {
  await guest.opensForm(NAMES.alone);
  await guest.goesOn('/checkin/guests-info');
  await guest.goesOn('/checkin/term');
}

it("above a system's keyboard a page that has become low shows the field with its error, and keeps it in view", async () => {
  const { guest } = await openTablet({
    settings: { kiosk: { on_screen_keyboard: 'off' }, ...everyFieldAt(2) },
  });
  await guest.opensForm(NAMES.alone);
  await guest.goesOn();
  (await guest.field('tel')).focus();
  await turnsTo([1280, 430]);
  const frameOf = (name: string) => `[data-field-frame]:has([name="${name}"])`;
  const isWhole = (selector: string) => {
    const part = document.querySelector(selector);
    const scroller = part?.closest('[data-scroller]')?.getBoundingClientRect();
    const box = part?.getBoundingClientRect();
    return (
      box !== undefined &&
      scroller !== undefined &&
      box.top >= scroller.top - 1 &&
      box.bottom <= scroller.bottom + 1
    );
  };
  await expect.poll(() => isWhole(frameOf('tel'))).toBe(true);
  document.querySelector<HTMLElement>('[name="occupation-choice"]')?.focus();
  await expect.poll(() => isWhole(`${frameOf('occupation-choice')} [role="alert"]`)).toBe(true);
  await turnsTo('landscape');
  expect(document.documentElement.dataset.keypad).toBeUndefined();
});
