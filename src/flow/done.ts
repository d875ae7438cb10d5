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

/** What a guest reads who leaves: what is done, if anything, and what that means. */
type Said = { readonly title?: TextKey; readonly text: TextKey };

/**
 * What a guest who leaves now has to know of what the hotel has done or may have done; undefined if that is nothing. A guest
 * who has paid may take that for the end of the check-out.
 */
export function whatToKnow(session: Session): Said | undefined {
  const { isPaymentUnanswered, isCheckinUnanswered, checkout, payment } = session;
  if (isPaymentUnanswered) return { text: 'views.payment.check_payment_view.unanswered' };
  if (isCheckinUnanswered) return { text: 'dialogs.finish.unknown' };
  if (checkout && !checkout.isDone && payment?.settlement === 'paid')
    return { text: 'views.payment.complete_payment_view.text_checkout' };
  return whatIsDone(session);
}

/** What a guest is asked to confirm before the visit ends in the middle; undefined if they would lose nothing. */
export function beforeFinishing(session: Session): Said | undefined {
  const known = whatToKnow(session);
  if (known) return known;
  if (session.checkout) return { text: 'dialogs.finish.checkout' };
  return session.reservation ? { text: 'dialogs.finish.checkin' } : undefined;
}
