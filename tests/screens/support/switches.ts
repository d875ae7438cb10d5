import { everyPair } from '../../../e2e/support/pairs';
import type { Settings } from './open-app';

const SYSTEMS = ['legacy', 'cico'] as const;
type System = (typeof SYSTEMS)[number];

/** The switches on which check-in hangs, each with the setting it is. */
export const FLAGS = {
  payment: ['display', 'use_checkin_payment'],
  qr: ['qr_code', 'is_active_in_checkin'],
  selector: ['display', 'use_facility_selector'],
  facilityLevels: ['display', 'control_visibility'],
  children: ['display', 'show_num_of_children'],
  others: ['display', 'show_num_of_others'],
  members: ['display', 'use_membership_info'],
  detail: ['display', 'show_detail_reservation'],
  withoutSpaces: ['display', 'search_without_spaces'],
  countryCode: ['display', 'country_code_as_prefecture'],
  phone: ['display', 'use_phone_number_in_search'],
  separateArea: ['display', 'separate_city_and_area'],
  facilityOnQr: ['display', 'show_facility_name_on_qr'],
  hint: ['display', 'show_already_checked_in_message'],
  help: ['display', 'show_reservation_help'],
  fullWidth: ['converter', 'convert_single_name_to_mult'],
  receiptName: ['receipt', 'prefill_with_representative_name'],
} as const satisfies Record<string, readonly [group: string, key: string]>;

/** A switch; `abroad` is the guest's own: where they live. */
export type Flag = keyof typeof FLAGS | 'abroad';

const isFlag = (name: string): name is keyof typeof FLAGS => Object.hasOwn(FLAGS, name);
const NAMES: readonly Flag[] = ['abroad', ...Object.keys(FLAGS).filter(isFlag)];

/** What is on; everything else is off. */
export type On = ReadonlySet<Flag>;

/**
 * Hotels in which every two switches stand in every way they can, and each of them both ways with either back end.
 */
export const TENANTS: readonly { readonly system: System; readonly on: On }[] = everyPair([
  SYSTEMS.length,
  ...NAMES.map(() => 2),
]).map(([system = 0, ...row]) => ({
  system: SYSTEMS[system] ?? 'legacy',
  on: new Set(NAMES.filter((_, at) => row[at] === 1)),
}));

/** The settings of a hotel: every switch is named, on or off. */
export function settingsOf(on: On): Settings {
  const settings: Record<string, Record<string, boolean>> = {};
  for (const flag of NAMES) {
    if (flag === 'abroad') continue;
    const [group, key] = FLAGS[flag];
    settings[group] = { ...settings[group], [key]: on.has(flag) };
  }
  return settings;
}

/** The screens that such a guest sees: two adults, a child and another one, in one room, with something to pay. */
export function screensOf(on: On): readonly string[] {
  return [
    '/',
    '/checkin/search',
    '/checkin/check-reservation',
    '/checkin/input-representative',
    '/checkin/input-companions',
    '/checkin/guests-info',
    '/checkin/term',
    '/checkin/confirm-checkin',
    ...(on.has('payment') ? PAYMENT : []),
    on.has('payment') || on.has('qr') ? '/checkin/qr' : '/checkin/complete',
  ];
}

const PAYMENT = [
  '/checkin/unsettled-qr',
  '/checkin/check-total',
  '/checkin/input-card',
  '/checkin/receipt-mail',
  '/checkin/receipt-name',
  '/checkin/check-payment',
  '/checkin/complete-payment',
];

/** The calls in their order, but for those made on the side, at no fixed moment. */
export function callsOf(on: On): readonly string[] {
  const code = on.has('payment') || on.has('qr') ? ['checkin_code'] : [];
  return [
    'checkin_authtoken_request',
    'checkin_info_request',
    ...code,
    ...(on.has('facilityLevels') ? ['facility_visibilities'] : []),
    'hotel_agreement',
    'upload_agreement_signature',
    ...(on.has('abroad') && on.has('facilityLevels') ? ['upload_passport'] : []),
    'execute_checkin_request',
    ...code,
    ...(on.has('payment') ? ['pre_payment_info', 'public_key', 'settlement', 'checkin_code'] : []),
  ];
}

/** The calls on the side, by name. */
export function sideCallsOf(on: On, system: System): readonly string[] {
  return [
    ...(on.has('selector') ? ['facilities'] : []),
    ...(on.has('members') ? [system === 'legacy' ? 'members' : 'users'] : []),
  ];
}
