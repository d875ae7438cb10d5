import type { TextKey } from '~/i18n/keys';
import type { Session } from '~/session/store';
import { isCheckedIn } from './checkin-code';

/** The hotel's last confirmed act. No later screen may deny it. */
type ConfirmedAct = {
  readonly title: TextKey;
  readonly text: TextKey;
};

const CHECKED_IN: TextKey = 'views.checkin.complete_view.title';
const PAID: TextKey = 'views.payment.complete_payment_view.title';

/** The last act that the hotel confirmed in this visit; undefined if there is none. */
export function confirmedAct({
  delivered,
  checkinCode,
  payment,
  checkout,
}: Session): ConfirmedAct | undefined {
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

/** Words for a guest who leaves. */
type LeavingNotice = { readonly title?: TextKey; readonly text: TextKey };

/** The act that a leaving guest must know; undefined if none. A guest who has paid may think that the check-out is over. */
export function leavingNotice(session: Session): LeavingNotice | undefined {
  const { isPaymentUnanswered, isCheckinUnanswered, checkout, payment } = session;
  if (isPaymentUnanswered) return { text: 'views.payment.check_payment_view.unanswered' };
  if (isCheckinUnanswered) return { text: 'dialogs.finish.unknown' };
  if (checkout && !checkout.isDone && payment?.settlement === 'paid')
    return { text: 'views.payment.complete_payment_view.text_checkout' };
  return confirmedAct(session);
}

/** The question before the visit ends early; undefined if the guest would lose nothing. */
export function finishQuestion(session: Session): LeavingNotice | undefined {
  const known = leavingNotice(session);
  if (known) return known;
  if (session.checkout) return { text: 'dialogs.finish.checkout' };
  return session.reservation ? { text: 'dialogs.finish.checkin' } : undefined;
}
