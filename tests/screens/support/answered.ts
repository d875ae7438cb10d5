import { onTestFinished } from 'vitest';
import { noteSettlementAnswered } from '~/flow/payment-due';
import type { DemoHotel } from '../../../kiosk/demo-hotel/open-hotel';
import { paymentWith } from '../../support/stay';

/**
 * Lets no test inherit the payments of another that got no answer: the app knows them by the hotel's ids until it is loaded
 * again, and every hotel here counts from one.
 */
export function forgetsUnanswered(hotel: DemoHotel): void {
  onTestFinished(() => {
    // Asked for with the same id before each settlement.
    const keys = hotel.requests().filter(({ call }) => call === 'public_key');
    for (const { form } of keys) noteSettlementAnswered(paymentWith({ requestId: form.request_id ?? '' }));
  });
}
