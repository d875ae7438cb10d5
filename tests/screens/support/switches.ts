import type { ScreenPath } from '~/flow/screens';
import { merge, type System } from '../../../kiosk/guest/settings';
import { wayBetween } from '../../../kiosk/guest/way';
import { SWITCHES, type Switch } from '../../support/config';
import type { Settings } from './open-app';

/** A switch of the settings; `abroad` is the guest's own: where they live. */
export type Flag = Switch | 'abroad';
export const NAMES: readonly Flag[] = ['abroad', ...SWITCHES];

/** What is on; everything else is off. */
export type On = ReadonlySet<Flag>;

/** Every set of so many of the numbers from 1 to `last`, in order. */
function subsets(last: number, size: number, from = 1): number[][] {
  if (size === 0) return [[]];
  const firsts = Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => from + at);
  return firsts.flatMap((first) => subsets(last, size - 1, first + 1).map((rest) => [first, ...rest]));
}

/** So many hotels beside one in which everything is off. */
const HOTELS = 7;
/** The hotels in which each switch is on. Any two of these sets have one in common, and each has one without the other (Kleitman and Spencer). */
const SETS = subsets(HOTELS, Math.floor(HOTELS / 2) + 1);

/**
 * Hotels in which every two switches stand in every way they can, and each of them both ways with either back end: most slips
 * of a program that depends on many switches show with two of them.
 */
export const TENANTS: readonly { readonly system: System; readonly on: On }[] = Array.from(
  { length: HOTELS + 1 },
  (_, hotel) => {
    const isOn = (at: number) => SETS[at]?.includes(hotel) === true;
    return {
      system: isOn(0) ? 'cico' : 'legacy',
      on: new Set(NAMES.filter((_, at) => isOn(at + 1))),
    };
  },
);

/** The settings of a hotel: every switch is named, on or off. */
export const settingsOf = (on: On): Settings =>
  SWITCHES.reduce<Settings>((settings, path) => {
    const [group = '', key = ''] = path.split('.');
    return merge(settings, { [group]: { [key]: on.has(path) } });
  }, {});

/** The screens that such a guest sees: two adults, a child and another one, in one room, with something to pay. */
export function screensOf(on: On): readonly ScreenPath[] {
  const use = on.has('display.use_checkin_payment')
    ? 'payment'
    : on.has('qr_code.is_active_in_checkin')
      ? 'qr'
      : 'none';
  const code = { use, code: undefined, isMultiRooms: false, isPaymentTarget: true } as const;
  return [
    '/',
    ...wayBetween('/checkin/search', '/', { hasCompanions: true, changesName: true, code }).slice(0, -1),
  ];
}

/** The calls in their order, but for those made on the side, at no fixed moment. */
export function callsOf(on: On): readonly string[] {
  const code =
    on.has('display.use_checkin_payment') || on.has('qr_code.is_active_in_checkin') ? ['checkin_code'] : [];
  return [
    'checkin_authtoken_request',
    'checkin_info_request',
    ...code,
    ...(on.has('display.control_visibility') ? ['facility_visibilities'] : []),
    'hotel_agreement',
    'upload_agreement_signature',
    ...(on.has('abroad') && on.has('display.control_visibility') ? ['upload_passport'] : []),
    'execute_checkin_request',
    ...code,
    ...(on.has('display.use_checkin_payment')
      ? ['pre_payment_info', 'public_key', 'settlement', 'checkin_code']
      : []),
  ];
}

/** The calls on the side, by name. */
export function sideCallsOf(on: On, system: System): readonly string[] {
  return [
    ...(on.has('display.use_facility_selector') ? ['facilities'] : []),
    ...(on.has('display.use_membership_info') ? [system === 'legacy' ? 'members' : 'users'] : []),
  ];
}
