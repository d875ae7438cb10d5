import { NOTHING_REQUIRED } from '../../kiosk/guest/levels.ts';
import { callsOf } from '../../kiosk/guest/wire.ts';
import { Guest } from '../pages/guest.ts';
import { expect, NOTED_BY_THE_BROWSER, test } from '../support/fixtures.ts';
import { stopsClock } from '../support/stopped-clock.ts';

/** A button that pays, checks in or checks out needs one deliberate press (`tests/screens/sending.test.ts`). */

const CALL = 'execute_checkin_request';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, expectedErrors: [NOTED_BY_THE_BROWSER] });

test('neither the second half of an earlier double tap nor a held key checks in', async ({
  page,
  tenant,
}) => {
  tenant.configure(NOTHING_REQUIRED);
  await page.clock.install();
  const guest = new Guest(page, tenant);
  await guest.hurriesTo('/checkin/term');
  await guest.signs();
  const main = page.locator('#root main [data-action="main"]');
  await expect(main).toBeEnabled();
  const place = await main.boundingBox();
  if (!place) throw new Error('There is no main button');
  await stopsClock(page);
  const taps = () => page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  await taps();
  await guest.isOn('/checkin/confirm-checkin');
  await taps();
  await page.clock.runFor(300);
  await taps();
  await page.clock.resume();
  await expect(main).toHaveCSS('pointer-events', 'auto');
  await expect(main).toBeEnabled();
  expect(callsOf(tenant.hotel, CALL)).toEqual([]);

  // A held key presses once, though the failure's dialog returns the focus.
  const dialog = page.getByRole('alertdialog');
  tenant.hotel.faults.set({ call: CALL, kind: 'status', status: 500, times: 1 });
  await main.focus();
  await page.keyboard.down('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.down('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(main).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(main).toBeEnabled();
  expect(callsOf(tenant.hotel, CALL)).toHaveLength(1);
  await taps();
  await guest.isOn('/checkin/complete');
});
