import type { CheckinCode } from '~/domain/checkin-code';
import type { QrValues } from '~/domain/qr';
import type { Reservation } from '~/domain/reservation';

/**
 * All values that a QR factor can name: the keys of the check-in code and of the reservation, in the hotel's
 * spelling.
 */
export function qrValues(code: CheckinCode, reservation: Reservation | undefined): QrValues {
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
  };
}
