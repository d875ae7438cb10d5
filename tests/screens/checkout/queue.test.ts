import { expect, it } from 'vitest';
import ja from '~/i18n/ja.json';
import { until } from '../../../kiosk/guest/hands';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { leapsInTime } from '../support/clock';
import { isTold } from '../support/failures';
import { staffMoveQueue } from '../support/open-demo-hotel';
import { openTablet } from '../support/open-tablet';
import { chooses } from '../support/own-words';
import { canTap, count, facts, value } from '../support/seen';
import { tapsTwiceAtOnce } from '../support/touch';

/** The queue on the screen and the way on. Its polls: `tests/features/queue-query.alone.test.ts`. */

const LOOK = 'checkout_info_result';
const tablet = {
  // A leap in time must end no call.
  settings: { wait_interval: 500, api: { timeout_ms: 120_000 } },
  // Only staff move the queue.
  hotel: { now: () => new Date('2026-11-21T01:00:00.000Z') },
} as const;

async function isBackOnSearch(guest: PageGuest, name: string): Promise<void> {
  await guest.isOn('/checkout/search');
  expect(value('reservationName')).toBe(name);
  await expect.poll(() => canTap('main')).toBe(true);
}

it('the guest sees how many are ahead and how long it takes, while staff move the queue', async () => {
  const { guest, hotel } = await openTablet(tablet);
  await guest.queues(NAMES.longQueue);
  // A screen reader reads changes of a lasting element alone.
  const told = await until('live place', () => document.querySelector('main [aria-live="polite"]'));
  for (const ahead of [12, 11]) {
    await expect.poll(() => facts('waitNum')).toEqual([`${ahead}組`]);
    expect(facts('waitTime')).toEqual([`約${ahead}分`]);
    expect(told.isConnected).toBe(true);
    expect(told.textContent).toContain(`${ahead}組`);
    expect(told.textContent).toContain(`約${ahead}分`);
    await staffMoveQueue(hotel);
  }
  expect(count('[data-action="back"]')).toBe(0);
  await guest.cannotGoBackFrom('/checkout/wait');
  await expect.poll(() => facts('waitNum')).toEqual(['10組']);
  for (let ahead = 10; ahead > 0; ahead -= 1) await staffMoveQueue(hotel);
  // The guest is the next.
  const { none } = ja.views.checkout.wait_view;
  await expect.poll(() => [...facts('waitNum'), ...facts('waitTime')]).toEqual([none, none]);
  await staffMoveQueue(hotel);
  await guest.isOn('/checkout/room-number');
});

it('a guest who leaves the queue, with a tap too many, is on the search, and nothing more is asked until they queue again', async () => {
  const leaps = leapsInTime();
  const { guest, hotel, calls } = await openTablet(tablet);
  await guest.queues(NAMES.longQueue);
  await expect.poll(() => facts('waitNum')).toEqual(['12組']);
  hotel.faults.set({ call: LOOK, kind: 'hang' });
  const asked = calls(LOOK).length + 1;
  await expect.poll(() => calls(LOOK)).toHaveLength(asked);
  await tapsTwiceAtOnce('cancel');
  await isBackOnSearch(guest, NAMES.longQueue);
  // Many polls, within the idle limit.
  await leaps(60_000);
  await isBackOnSearch(guest, NAMES.longQueue);
  expect(count('dialog[open]')).toBe(0);
  expect(calls(LOOK)).toHaveLength(asked);

  hotel.faults.clear();
  await guest.goesOn('/checkout/wait');
  await expect.poll(() => facts('waitNum')).toEqual(['12組']);
  await guest.follows('cancel', '/checkout/search');
  await guest.goesBack('/');
});

it('a wait ends after the minute that the hotel allows, in its own words; another language gives no more', async () => {
  const leaps = leapsInTime();
  const { guest, calls } = await openTablet(tablet);
  await guest.queues(NAMES.waitsInVain);
  await expect.poll(() => facts('waitNum')).toEqual(['3組']);
  await leaps(40_000);
  for (const language of ['en', 'ja']) await chooses(guest, language);
  await guest.isOn('/checkout/wait');
  // An English poll has been answered by then.
  const asked = calls(LOOK).length;
  await expect.poll(() => calls(LOOK).length).toBeGreaterThan(asked);
  await leaps(21_000);
  const words = 'ただいま大変混み合っております。恐れ入りますが、フロントまでお越しください。';
  await isTold(guest, words);
  await isBackOnSearch(guest, NAMES.waitsInVain);
});
