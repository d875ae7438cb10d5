import { expect, it, onTestFinished } from 'vitest';
import { until } from '../../../kiosk/guest/hands';
import { NOTHING_REQUIRED, OVERSEAS_PASSPORT_ONLY, onlyAsked } from '../../../kiosk/guest/levels';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { finger, middleOf } from '../support/finger';
import type { Settings } from '../support/open-app';
import { openTablet } from '../support/open-tablet';
import { count, focused, value } from '../support/seen';

/** A touch that begins and ends on a control presses it once. */

const MAIN = 'main [data-action="main"]';
const ELSEWHERE = 'h1';

async function atForm(settings: Settings = NOTHING_REQUIRED): Promise<PageGuest> {
  const { guest } = await openTablet({ settings });
  await guest.opensForm(NAMES.alone);
  return guest;
}

function clicksOn(selector: string): () => number {
  let clicks = 0;
  const noteClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest(selector)) clicks += 1;
  };
  document.addEventListener('click', noteClick);
  onTestFinished(() => document.removeEventListener('click', noteClick));
  return () => clicks;
}

const holds = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** In ms: a browser may still send its own click. */
const WAIT_MS = 300;

it.each([
  ['to the right', { x: 30, y: 0 }],
  ['upwards', { x: 0, y: -20 }],
  ['a little', { x: 8, y: 4 }],
  ['across', { x: -21, y: 15 }],
])('a press that rolls %s is one press', async (_, by) => {
  const guest = await atForm();
  const clicks = clicksOn(MAIN);
  await finger.comesDown(await middleOf(MAIN));
  await finger.rolls(by);
  await finger.lifts();
  await guest.isOn('/checkin/guests-info');
  await holds(WAIT_MS);
  expect(clicks()).toBe(1);
});

it('a press that rolls off its button is none', async () => {
  const guest = await atForm();
  const clicks = clicksOn(MAIN);
  await finger.comesDown(await middleOf(MAIN));
  await finger.rolls({ x: 0, y: -150 });
  await finger.lifts();
  await holds(WAIT_MS);
  expect(clicks()).toBe(0);
  await guest.isOn('/checkin/input-representative');
});

it('a tap and a long press are one press each', async () => {
  const guest = await atForm();
  const clicks = clicksOn(MAIN);
  await finger.taps(await middleOf(MAIN));
  await guest.isOn('/checkin/guests-info');
  await holds(2 * WAIT_MS);
  await finger.comesDown(await middleOf(MAIN));
  await holds(1200);
  await finger.lifts();
  await guest.isOn('/checkin/term');
  await holds(WAIT_MS);
  expect(clicks()).toBe(2);
});

it.each([
  ['on nothing', ELSEWHERE],
  ['on another button', '[data-action="comfort"]'],
])('a tap counts while the palm rests %s, and the palm presses nothing', async (_, place) => {
  const guest = await atForm();
  const clicks = clicksOn('button');
  await finger.comesDown(await middleOf(place), 0);
  await holds(800);
  await finger.taps(await middleOf(MAIN), 1);
  await guest.isOn('/checkin/guests-info');
  await finger.lifts(0);
  await holds(WAIT_MS);
  expect(clicks()).toBe(1);
  expect(count('dialog[open]')).toBe(0);
});

it('the palm that comes just after the finger takes nothing from it', async () => {
  const guest = await atForm();
  await finger.comesDown(await middleOf(MAIN), 0);
  await finger.comesDown(await middleOf(ELSEWHERE), 1);
  await finger.lifts(0);
  await guest.isOn('/checkin/guests-info');
  await finger.lifts(1);
});

it('two fingers on one button are one press', async () => {
  const guest = await atForm();
  const clicks = clicksOn(MAIN);
  const { x, y } = await middleOf(MAIN);
  await finger.comesDown({ x: x - 20, y }, 0);
  await finger.comesDown({ x: x + 20, y }, 1);
  await finger.lifts(0);
  await finger.lifts(1);
  await guest.isOn('/checkin/guests-info');
  await holds(WAIT_MS);
  expect(clicks()).toBe(1);
});

it('a choice by a rolling finger leads on as a tap does', async () => {
  await atForm({ kiosk: { on_screen_keyboard: 'on' }, ...onlyAsked({ gender: 2, age: 2 }) });
  await finger.comesDown(await middleOf('[name="gender"][value="2"]'));
  await finger.rolls({ x: 25, y: 0 });
  await finger.lifts();
  await expect.poll(() => value('gender')).toBe('2');
  await expect.poll(focused).toBe('age');
});

it('a text field gets the focus from a rolling finger', async () => {
  await atForm(onlyAsked({ age: 2 }));
  await finger.comesDown(await middleOf('[name="age"]'));
  await finger.rolls({ x: 25, y: 0 });
  await finger.lifts();
  await expect.poll(focused).toBe('age');
});

it('a finger that scrolls a list presses nothing', async () => {
  const guest = await atForm(OVERSEAS_PASSPORT_ONLY);
  await guest.chooses('overseasFlug', 'true');
  await finger.taps(await middleOf('[data-field-frame]:has([name="countrycode"]) button'));
  const list = await until('list', () => document.querySelector('dialog[open] [data-scroller]'));
  const clicks = clicksOn('[data-value]');
  await finger.comesDown(await middleOf('dialog [data-value]:nth-child(1)'));
  await finger.rolls({ x: 0, y: -30 });
  await finger.lifts();
  await expect.poll(() => list.scrollTop).toBeGreaterThan(0);
  await holds(WAIT_MS);
  expect(clicks()).toBe(0);
  expect(value('countrycode')).toBe('');
});
