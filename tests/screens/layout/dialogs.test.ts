import { expect, it } from 'vitest';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { CARD, NAMES } from '../../../kiosk/guest/personas';
import { goesToTerm } from '../support/form';
import { openTablet } from '../support/open-tablet';

/** Of a dialog's buttons one looks like the answer that is suggested. */

const settings = { wait_interval: 500, display: { show_reservation_help: true } };

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
    'help with the reservation',
    async (guest) => {
      await guest.arrives(NAMES.alone);
      await guest.taps('help');
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
    'the example of a signature',
    async (guest) => {
      await goesToTerm(guest);
      await guest.taps('example');
    },
    'close',
  ],
  [
    'the name in place of a signature',
    async (guest) => {
      await goesToTerm(guest);
      await guest.taps('sign-by-name');
    },
    'sign',
  ],
  [
    'all lines of a bill',
    async (guest) => {
      await guest.goesToTerms(NAMES.longFolio);
      await guest.agrees('/checkout/check-total');
      await guest.taps('details');
    },
    'close',
  ],
  [
    'how to check out later',
    async (guest) => {
      await guest.goesToTerms(NAMES.family);
      await guest.agrees('/checkout/check-total');
      await guest.givesCard('checkout', CARD);
      await guest.pays('checkout');
      await guest.taps('help');
    },
    'close',
  ],
])('%s', async (_, does, answer) => {
  const { guest } = await openTablet({ settings });
  await does(guest);
  await expect.poll(suggested).toEqual([answer]);
});
