import * as answers from './answers';
import type { Call } from './hotel';
import { visibilities } from './levels';

const CLIENT = '/api/v1/client';
const RPA = `${CLIENT}/rpa`;
const at = (path: string) => () => path;
const call = <In, Out>(entry: Call<In, Out>): Call<In, Out> => entry;

/** Amount in yen, as shown to the guest. */
type Settlement = {
  readonly requestId: string;
  readonly amount: number;
  readonly cardToken: string;
  readonly invoiceName: string;
};

/** All calls of the hotel's API. A 404 of a check-in call leads to /common-error: there is no such service. */
export const calls = {
  facilities: call({
    name: 'facilities',
    path: (_: undefined, dialect) => dialect.facilitiesPath,
    auth: 'none',
    answer: (dialect) => dialect.facilities,
  }),
  visibilities: call({
    name: 'facility_visibilities',
    path: ({ facilityId }: { facilityId: string }, dialect) =>
      `${dialect.facilitiesPath}/${encodeURIComponent(facilityId)}`,
    auth: 'token',
    answer: () => visibilities,
  }),
  checkinToken: call({
    name: 'checkin_authtoken_request',
    path: at(`${RPA}/checkin_authtoken_request`),
    auth: 'none',
    carriesDeepLink: true,
    query: ({ name, phoneNumber }: { name: string; phoneNumber?: string | undefined }) => ({
      name,
      ...(phoneNumber ? { phone_number: phoneNumber } : {}),
    }),
    answer: () => answers.authorization,
    notFoundIsLoadError: true,
  }),
  checkinInfo: call({
    name: 'checkin_info_request',
    path: at(`${RPA}/checkin_info_request`),
    auth: 'token',
    answer: () => answers.reservation,
    notFoundIsLoadError: true,
  }),
  checkinCode: call({
    name: 'checkin_code',
    path: at(`${RPA}/checkin_code`),
    auth: 'token',
    answer: () => answers.checkinCode,
    notFoundIsLoadError: true,
  }),
  member: call({
    name: 'optima_members',
    path: at(`${CLIENT}/optima/members`),
    auth: 'token',
    answer: () => answers.legacyMember,
  }),
  agreement: call({
    name: 'hotel_agreement',
    path: at(`${CLIENT}/hotel_agreement`),
    auth: 'none',
    answer: () => answers.html,
    notFoundIsLoadError: true,
  }),
  uploadSignature: call({
    name: 'upload_agreement_signature',
    changes: 'replaceable',
    path: at(`${CLIENT}/upload_agreement_signature`),
    auth: 'token',
    form: ({ image }: { image: string }) => ({ base64_signature_image: image }),
    answer: { unread: undefined },
    notFoundIsLoadError: true,
  }),
  uploadPassport: call({
    name: 'upload_passport',
    changes: 'replaceable',
    path: at(`${CLIENT}/upload_passport`),
    auth: 'token',
    form: ({ image }: { image: string }) => ({ base64_passport_image: image }),
    answer: { unread: undefined },
    notFoundIsLoadError: true,
  }),
  executeCheckin: call({
    name: 'execute_checkin_request',
    changes: 'once',
    path: at(`${RPA}/execute_checkin_request`),
    auth: 'token',
    form: ({ guestInfo }: { guestInfo: readonly object[] }) => ({ guest_info: JSON.stringify(guestInfo) }),
    answer: { unread: undefined },
    notFoundIsLoadError: true,
  }),
  prePaymentInfo: call({
    name: 'pre_payment_info',
    path: at(`${CLIENT}/payment/pre_payment_info`),
    auth: 'token',
    answer: () => answers.prePayment,
    notFoundIsLoadError: true,
  }),
  checkoutToken: call({
    name: 'checkout_authtoken_request',
    path: at(`${RPA}/checkout_authtoken_request`),
    auth: 'none',
    query: ({ name }: { name: string }) => ({ name }),
    answer: () => answers.authorization,
  }),
  checkoutInfo: call({
    name: 'checkout_info_request',
    path: at(`${RPA}/checkout_info_request`),
    auth: 'token',
    answer: () => answers.checkoutInfo,
  }),
  queueResult: call({
    name: 'checkout_info_result',
    path: at(`${RPA}/checkout_info_result`),
    auth: 'token',
    query: ({ requestId }: { requestId: string }) => ({ request_id: requestId }),
    answer: () => answers.queueResult,
  }),
  paymentTerms: call({
    name: 'payment_terms',
    path: at(`${CLIENT}/payment_terms`),
    auth: 'none',
    answer: () => answers.html,
  }),
  registerEmail: call({
    name: 'web_email_register',
    changes: 'replaceable',
    path: at(`${RPA}/web_email_register`),
    auth: 'token',
    form: ({ email }: { email: string }) => ({ email }),
    answer: { unread: undefined },
  }),
  publicKey: call({
    name: 'public_key',
    path: at(`${CLIENT}/payment/public_key`),
    auth: 'token',
    form: ({ requestId }: { requestId: string }) => ({ request_id: requestId }),
    answer: () => answers.shopId,
  }),
  settlement: call({
    name: 'settlement',
    changes: 'once',
    path: at(`${CLIENT}/payment/settlement`),
    auth: 'token',
    form: ({ requestId, amount, cardToken, invoiceName }: Settlement) => ({
      request_id: requestId,
      // The tablet takes no points, but the back end requires the field.
      point: '0',
      payment_amount: String(amount),
      gmo_token: cardToken,
      invoice_name: invoiceName,
    }),
    answer: { unread: undefined },
  }),
  executeCheckout: call({
    name: 'execute_checkout_request',
    changes: 'once',
    path: at(`${RPA}/execute_checkout_request`),
    auth: 'token',
    form: ({ invoiceName, rooms }: { invoiceName: string; rooms: readonly string[] }) => ({
      invoice_name: invoiceName,
      room_num: rooms.join('/'),
    }),
    answer: { unread: undefined },
  }),
};
