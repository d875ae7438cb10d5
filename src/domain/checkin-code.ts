/** State of a check-in with the values for its QR code. Its keys are the names in `qr_code.factors`. */
export type CheckinCode = {
  readonly checkin_code: string;
  readonly prefix: string | undefined;
  readonly reference_number: string | undefined;
  readonly register_card_status: string;
  readonly membership_number: string | undefined;
  readonly is_payment_target: boolean | undefined;
  readonly is_multi_rooms: boolean | undefined;
  readonly kana_name: string | undefined;
};
