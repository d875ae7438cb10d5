import { expect, it } from 'vitest';
import { openStaff } from '~/features/staff/staff';
import { frame } from '../../../kiosk/guest/hands';
import { finger, middleOf } from '../support/finger';
import { openTablet } from '../support/open-tablet';
import { texts } from '../support/seen';
import { staffActions } from '../support/show-part';
import { hasDialog, isGone } from '../support/shown';

it('a digit of the PIN is pressed when its finger lifts on it, also of two thumbs that overlap', async () => {
  const tablet = await openTablet();
  const { guest } = tablet;
  openStaff(staffActions(tablet));
  await hasDialog();
  const digits = () => texts('[data-field="pin"] [aria-hidden]')[0];
  const at = (digit: string) => middleOf(`[data-key="${digit}"]`);
  const slides = async () => {
    await finger.comesDown(await at('1'));
    await frame();
    expect(digits()).toBe('');
    await finger.rolls({ x: 0, y: 120 });
    await finger.lifts();
  };
  await slides();
  await finger.taps(await at('5'));
  await expect.poll(digits).toBe('●');
  await finger.comesDown(await at('1'), 0);
  await finger.comesDown(await at('3'), 1);
  await expect.poll(digits).toBe('●●');
  await finger.lifts(1);
  await finger.lifts(0);
  await expect.poll(digits).toBe('●●●');
  await guest.taps('erase');
  await expect.poll(digits).toBe('●●');
  await guest.taps('cancel');
  await isGone('dialog[open]');
});
