import type { Config } from '~/config/schema';
import { calls } from '~/hotel/calls';
import type { Hotel } from '~/hotel/hotel';

export type Row = {
  readonly ask: (hotel: Hotel) => Promise<unknown>;
  /** Below /api/v1/client; two for differing back ends. */
  readonly path: string | Readonly<Record<Config['system'], string>>;
  readonly withoutToken?: true;
  readonly query?: Readonly<Record<string, string>>;
  /** A posted form; without one a GET. */
  readonly form?: Readonly<Record<string, string>>;
  /** A 404 means that the service is missing. */
  readonly loadError?: true;
};

const JPEG = '/9j/4AAQ+abc==';

/** Spelt out from the specification, not from the code. */
export const ROWS: Record<keyof typeof calls, Row> = {
  facilities: {
    ask: (hotel) => hotel.ask(calls.facilities, undefined),
    path: { legacy: '/facilities', cico: '/parent_facilities' },
    withoutToken: true,
  },
  visibilities: {
    ask: (hotel) => hotel.ask(calls.visibilities, { facilityId: 'A/1 é' }),
    path: { legacy: '/facilities/A%2F1%20%C3%A9', cico: '/parent_facilities/A%2F1%20%C3%A9' },
  },
  checkinToken: {
    ask: (hotel) => hotel.ask(calls.checkinToken, { name: 'ヤマダ タロウ', phoneNumber: '0901234' }),
    path: '/rpa/checkin_authtoken_request',
    withoutToken: true,
    query: { name: 'ヤマダ タロウ', phone_number: '0901234' },
    loadError: true,
  },
  checkinInfo: {
    ask: (hotel) => hotel.ask(calls.checkinInfo, undefined),
    path: '/rpa/checkin_info_request',
    loadError: true,
  },
  checkinCode: {
    ask: (hotel) => hotel.ask(calls.checkinCode, undefined),
    path: '/rpa/checkin_code',
    loadError: true,
  },
  member: {
    ask: (hotel) => hotel.ask(calls.member, undefined),
    path: '/optima/members',
  },
  agreement: {
    ask: (hotel) => hotel.ask(calls.agreement, undefined),
    path: '/hotel_agreement',
    withoutToken: true,
    loadError: true,
  },
  uploadSignature: {
    ask: (hotel) => hotel.ask(calls.uploadSignature, { image: JPEG }),
    path: '/upload_agreement_signature',
    form: { base64_signature_image: JPEG },
    loadError: true,
  },
  uploadPassport: {
    ask: (hotel) => hotel.ask(calls.uploadPassport, { image: JPEG }),
    path: '/upload_passport',
    form: { base64_passport_image: JPEG },
    loadError: true,
  },
  executeCheckin: {
    ask: (hotel) => hotel.ask(calls.executeCheckin, { guestInfo: [{ name: '山田\u3000太郎 & 子' }] }),
    path: '/rpa/execute_checkin_request',
    form: { guest_info: '[{"name":"山田\u3000太郎 & 子"}]' },
    loadError: true,
  },
  prePaymentInfo: {
    ask: (hotel) => hotel.ask(calls.prePaymentInfo, undefined),
    path: '/payment/pre_payment_info',
    loadError: true,
  },
  checkoutToken: {
    ask: (hotel) => hotel.ask(calls.checkoutToken, { name: 'SMITH+JOHN' }),
    path: '/rpa/checkout_authtoken_request',
    withoutToken: true,
    query: { name: 'SMITH+JOHN' },
  },
  checkoutInfo: {
    ask: (hotel) => hotel.ask(calls.checkoutInfo, undefined),
    path: '/rpa/checkout_info_request',
  },
  queueResult: {
    ask: (hotel) => hotel.ask(calls.queueResult, { requestId: 'r 1' }),
    path: '/rpa/checkout_info_result',
    query: { request_id: 'r 1' },
  },
  paymentTerms: {
    ask: (hotel) => hotel.ask(calls.paymentTerms, undefined),
    path: '/payment_terms',
    withoutToken: true,
  },
  registerEmail: {
    ask: (hotel) => hotel.ask(calls.registerEmail, { email: 'taro+inn@example.jp' }),
    path: '/rpa/web_email_register',
    form: { email: 'taro+inn@example.jp' },
  },
  publicKey: {
    ask: (hotel) => hotel.ask(calls.publicKey, { requestId: '55' }),
    path: '/payment/public_key',
    form: { request_id: '55' },
  },
  settlement: {
    ask: (hotel) =>
      hotel.ask(calls.settlement, {
        requestId: '55',
        amount: 12800,
        cardToken: 'tok',
        invoiceName: '株式会社 山田',
      }),
    path: '/payment/settlement',
    form: {
      request_id: '55',
      point: '0',
      payment_amount: '12800',
      gmo_token: 'tok',
      invoice_name: '株式会社 山田',
    },
  },
  executeCheckout: {
    ask: (hotel) => hotel.ask(calls.executeCheckout, { invoiceName: 'ヤマダ', rooms: ['301', '302'] }),
    path: '/rpa/execute_checkout_request',
    form: { invoice_name: 'ヤマダ', room_num: '301/302' },
  },
};
