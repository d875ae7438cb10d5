import i18next from 'i18next';
import { FIELD_ROWS } from '~/domain/guest';
import { fieldsOf } from '../../../kiosk/guest/fields';

// Texts with other names than their field, answer or button.

/** Where the label of a field stands, if not beside the guests' own. */
export const LABELS: Readonly<Record<string, string>> = {
  reservationName: 'views.checkin.search_view.reservation_name',
  cardNumber: 'views.payment.input_card_view.card_number',
  expiryMonth: 'views.payment.input_card_view.expiry_month',
  expiryYear: 'views.payment.input_card_view.expiry_year',
  holderName: 'views.payment.input_card_view.holder_name',
  securityCode: 'views.payment.input_card_view.security_code',
  receiptMailAddress: 'views.payment.receipt_mail_view.mail',
  receiptMailAddressConfirm: 'views.payment.receipt_mail_view.mail_confirm',
  receiptName: 'views.payment.receipt_name_view.name',
  search: 'views.checkin.input_representative_view.picker_search',
  byName: 'views.checkin.term_view.by_name_agree',
  agreeTerms: 'views.checkout.payment_terms_view.agree',
};

export const VIEWS = {
  passport_take: 'views.checkin.input_representative_view.passport_take',
  passport_camera: 'views.checkin.passport_camera',
} as const;

/** The lists that have a search. */
export const COUNTRIES = fieldsOf('country');

/** The name of an answer in its list; the hotel gets a shorter one. */
export function listed(field: string, value: string): string {
  if (field === 'expiryYear') return `20${value}`;
  if (!COUNTRIES.includes(field)) return value;
  const names = new Intl.DisplayNames([i18next.language], { type: 'region' });
  // The app has a short name of its own.
  return i18next.language === 'ja' && value === 'US' ? 'アメリカ' : (names.of(value) ?? value);
}

/** The texts of a choice's answers. */
export const ANSWERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...Object.fromEntries(
    Object.entries(FIELD_ROWS).flatMap(([name, { control }]) =>
      control.kind === 'choice'
        ? [[name, Object.fromEntries(control.answers.map(({ value, label }) => [value, label]))]]
        : [],
    ),
  ),
  overseasFlug: {
    true: 'views.checkin.input_representative_view.overseas_true',
    false: 'views.checkin.input_representative_view.overseas_false',
  },
};
export const OTHER = 'views.checkin.input_representative_view.other_answer';

/** The texts of buttons. */
export const BUTTONS: Readonly<Record<string, string>> = {
  confirm: 'views.checkout.confirm_checkout_view.done_button',
  checkin: 'views.home_view.checkin',
  checkout: 'views.home_view.checkout',
  'sign-by-name': 'views.checkin.term_view.sign_by_name',
  sign: 'views.checkin.term_view.by_name_button',
  'change-name': 'views.payment.receipt_mail_view.change_name',
};
