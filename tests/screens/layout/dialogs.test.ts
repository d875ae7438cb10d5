import { expect, it } from 'vitest';
import { switchLanguage } from '~/i18n/texts';
import { frame } from '../../../kiosk/guest/hands';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { boxesOf, turnsTo, wants } from '../support/boxes';
import { goesToTerm } from '../support/form';
import { findsWhatLetsTouchesThrough } from '../support/looks';
import { lostOn } from '../support/lost';
import { openTablet } from '../support/open-tablet';

/** One button of a dialog looks like the suggested answer. */

const suggested = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('dialog[open] button[data-action]')]
    .filter(({ className }) => /main/.test(className))
    .map(({ dataset }) => dataset.action);

it.each<readonly [what: string, does: (guest: PageGuest) => Promise<void>, answer: string]>([
  [
    'a name that nobody has',
    async (guest) => {
      await guest.says(NAMES.nobody, 'checkin');
      await guest.goesOn();
    },
    'close',
  ],
  [
    'the question before going back',
    async (guest) => {
      await guest.arrives(NAMES.alone);
      await guest.taps('back');
    },
    'cancel',
  ],
  [
    'the name in place of a signature',
    async (guest) => {
      await goesToTerm(guest);
      await guest.taps('sign-by-name');
    },
    'sign',
  ],
])('%s', async (_, does, answer) => {
  const { guest } = await openTablet();
  await does(guest);
  await expect.poll(suggested).toEqual([answer]);
});

it.each<readonly [what: string, opens: (guest: PageGuest) => Promise<void>]>([
  ['the question before going back', (guest) => guest.taps('back')],
  ['the help', (guest) => guest.taps('comfort-help')],
  ['the display settings', (guest) => guest.taps('comfort')],
])('on a phone nothing in %s is lost, and its buttons stand below each other', async (_, opens) => {
  findsWhatLetsTouchesThrough();
  await turnsTo('phone');
  const { guest } = await openTablet();
  await guest.arrives(NAMES.alone);
  await opens(guest);
  await expect.poll(() => document.querySelectorAll('dialog[open]').length).toBe(1);
  for (const language of ['ja', 'en', 'ko', 'zh-Hans', 'zh-Hant'] as const) {
    await switchLanguage(language, {});
    for (const text of [1, 3] as const) {
      wants({ text });
      for (let frames = 0; frames < 3; frames++) await frame();
      expect(lostOn(), `${language}, text size ${text}`).toEqual([]);
      const places = boxesOf('dialog[open] > div:last-child > button').map(
        ({ left, width }) => `${Math.round(left)}, ${Math.round(width)} wide`,
      );
      expect(new Set(places), language).toEqual(new Set(places.slice(0, 1)));
    }
  }
  await switchLanguage('ja', {});
});
