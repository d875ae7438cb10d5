import { expect, it } from 'vitest';
import { openStaff } from '~/features/staff/staff';
import { frame } from '../../../kiosk/guest/hands';
import { NAMES } from '../../../kiosk/guest/personas';
import { boxesOf, boxOf, isWithin, SCREENS, type ScreenSize, turnsTo, wants } from '../support/boxes';
import { openTablet } from '../support/open-tablet';
import { hasDialog, isGone } from '../support/shown';

/** Dialogs with all display settings together: low buttons, the largest text and strong contrast. */

const ALL = { text: 3, highContrast: true, isLow: true } as const;
const SIZES = Object.keys(SCREENS).filter((size): size is ScreenSize => Object.hasOwn(SCREENS, size));

it.each(SIZES)('the help has its whole buttons and some lines in view: %s', async (size) => {
  await turnsTo(size);
  const { guest } = await openTablet({ settings: { kiosk: { help_url: '/help' } } });
  wants(ALL);
  await guest.arrives(NAMES.alone);
  await guest.taps('comfort-help');
  await hasDialog();
  await frame();
  const dialog = boxOf('dialog[open]');
  const buttons = boxesOf('dialog[open] button');
  expect(buttons.length).toBeGreaterThanOrEqual(3);
  expect(buttons.filter((button) => !isWithin(button, dialog))).toEqual([]);
  expect(boxOf('dialog[open] [data-scroller]').height).toBeGreaterThan(60);
});

it.each(SIZES)('the PIN pad does not scroll: %s', async (size) => {
  await turnsTo(size);
  const { guest, router } = await openTablet();
  wants(ALL);
  openStaff({
    goHome: async () => {},
    reloadSettings: async () => true,
    takeUpdate: async () => true,
    openServices: router.options.context.openServices,
  });
  await hasDialog();
  const scroller = document.querySelector('dialog[open] [data-scroller]');
  await expect
    .poll(() => (scroller?.scrollHeight ?? 0) - (scroller?.clientHeight ?? 0))
    .toBeLessThanOrEqual(1);
  await guest.taps('cancel');
  await isGone('dialog[open]');
});
