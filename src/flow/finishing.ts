import type { TextKey } from '~/i18n/keys';
import type { Session } from '~/session/store';
import { type Done, whatIsDone } from './done';

const FINISH: TextKey = 'dialogs.finish.title';

/**
 * What a guest who leaves now has to know of what the hotel has done or may have done; undefined if that is nothing. Only the
 * end of a check-out is behind a payment, so a guest who has paid may take it for done.
 */
export function whatToKnow(session: Session): Done | undefined {
  const { isPaymentUnanswered, isCheckinUnanswered, checkout, payment } = session;
  if (isPaymentUnanswered) return { title: FINISH, text: 'views.payment.check_payment_view.unanswered' };
  if (isCheckinUnanswered) return { title: FINISH, text: 'dialogs.finish.unknown' };
  if (checkout && !checkout.isDone && payment?.settlement === 'paid')
    return { title: FINISH, text: 'views.payment.complete_payment_view.text_checkout' };
  return whatIsDone(session);
}

/** What a guest is asked to confirm before the visit ends in the middle; undefined if they would lose nothing. */
export function beforeFinishing(session: Session): Done | undefined {
  const known = whatToKnow(session);
  if (known) return known;
  if (session.checkout) return { title: FINISH, text: 'dialogs.finish.checkout' };
  return session.reservation ? { title: FINISH, text: 'dialogs.finish.checkin' } : undefined;
}
