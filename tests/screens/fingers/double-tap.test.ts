import { expect, it, onTestFinished, vi } from 'vitest';
import { frame, shownScreen, until } from '../../../kiosk/guest/hands';
import { NOTHING_REQUIRED, onlyAsked } from '../../../kiosk/guest/levels';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { type ScreenSize, turnsTo } from '../support/boxes';
import { finger, middleOf, mouse, type Place } from '../support/finger';
import type { Settings } from '../support/open-app';
import { openTablet } from '../support/open-tablet';
import { goesToCard, PAYMENT_ON } from '../support/paying';
import { answers, count, texts, value } from '../support/seen';

/** A new element takes no tap for a moment: a double tap's second half presses nothing. */

const KEYPAD = { kiosk: { on_screen_keyboard: 'on' } } as const;
const MOMENT_MS = 400;
/** In CSS px: places of a double tap's second half. */
const WOBBLE = [0, -20, 20, -40, 40];

/** No time passes on the tablet unless the test says so. */
function standsStill(): (ms: number) => void {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return (ms) => void vi.advanceTimersByTime(ms);
}

async function settles(): Promise<void> {
  for (let frames = 0; frames < 10; frames += 1) await frame();
}

/** `expect.poll` would turn the clock on. */
async function comes(hasCome: () => boolean): Promise<void> {
  while (!hasCome()) await frame();
  await settles();
}

const seen = () =>
  JSON.stringify([
    shownScreen(),
    answers(),
    texts('dialog[open] :is(h2, button)'),
    texts('[data-key]'),
    document.activeElement?.outerHTML.slice(0, 80),
  ]);

function controlBeneath({ x, y }: Place): Place {
  for (const up of WOBBLE)
    for (const aside of WOBBLE) {
      const place = { x: x + aside, y: y + up };
      const control = document.elementFromPoint(place.x, place.y)?.closest('button, label, input');
      if (!control || control.matches(':disabled')) continue;
      const { left, right } = control.getBoundingClientRect();
      if (place.x > left + 2 && place.x < right - 2) return place;
    }
  throw new Error('Nothing is beneath the finger');
}

type Row = readonly [
  what: string,
  settings: Settings,
  size: ScreenSize,
  goes: (guest: PageGuest) => Promise<void>,
  tapped: string,
  hasCome: () => boolean,
];

const hasKeypad = () => count('[data-key]') > 0;
const isOn = (screen: string) => () => shownScreen() === screen;

const toForm = (guest: PageGuest) => guest.opensForm(NAMES.alone);
const ROWS: readonly Row[] = [
  [
    'the list of years, after a month',
    PAYMENT_ON,
    'landscape',
    async (guest) => {
      await goesToCard(guest);
      await finger.taps(await middleOf('[data-field-frame]:has([name="expiryMonth"]) button'));
      await until('list', () => document.querySelector('dialog[open]'));
    },
    'dialog [data-value="03"]',
    () => value('expiryMonth') === '03' && count('dialog[open] [data-value="27"]') > 0,
  ],
  [
    'the keypad, after the gender',
    { ...KEYPAD, ...onlyAsked({ last_name: 2, first_name: 2, gender: 2, age: 2 }) },
    'phone',
    toForm,
    '[name="gender"][value="1"]',
    hasKeypad,
  ],
  [
    'a key of the next field, after the last digit of an age',
    { ...KEYPAD, ...onlyAsked({ age: 2, zip_code: 2, tel: 2 }) },
    'landscape',
    async (guest) => {
      await toForm(guest);
      await finger.taps(await middleOf('[name="age"]'));
      await finger.taps(await middleOf('[data-key="4"]'));
    },
    '[data-key="2"]',
    () => document.activeElement?.getAttribute('name') === 'postcode',
  ],
  [
    'another page of the keypad',
    KEYPAD,
    'landscape',
    async (guest) => {
      await guest.begins('checkin');
      await comes(hasKeypad);
    },
    '[data-key="latin"]',
    () => count('[data-key="kana"]') > 0,
  ],
  [
    'what the closing keypad lays open',
    { ...KEYPAD, ...onlyAsked({ age: 2 }) },
    'landscape',
    async (guest) => {
      await toForm(guest);
      await finger.taps(await middleOf('[name="age"]'));
      await finger.taps(await middleOf('[data-key="4"]'));
    },
    '[data-key="done"]',
    () => !hasKeypad(),
  ],
  [
    'the screen beneath a dialog',
    NOTHING_REQUIRED,
    'portrait',
    async (guest) => {
      await toForm(guest);
      await finger.taps(await middleOf('[data-action="comfort"]'));
    },
    'dialog [data-action="comfort-close"]',
    () => count('dialog[open]') === 0,
  ],
  [
    'the search, after home',
    KEYPAD,
    'landscape',
    async () => {},
    '[data-action="checkout"]',
    () => isOn('/checkout/search')() && hasKeypad(),
  ],
  [
    'the main button of the next screen',
    NOTHING_REQUIRED,
    'landscape',
    toForm,
    'main [data-action="main"]',
    isOn('/checkin/guests-info'),
  ],
];

it.each(ROWS)('%s', async (_, settings, size, goes, tapped, hasCome) => {
  await turnsTo(size);
  const { guest } = await openTablet({ settings });
  await goes(guest);
  const pass = standsStill();
  const place = await middleOf(tapped);
  await finger.taps(place);
  await comes(hasCome);
  const second = controlBeneath(place);
  const before = seen();
  await finger.taps(second);
  await settles();
  expect(seen()).toBe(before);
  pass(MOMENT_MS - 1);
  await finger.taps(second);
  await settles();
  expect(seen()).toBe(before);
  pass(1);
  await finger.taps(second);
  await expect.poll(seen).not.toBe(before);
});

it('a double click of a mouse presses nothing new either, but single clicks of a program do', async () => {
  const { guest } = await openTablet({ settings: NOTHING_REQUIRED });
  await toForm(guest);
  standsStill();
  const place = await middleOf('main [data-action="main"]');
  await mouse.clicks(place, 1);
  await comes(isOn('/checkin/guests-info'));
  await mouse.clicks(place, 2);
  await settles();
  expect(shownScreen()).toBe('/checkin/guests-info');
  await mouse.clicks(place, 1);
  await guest.isOn('/checkin/term');
});

it('fast fingers type every key, the same and its neighbour, also where one is lifted after the other came down', async () => {
  const { guest } = await openTablet({ settings: KEYPAD });
  await guest.begins('checkin');
  await comes(hasKeypad);
  await settles();
  standsStill();
  const [a, ka, sa] = [
    await middleOf('[data-key="ア"]'),
    await middleOf('[data-key="カ"]'),
    await middleOf('[data-key="サ"]'),
  ];
  for (const place of [a, a, ka, sa, ka, ka]) await finger.taps(place);
  await finger.comesDown(a, 0);
  await finger.comesDown(ka, 1);
  await finger.lifts(0);
  await finger.comesDown(sa, 0);
  await finger.lifts(1);
  await finger.lifts(0);
  await expect.poll(() => value('reservationName')).toBe('アアカサカカアカサ');
});

it('what stays where it was takes every tap', async () => {
  const { guest } = await openTablet({ settings: NOTHING_REQUIRED });
  await toForm(guest);
  await guest.taps('comfort');
  standsStill();
  const clicks: string[] = [];
  const note = ({ target }: Event) =>
    clicks.push(target instanceof Element ? (target.closest('button')?.dataset.action ?? '') : '');
  document.addEventListener('click', note);
  onTestFinished(() => document.removeEventListener('click', note));
  const place = await middleOf('[data-action="comfort-contrast"]');
  for (let taps = 0; taps < 3; taps += 1) await finger.taps(place);
  expect(clicks).toEqual(Array(3).fill('comfort-contrast'));
});
