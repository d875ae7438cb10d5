import { expect, it } from 'vitest';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { goesToTerm } from '../support/form';
import { openTablet } from '../support/open-tablet';

/** Of a dialog's buttons one looks like the answer that is suggested. */

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
