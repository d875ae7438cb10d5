import { expect, it } from 'vitest';
import { ja } from '~/i18n/staff/ja';
import { session } from '~/session/store';
import { openEar } from '../support/ear';
import { openTablet } from '../support/open-tablet';
import { texts } from '../support/seen';
import { showsStaffPanel } from '../support/show-part';

/** Staff learn the names of a keypad's keys, and their actions. */

const shown = () => texts('[data-field="last-key"]').join();

it('the staff panel names the key that was pressed, and begins no spoken guidance', async () => {
  const tablet = await openTablet({ settings: { kiosk: { speech_keys: ['next=F18'] } } });
  const ear = openEar();
  await showsStaffPanel(tablet);
  expect(shown()).toBe(ja.devices.noKey);
  for (const [key, said] of [
    ['F18', ja.devices.keyDoes('F18', 'next')],
    ['F2', ja.devices.keyDoes('F2', 'repeat')],
    ['AudioVolumeUp', ja.devices.keyDoesNothing('AudioVolumeUp')],
  ] as const) {
    // The panel listens once it is drawn.
    const pressed = () => {
      ear.strikes(key);
      return shown();
    };
    await expect.poll(pressed).toBe(said);
  }
  await ear.waits();
  expect(session().listening).toBeUndefined();
});
