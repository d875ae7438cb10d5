import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { frame, write } from '../../../kiosk/guest/hands';
import { KEYPAD_ON } from '../../../kiosk/guest/keypad-keys';
import { FAMILY_NAME_ONLY, onlyAsked } from '../../../kiosk/guest/levels';
import { NAMES } from '../../../kiosk/guest/personas';
import { auditor } from '../support/audit';
import { boxOf, turnsTo, wants } from '../support/boxes';
import { finger, middleOf } from '../support/finger';
import { keyboardIsAt } from '../support/keyboard';
import { isInFront, key, keysIn, pads, presses, taps, touches } from '../support/keypad';
import { openTablet } from '../support/open-tablet';
import { count, focused, value } from '../support/seen';

/** Guests who type on the page's keypad; both journeys: `e2e/checkin/touches`. */

const TITLE = 'header h1';
const field = (name: string) => `main [name="${name}"]`;
/** The screen's own steps after a touch are done. */
const settles = () => new Promise((drawn) => setTimeout(drawn, 100));

beforeEach(() => turnsTo('landscape'));

it('no keypad lies over what is answered already', async () => {
  const { guest } = await openTablet({ settings: { ...KEYPAD_ON, ...FAMILY_NAME_ONLY } });
  await guest.begins('checkin');
  await touches('reservationName');
  await keysIn('サトウハナコ');
  await guest.goesOn('/checkin/check-reservation');
  await guest.taps('back');
  await guest.follows('confirm', '/checkin/search');
  await expect.poll(keyboardIsAt).toBe('h1');
  await settles();
  expect(pads()).toBe(0);
  await guest.goesOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  await guest.types('lastName', '佐藤');
  for (const screen of ['guests-info', 'term']) await guest.goesOn(`/checkin/${screen}`);
  // A guest who signs by a known name: only the tick is left.
  await guest.taps('sign-by-name');
  await expect.poll(focused).toBe('agreeSignature');
  expect(pads()).toBe(0);
});

it('an answer that a program gives leads nowhere', async () => {
  const { guest } = await openTablet({
    settings: {
      ...KEYPAD_ON,
      ...onlyAsked({ gender: 2, age: 2, zip_code: 2, subarea: 2, occupation: 2 }),
    },
  });
  await guest.opensForm(NAMES.alone);
  const leadsNowhere = async (from: string) => {
    await settles();
    expect(keyboardIsAt()).toBe(from);
  };
  const clicks = (name: string, choice: string) =>
    document.querySelector<HTMLElement>(`[name="${name}"][value="${choice}"]`)?.click();
  const title = document.querySelector<HTMLElement>(TITLE);
  await taps(TITLE);
  title?.focus();
  clicks('gender', '1');
  await leadsNowhere('h1');
  expect(value('gender')).toBe('1');
  const age = await guest.field('age');
  write(age, '42');
  await leadsNowhere('h1');
  age.focus();
  write(age, '43');
  await leadsNowhere('age');
  const postcode = await guest.field('postcode');
  postcode.focus();
  write(postcode, '7830060');
  await expect.poll(() => value('subarea')).toBe('蛍が丘');
  await leadsNowhere('postcode');
  clicks('occupation-choice', '会社員');
  await leadsNowhere('postcode');
  expect(value('occupation-choice')).toBe('会社員');
});

it('every page of keys is fit for fingers, eyes and screen readers; they mend, move and replace beside a real keyboard', async () => {
  const inspect = auditor({ language: 'ja', sizes: ['landscape', 'portrait', 'phone'] });
  const { guest } = await openTablet({ settings: { ...KEYPAD_ON, ...onlyAsked({ age: 2, address: 2 }) } });
  const holds = (text: string) => expect.poll(() => value('reservationName')).toBe(text);
  await guest.begins('checkin');
  await touches('reservationName');
  await inspect('kana', { rules: ['landscape', 'phone'] });
  await presses('latin');
  await inspect('letters');
  // Each key's effect: `tests/ui/keypad/edit`.
  await presses('kana');
  await keysIn('アガン');
  await presses('arrowleft', 'bksp', 'ー');
  await holds('アーン');

  // The real keyboard goes on where the caret is.
  await userEvent.keyboard('XY');
  await holds('アーXYン');
  await userEvent.keyboard('{Control>}a{/Control}');
  await presses('latin', 'S');
  await holds('S');
  await presses('shift', 'm', '1', 'kana', 'ア');
  await holds('Sm1ア');
  expect(focused()).toBe('reservationName');

  // Held, it erases all of it.
  await finger.comesDown(await middleOf(key('bksp')));
  await holds('');
  await finger.lifts();

  // A screen reader presses keys without a pointer.
  document.querySelector<HTMLElement>(key('ケ'))?.click();
  await holds('ケ');

  // The last key closes the pad, and the field is normalised as ever.
  document.execCommand('insertText', false, 'んじ');
  await presses('done');
  await expect.poll(pads).toBe(0);
  await holds('ケンジ');
  await touches('reservationName');
  await presses('ー');
  await holds('ケンジー');
  await userEvent.keyboard('{Tab}');
  await expect.poll(pads).toBe(0);

  await guest.types('reservationName', NAMES.alone);
  await guest.goesOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  await touches('age');
  await inspect('digits');
  await touches('furtherSubarea');
  await inspect('house numbers');
  await presses('latin');
  await inspect('letters that lead to house numbers', { rules: [] });
  await presses('kana');
  await inspect('kana that lead to house numbers', { rules: [] });
});

it('on a phone the kana come in halves', async () => {
  const { guest } = await openTablet({ settings: { ...KEYPAD_ON, ...onlyAsked({ address: 2 }) } });
  await guest.opensForm(NAMES.alone);
  await turnsTo('phone');
  await touches('furtherSubarea');
  await presses('kana', 'ア');
  expect(isInFront(key('ハ'))).toBe(false);
  await presses('bank', 'ハ', 'handakuten');
  expect(isInFront(key('ア'))).toBe(false);
  await presses('ー', 'bank', 'ト');
  await expect.poll(() => value('furtherSubarea')).toBe('アパート');
});

async function welcomesMotion(): Promise<void> {
  const becomes = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  };
  onTestFinished(() => becomes('reduce'));
  await becomes('no-preference');
}

it('where motion is welcome, the keypad goes with its screen: neither without the other', async () => {
  await welcomesMotion();
  const { guest } = await openTablet({ settings: { ...KEYPAD_ON, ...FAMILY_NAME_ONLY } });
  await guest.opensForm(NAMES.alone);
  await touches('lastName');
  await keysIn('サトウ');
  const seen = new Set<string>();
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const look = () => {
    const screen = document.querySelector<HTMLElement>('#root main')?.dataset.screen;
    seen.add(`${screen} with ${pads() > 0 ? 'a keypad' : 'no keypad'}`);
    if (!isOver) requestAnimationFrame(look);
  };
  look();
  await taps('main [data-action="main"]');
  await guest.isOn('/checkin/guests-info');
  await settles();
  expect([...seen]).toEqual([
    '/checkin/input-representative with a keypad',
    '/checkin/guests-info with no keypad',
  ]);
});

it('in English it starts with letters, in words for names; it searches a country in the dialog', async () => {
  const { guest } = await openTablet({
    language: 'en',
    settings: { ...KEYPAD_ON, ...onlyAsked({ last_name: 2, overseas: 2, address: 2 }) },
  });
  await taps('[data-action="checkin"]');
  await guest.isOn('/checkin/search');
  // Another action first gets no error for the missing name.
  await expect.poll(pads).toBe(1);
  const looksElsewhere = async () => {
    await taps(TITLE);
    await frame();
    return pads();
  };
  await expect.poll(looksElsewhere).toBe(0);
  expect(count('[role="alert"]')).toBe(0);
  await touches('reservationName');
  await presses(...'SMITH', 'blank', ...'JOHN');
  await guest.goesOn('/checkin/check-reservation');
  await guest.confirmsReservation();
  // The reservation has told a name: this guest has another.
  await guest.taps('change-name');
  await guest.types('lastName', '');
  await touches('lastName');
  await presses('V', ...'an', 'blank', 'B', 'o');
  await expect.poll(() => value('lastName')).toBe('Van Bo');
  await guest.chooses('overseasFlug', 'true');
  await touches('address');
  await presses('1', 'newline', 'shift', 'A', 'b');
  await expect.poll(() => value('address')).toBe('1\nAb');

  await taps('[data-field-frame]:has([name="countrycode"]) button');
  // A new element takes no tap yet.
  const touchesSearch = async () => {
    await taps('dialog[open] input');
    return document.activeElement?.matches('dialog[open] input');
  };
  await expect.poll(touchesSearch).toBe(true);
  await presses(...'franc');
  await taps('dialog[open] [data-value="FR"]');
  await expect.poll(() => value('countrycode')).toBe('FR');
  await expect.poll(pads).toBe(0);
});

it('the display settings can be had while typing, and the keypad is what is touched below', async () => {
  const { guest } = await openTablet({ settings: KEYPAD_ON });
  await guest.begins('checkin');
  await touches('reservationName');
  for (const action of ['comfort', 'comfort-text-3', 'comfort-low', 'comfort-close'])
    await guest.taps(action);
  await touches('reservationName');
  expect(document.documentElement.dataset.keypad).toBe('open');
  expect(isInFront(field('reservationName'))).toBe(true);
  expect(boxOf('.keypad').top).toBeGreaterThanOrEqual(390);
  wants({});
});
