import { expect } from 'vitest';
import { NAMES } from '../../../kiosk/guest/personas';
import { leapsInTime } from './clock';
import { type Held, holds } from './hold';
import { openTablet } from './open-tablet';
import { isThere } from './shown';

/** A leap in time must end no call. */
export const PATIENT = { timeout_ms: 120_000 };

/** A tablet whose hotel looks for a guest for longer than ten seconds. @returns lets the hotel answer */
export async function waitsLong(): Promise<Held> {
  const leaps = leapsInTime();
  const { guest } = await openTablet({ settings: { api: PATIENT } });
  const held = holds(/checkin_authtoken_request/);
  await guest.says(NAMES.alone, 'checkin');
  await guest.taps('main');
  await expect.poll(held.count).toBe(1);
  await leaps(11_000);
  await isThere('main [role="status"]:not(.hidden) p + p');
  return held;
}
