import { type Answer, type Call, type Rules, wireNumber } from '../call.ts';
import { DEMO_SHOP_ID, DEMO_TOKEN } from '../cards.ts';
import { demand, Refusal } from '../refusal.ts';
import { refusals } from '../texts/refusals.ts';
import type { Visit } from '../visits.ts';
import { totalOf } from './checkout.ts';

const CODE_SETTLED = '40';

export const paymentCalls: Rules = {
  pre_payment_info: {
    token: 'checkin',
    answer({ dialect }, { story: { prePayment }, requestId }) {
      demand(prePayment !== undefined, 'there is nothing to pay at check-in for this reservation');
      return {
        payment_amount: wireNumber(dialect, prePayment.amount),
        bathing_tax: wireNumber(dialect, prePayment.bathingTax),
        accommodation_tax: wireNumber(dialect, prePayment.accommodationTax),
        used_point: wireNumber(dialect, prePayment.usedPoint),
        request_id: requestId,
        show_grand_total: prePayment.showGrandTotal,
      };
    },
  },
  web_email_register: {
    token: 'either',
    answer({ request }) {
      const addresses = (request.form.email ?? '').split(',').map((address) => address.trim());
      const areAddresses = addresses.every((address) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(address));
      demand(areAddresses, 'form field email must be one or several addresses, joined with a comma');
      return {};
    },
  },
  public_key: {
    token: 'either',
    answer(call, visit) {
      checkRequestId(call, visit);
      return { shop_id: DEMO_SHOP_ID };
    },
  },
  settlement: { token: 'either', answer: settle },
};

function settle(call: Call, visit: Visit): Answer {
  const { payment_amount: amount, gmo_token: token = '' } = call.request.form;
  checkRequestId(call, visit);
  const isAmount = amount === String(amountOf(visit));
  demand(isAmount, 'form field payment_amount is not the amount to pay, in plain digits');
  demand(DEMO_TOKEN.test(token), 'form field gmo_token is not a token of the demo card script');
  const isNew = !call.usedCardTokens.has(token);
  demand(isNew, 'form field gmo_token was used before: a token is single use');
  if (visit.settled) throw new Refusal(409, refusals.paid[call.language]);
  call.usedCardTokens.add(token);
  visit.settled = true;
  if (visit.journey === 'checkin') visit.code = CODE_SETTLED;
  return new Response(null, { status: 204 });
}

function amountOf(visit: Visit): number {
  return visit.journey === 'checkin' ? (visit.story.prePayment?.amount ?? 0) : totalOf(visit.story.folio);
}

function checkRequestId(call: Call, visit: Visit): void {
  const { request_id: requestId } = call.request.form;
  demand(requestId === visit.requestId, 'form field request_id is not the one of this visit');
}
