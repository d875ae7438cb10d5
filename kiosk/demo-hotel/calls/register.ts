import { everywhere, type Rule } from '../call.ts';
import { readJpegField } from '../jpeg.ts';
import { agreementHtml } from '../texts/agreement.ts';
import { paymentTermsHtml } from '../texts/payment-terms.ts';

/** What the guest reads and hands in: agreement, terms, signature, passport. */
export const registerCalls: readonly Rule[] = [
  {
    name: 'hotel_agreement',
    method: 'GET',
    paths: everywhere('/api/v1/client/hotel_agreement'),
    token: 'none',
    answer: (call) => ({ content: agreementHtml[call.language] }),
  },
  {
    name: 'payment_terms',
    method: 'GET',
    paths: everywhere('/api/v1/client/payment_terms'),
    token: 'none',
    answer: (call) => ({ content: paymentTermsHtml[call.language] }),
  },
  {
    name: 'upload_agreement_signature',
    method: 'POST',
    paths: everywhere('/api/v1/client/upload_agreement_signature'),
    token: 'checkin',
    form: { base64_signature_image: 'required' },
    answer(call, visit) {
      readJpegField('base64_signature_image', call.request.form.base64_signature_image ?? '');
      visit.signed = true;
      return new Response(null, { status: 204 });
    },
  },
  {
    name: 'upload_passport',
    method: 'POST',
    paths: everywhere('/api/v1/client/upload_passport'),
    token: 'checkin',
    form: { base64_passport_image: 'required' },
    answer(call) {
      readJpegField('base64_passport_image', call.request.form.base64_passport_image ?? '');
      return {};
    },
  },
];
