import { beforeEach, expect, it } from 'vitest';
import { KEYPAD_ON } from '../../../kiosk/guest/keypad-keys';
import { turnsTo } from '../support/boxes';
import { finger, middleOf } from '../support/finger';
import { key, pads, presses, touches } from '../support/keypad';
import { openTablet } from '../support/open-tablet';
import { value } from '../support/seen';

/** Fingers on the keypad's keys: a key is pressed when its finger lifts on it. */

const typed = () => value('reservationName');
const at = (name: string) => middleOf(key(name));

beforeEach(async () => {
  await turnsTo('landscape');
  const { guest } = await openTablet({ settings: KEYPAD_ON });
  await guest.begins('checkin');
  await touches('reservationName');
});

it('a finger that slides off its key presses nothing, also not the key where it lifts', async () => {
  await finger.comesDown(await at('ア'));
  await finger.rolls({ x: 0, y: 70 });
  await finger.lifts();
  await presses('カ');
  await expect.poll(typed).toBe('カ');
});

it('a finger that rolls on its key, or comes back to it, presses it once', async () => {
  await finger.comesDown(await at('ア'));
  expect(typed()).toBe('');
  await finger.rolls({ x: 12, y: 8 });
  await finger.lifts();
  await expect.poll(typed).toBe('ア');
  await finger.comesDown(await at('カ'));
  await finger.rolls({ x: 0, y: 70 });
  await finger.rolls({ x: 0, y: -70 });
  await finger.lifts();
  await expect.poll(typed).toBe('アカ');
});

it.each([
  ['the first lifts first', [0, 1]],
  ['the second lifts first', [1, 0]],
])('two thumbs that overlap type in the order of their touches: %s', async (_, lifts) => {
  for (const [first, second] of [
    ['ア', 'カ'],
    ['サ', 'サ'],
  ] as const) {
    await finger.comesDown(await at(first), 0);
    await finger.comesDown(await at(second), 1);
    for (const id of lifts) await finger.lifts(id);
  }
  await expect.poll(typed).toBe('アカササ');
});

it('a fast typist loses no letter, and each is there with the next touch', async () => {
  const letters = [...'アカサタナハマヤラワイキシチニヒミリ'];
  for (const [place, letter] of letters.entries()) {
    await finger.comesDown(await at(letter), place % 2);
    expect(typed()).toBe(letters.slice(0, place).join(''));
    if (place > 0) await finger.lifts((place + 1) % 2);
  }
  await finger.lifts((letters.length - 1) % 2);
  await expect.poll(typed).toBe(letters.join(''));
});

it('a held key that erases goes on until its finger lifts, and erases nothing more then', async () => {
  await presses(...'アカサタナハマヤ');
  await finger.comesDown(await at('bksp'));
  await expect.poll(() => typed()?.length).toBeLessThan(6);
  await finger.lifts();
  const left = typed();
  await presses('カ');
  await expect.poll(typed).toBe(`${left}カ`);
});

it('the last key closes the keypad for a finger that lifts on it', async () => {
  await presses('ア');
  await finger.comesDown(await at('done'));
  expect(pads()).toBe(1);
  await finger.lifts();
  await expect.poll(pads).toBe(0);
});
