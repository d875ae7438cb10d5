import { expect, it } from 'vitest';
import { frame } from '../../../kiosk/guest/hands';
import type { PageGuest } from '../../../kiosk/guest/page-guest';
import { NAMES } from '../../../kiosk/guest/personas';
import { type Break, IN_A_DIALOG, ON_A_BILL, ON_A_RESERVATION, WITH_AN_ERROR } from '../support/breaks';
import { keepsSize, turnsInto } from '../support/looks';
import { lostOn } from '../support/lost';
import { openTablet } from '../support/open-tablet';
import { unseenReasons } from '../support/reasons';
import { hasDialog, hasError } from '../support/shown';

/** Each rule of the layout sees its faults. */

/** Looks at a screen as it is, which is good, and once for each style that makes it worse. */
async function noticesEach(breaks: readonly Break[], find: () => string[] = lostOn): Promise<void> {
  const missed: string[] = [];
  for (const { what, css, finds, size = 'landscape', language = 'ja', isLarge = false } of breaks) {
    await turnsInto(size, language, isLarge ? { text: 3 } : {});
    const before = find();
    const style = document.createElement('style');
    style.textContent = css
      .replaceAll(/;|(?<=[^;{ ]) \}/g, (end) => ` !important${end}`)
      .replaceAll('!important !important', '!important');
    document.head.append(style);
    await frame();
    await frame();
    const found = find();
    style.remove();
    await frame();
    if (before.length > 0) missed.push(`${what}: found before: ${before.join('; ')}`);
    if (!found.some((wrong) => finds.test(wrong))) missed.push(`${what}: ${found.join('; ') || 'nothing'}`);
  }
  await turnsInto('landscape', 'ja', {});
  expect(missed, missed.join('\n')).toEqual([]);
}

interface Place {
  readonly where: string;
  readonly goes: (guest: PageGuest) => Promise<unknown>;
  readonly breaks: readonly Break[];
  readonly find?: () => string[];
}

const PLACES: readonly Place[] = [
  { where: 'on a reservation', goes: (guest) => guest.arrives(NAMES.family), breaks: ON_A_RESERVATION },
  { where: 'on a bill', goes: (guest) => guest.goesToBill(NAMES.family), breaks: ON_A_BILL },
  {
    where: 'in a dialog',
    goes: async (guest) => {
      await guest.arrives(NAMES.family);
      await guest.taps('back');
      await hasDialog();
    },
    breaks: IN_A_DIALOG,
  },
  {
    where: 'with an error',
    goes: async (guest) => {
      await guest.opensForm(NAMES.family);
      await guest.goesOn();
      await hasError();
    },
    breaks: WITH_AN_ERROR,
    find: () => [...unseenReasons(), ...lostOn()],
  },
];

it.each(PLACES)('what makes a screen worse is found: $where', async ({ goes, breaks, find }) => {
  keepsSize();
  const { guest } = await openTablet({ settings: { wait_interval: 500 } });
  await goes(guest);
  await noticesEach(breaks, find);
});
