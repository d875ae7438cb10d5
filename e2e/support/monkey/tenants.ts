import { everyFieldAt, NOTHING_ASKED, onlyAsked } from '../levels.ts';
import type { Settings } from '../tenant.ts';

/** Nobody waits for long: neither for an answer that never comes, nor for a turn in the queue, nor for a screen's end. */
const BRISK = {
  api: { timeout_ms: 1500 },
  wait_interval: 500,
  kiosk: { completion_return_s: 5 },
} as const;

/** Little is asked, so that walks get far. */
const LITTLE = {
  visibility: {
    ...onlyAsked({ last_name: 2, overseas: 2, address: 2, passport: 2 }).visibility,
    companion: { ...everyFieldAt(0).visibility.companion, last_name: 2 },
  },
} as const;

/** Settings that the walks begin in; what is not named stands as in the sample settings. */
export const TENANTS: readonly Settings[] = [
  { ...BRISK, ...LITTLE },
  { ...BRISK, ...LITTLE, display: { use_checkin_payment: true, use_membership_info: true } },
  { ...BRISK, ...NOTHING_ASKED, display: { use_checkin_payment: true } },
  {
    ...BRISK,
    ...LITTLE,
    qr_code: { is_active_in_checkin: true },
    display: { use_phone_number_in_search: true },
  },
  { ...BRISK, ...NOTHING_ASKED, kiosk: { ...BRISK.kiosk, on_screen_keyboard: 'on' } },
  { ...BRISK, display: { control_visibility: true, use_facility_selector: true } },
];
