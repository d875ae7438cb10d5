import type { Config } from '~/config/schema';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';

/** One call as it has to look on the wire. */
export type Row = {
  readonly ask: (hotel: Hotel) => Promise<unknown>;
  readonly method: 'GET' | 'POST';
  /** Below /api/v1/client; two where the back ends differ. */
  readonly path: string | Readonly<Record<Config['system'], string>>;
  readonly token: boolean;
  readonly query?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly loadError: boolean;
};

const JPEG = '/9j/4AAQ+abc==';

/** Spelt out from the specification, not from the code. */
export const ROWS: Record<keyof typeof calls, Row> = {
  facilities: {
    ask: (hotel) => hotel.ask(calls.facilities, undefined),
    method: 'GET',
    path: { legacy: '/facilities', cico: '/parent_facilities' },
    token: false,
    loadError: false,
  },
  visibilities: {
    ask: (hotel) => hotel.ask(calls.visibilities, { facilityId: 'A/1 é' }),
    method: 'GET',
    path: { legacy: '/facilities/A%2F1%20%C3%A9', cico: '/parent_facilities/A%2F1%20%C3%A9' },
    token: true,
    loadError: false,
  },
  checkinToken: {
    ask: (hotel) => hotel.ask(calls.checkinToken, { name: 'ヤマダ タロウ', phoneNumber: '0901234' }),
    method: 'GET',
    path: '/rpa/checkin_authtoken_request',
    token: false,
    query: { name: 'ヤマダ タロウ', phone_number: '0901234' },
    loadError: true,
  },
  checkinInfo: {
    ask: (hotel) => hotel.ask(calls.checkinInfo, undefined),
    method: 'GET',
    path: '/rpa/checkin_info_request',
    token: true,
    loadError: true,
  },
  checkinCode: {
    ask: (hotel) => hotel.ask(calls.checkinCode, undefined),
    method: 'GET',
    path: '/rpa/checkin_code',
    token: true,
    loadError: true,
  },
  member: {
    ask: (hotel) => hotel.ask(calls.member, undefined),
    method: 'GET',
    path: '/optima/members',
    token: true,
    loadError: false,
  },
  agreement: {
    ask: (hotel) => hotel.ask(calls.agreement, undefined),
    method: 'GET',
    path: '/hotel_agreement',
    token: false,
    loadError: true,
  },
  uploadSignature: {
    ask: (hotel) => hotel.ask(calls.uploadSignature, { image: JPEG }),
    method: 'POST',
    path: '/upload_agreement_signature',
    token: true,
    form: { base64_signature_image: JPEG },
    loadError: true,
  },
  uploadPassport: {
    ask: (hotel) => hotel.ask(calls.uploadPassport, { image: JPEG }),
    method: 'POST',
    path: '/upload_passport',
    token: true,
    form: { base64_passport_image: JPEG },
    loadError: true,
  },
  executeCheckin: {
    ask: (hotel) => hotel.ask(calls.executeCheckin, { guestInfo: [{ name: '山田\u3000太郎 & 子' }] }),
    method: 'POST',
    path: '/rpa/execute_checkin_request',
    token: true,
    form: { guest_info: '[{"name":"山田\u3000太郎 & 子"}]' },
    loadError: true,
  },
  prePaymentInfo: {
    ask: (hotel) => hotel.ask(calls.prePaymentInfo, undefined),
    method: 'GET',
    path: '/payment/pre_payment_info',
    token: true,
    loadError: true,
  },
  checkoutToken: {
    ask: (hotel) => hotel.ask(calls.checkoutToken, { name: 'SMITH+JOHN' }),
    method: 'GET',
    path: '/rpa/checkout_authtoken_request',
    token: false,
    query: { name: 'SMITH+JOHN' },
    loadError: false,
  },
  checkoutInfo: {
    ask: (hotel) => hotel.ask(calls.checkoutInfo, undefined),
    method: 'GET',
    path: '/rpa/checkout_info_request',
    token: true,
    loadError: false,
  },
  queueResult: {
    ask: (hotel) => hotel.ask(calls.queueResult, { requestId: 'r 1' }),
    method: 'GET',
    path: '/rpa/checkout_info_result',
    token: true,
    query: { request_id: 'r 1' },
    loadError: false,
  },
  paymentTerms: {
    ask: (hotel) => hotel.ask(calls.paymentTerms, undefined),
    method: 'GET',
    path: '/payment_terms',
    token: false,
    loadError: false,
  },
  registerEmail: {
    ask: (hotel) => hotel.ask(calls.registerEmail, { email: 'taro+inn@example.jp' }),
    method: 'POST',
    path: '/rpa/web_email_register',
    token: true,
    form: { email: 'taro+inn@example.jp' },
    loadError: false,
  },
  publicKey: {
    ask: (hotel) => hotel.ask(calls.publicKey, { requestId: '55' }),
    method: 'POST',
    path: '/payment/public_key',
    token: true,
    form: { request_id: '55' },
    loadError: false,
  },
  settlement: {
    ask: (hotel) =>
      hotel.ask(calls.settlement, {
        requestId: '55',
        amount: 12800,
        cardToken: 'tok',
        invoiceName: '株式会社 山田',
      }),
    method: 'POST',
    path: '/payment/settlement',
    token: true,
    form: {
      request_id: '55',
      point: '0',
      payment_amount: '12800',
      gmo_token: 'tok',
      invoice_name: '株式会社 山田',
    },
    loadError: false,
  },
  executeCheckout: {
    ask: (hotel) => hotel.ask(calls.executeCheckout, { invoiceName: 'ヤマダ', rooms: ['301', '302'] }),
    method: 'POST',
    path: '/rpa/execute_checkout_request',
    token: true,
    form: { invoice_name: 'ヤマダ', room_num: '301/302' },
    loadError: false,
  },
};
