import type { CheckinCode } from './checkin-code';
import type { Reservation } from './reservation';

/** Names of QR factors: keys of the check-in code and the reservation, in the hotel's spelling. */
export const QR_FACTORS = [
  'reservation_name',
  'number_of_person',
  'number_of_child_person',
  'number_of_other_person',
  'checkout_date',
  'room_type',
  'room_types',
  'facility_name',
  'length_of_stay',
  'checkin_status',
  'checkin_code',
  'prefix',
  'reference_number',
  'register_card_status',
  'membership_number',
  'is_payment_target',
  'is_multi_rooms',
  'kana_name',
] as const;

type QrValues = Readonly<Record<string, string | undefined>>;

export function qrValues(code: CheckinCode, reservation: Reservation | undefined) {
  const text = (value: string | number | boolean | undefined) =>
    value === undefined ? undefined : String(value);
  return {
    reservation_name: reservation?.reservationName,
    number_of_person: text(reservation?.numOfAdults),
    number_of_child_person: text(reservation?.numOfChildren),
    number_of_other_person: text(reservation?.numOfOthers),
    checkout_date: reservation?.checkoutDateText,
    room_type: reservation?.roomTypes[0],
    room_types: reservation?.roomTypes.join(' '),
    facility_name: reservation?.facilityName,
    length_of_stay: text(reservation?.lengthOfStay),
    checkin_status: reservation?.checkinStatus,
    checkin_code: code.checkin_code,
    prefix: code.prefix,
    reference_number: code.reference_number,
    register_card_status: code.register_card_status,
    membership_number: code.membership_number,
    is_payment_target: text(code.is_payment_target ?? reservation?.isPaymentTarget),
    is_multi_rooms: text(code.is_multi_rooms ?? reservation?.isMultiRooms),
    kana_name: code.kana_name,
  } satisfies Readonly<Record<(typeof QR_FACTORS)[number], string | undefined>>;
}

/** The factors of an unsettled stay for the front desk. */
export const UNSETTLED_FACTORS = ['prefix', 'kana_name', 'register_card_status', 'checkin_code'] as const;

/**
 * Content of a QR code: the factors' values, joined by commas, as UTF-8 in base64. A missing value is empty.
 * @param factors names of values; `a||b` uses the first that is not empty
 */
export function qrText(factors: readonly string[], values: QrValues): string {
  const parts = factors.map((factor) => {
    const names = factor.split('||').map((name) => name.trim());
    return names.map((name) => values[name] ?? '').find((value) => value !== '') ?? '';
  });
  return base64(parts.join(','));
}

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Bytes in a code of each version at error correction level M (ISO/IEC 18004). */
const CAPACITIES = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779,
  857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
];
/** Width of the empty border, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** Modules on a side of this text's code at level M, with its border; undefined if it is too long. */
export function qrModules(text: string): number | undefined {
  const { length } = new TextEncoder().encode(text);
  const version = CAPACITIES.findIndex((most) => length <= most) + 1;
  return version === 0 ? undefined : 17 + 4 * version + 2 * QUIET_ZONE;
}
