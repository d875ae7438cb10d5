/** How far a check-in got, and what its QR code is made of; keys as QR factors name them. */
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
