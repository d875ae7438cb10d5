import type { TextKey } from '~/i18n/keys';
import type { Session } from '~/session/store';
import { isCheckedIn } from './checkin-code';

/** What the hotel has done for the guest, in words: after that no screen may say that it was not done. */
export type Done = {
  readonly title: TextKey;
  /** Where the guest goes now. */
  readonly text: TextKey;
};

const CHECKED_IN: TextKey = 'views.checkin.complete_view.title';
const PAID: TextKey = 'views.payment.complete_payment_view.title';

/** The last thing that the hotel has confirmed in this visit; undefined if there is none. */
export function whatIsDone({ delivered, checkinCode, payment, checkout }: Session): Done | undefined {
  const isPaid = payment?.settlement === 'paid';
  if (checkout?.isDone)
    return {
      title: 'views.checkout.complete_checkout_view.title',
      text: 'views.checkout.complete_checkout_view.guidance',
    };
  if (checkout) return isPaid ? { title: PAID, text: 'views.error_view.done_payment' } : undefined;
  const isIn = delivered.checkin || (checkinCode !== undefined && isCheckedIn(checkinCode));
  if (!isPaid && !isIn) return undefined;
  return { title: isPaid ? PAID : CHECKED_IN, text: 'views.checkin.complete_view.key_hint' };
}
