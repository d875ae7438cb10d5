import type { ScreenPath } from '~/flow/screens';
import { merge, type System } from '../../../kiosk/guest/settings';
import { wayBetween } from '../../../kiosk/guest/way';
import { SWITCHES, type Switch } from '../../support/config';
import type { Settings } from './open-app';

/** A switch of the settings; `abroad` is the guest's residence. */
export type Flag = Switch | 'abroad';
export const NAMES: readonly Flag[] = ['abroad', ...SWITCHES];

export type On = ReadonlySet<Flag>;

/** The subsets of the numbers from 1 to `last`, in order. */
function subsets(last: number, size: number, from = 1): number[][] {
  if (size === 0) return [[]];
  const firsts = Array.from({ length: Math.max(0, last - from + 1) }, (_, at) => from + at);
  return firsts.flatMap((first) => subsets(last, size - 1, first + 1).map((rest) => [first, ...rest]));
}

/** Besides one with everything off. */
const HOTELS = 7;
/** Each switch's hotels. Any two sets share one, and each has one without the other (Kleitman and Spencer). */
const SETS = subsets(HOTELS, Math.floor(HOTELS / 2) + 1);

/** Hotels with every pair of switches in all ways, at either back end: most slips depend on two switches. */
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

export const settingsOf = (on: On): Settings =>
  SWITCHES.reduce<Settings>((settings, path) => {
    const [group = '', key = ''] = path.split('.');
    return merge(settings, { [group]: { [key]: on.has(path) } });
  }, {});

/** The screens of a guest with two adults, a child and another, one room, something to pay. */
export function screensOf(on: On): readonly ScreenPath[] {
  const use = on.has('display.use_checkin_payment')
    ? 'payment'
    : on.has('qr_code.is_active_in_checkin')
      ? 'qr'
      : 'none';
  const code = { use, code: undefined, isMultiRooms: false, isPaymentTarget: true } as const;
  return [
    '/',
    ...wayBetween('/checkin/search', '/', {
      asksCompanions: on.has('display.control_visibility'),
      changesName: true,
      code,
    }).slice(0, -1),
  ];
}

/** The calls in order, without side calls. */
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

/** The calls at no fixed moment, by name. */
export function sideCallsOf(on: On, system: System): readonly string[] {
  return [
    ...(on.has('display.use_facility_selector') ? ['facilities'] : []),
    ...(on.has('display.use_membership_info') ? [system === 'legacy' ? 'members' : 'users'] : []),
  ];
}
