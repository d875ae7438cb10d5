import type { Call, Rules } from '../call.ts';
import { jpegFacts } from '../jpeg.ts';
import { demand } from '../refusal.ts';
import { agreementHtml } from '../texts/agreement.ts';
import { paymentTermsHtml } from '../texts/payment-terms.ts';

/** The calls for agreement, terms, signature and passport. */
export const registerCalls: Rules = {
  hotel_agreement: { token: 'none', answer: (call) => ({ content: agreementHtml[call.language] }) },
  payment_terms: { token: 'none', answer: (call) => ({ content: paymentTermsHtml[call.language] }) },
  upload_agreement_signature: {
    token: 'checkin',
    answer(call, visit) {
      checkPicture(call, 'base64_signature_image');
      visit.signed = true;
      return new Response(null, { status: 204 });
    },
  },
  upload_passport: {
    token: 'checkin',
    answer(call) {
      checkPicture(call, 'base64_passport_image');
      return {};
    },
  },
};

function checkPicture({ request }: Call, field: string): void {
  const facts = jpegFacts(request.form[field] ?? '');
  demand(facts !== undefined, `form field ${field} is not a whole JPEG picture`);
}
