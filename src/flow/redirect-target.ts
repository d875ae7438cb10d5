import type { Config } from '~/config/schema';
import { config } from '~/config/settings';
import { isDue } from '~/domain/payment';
import { unfinishedForm } from '~/fields/party';
import { checkMails } from '~/fields/receipt-rules';
import { type Session, session } from '~/session/store';
import { redirectFor } from './guards';
import type { Need } from './screen-row';
import { openScreen, type ScreenPath } from './screens';

/**
 * The screen to redirect a navigation to, given what is known about the guest; undefined if it is allowed.
 */
export const redirectTarget = (
  to: string,
  from: string | undefined,
  isBack: boolean,
): ScreenPath | undefined =>
  redirectFor({ to, row: openScreen(to, config()), from, known: knownData(session(), config()), isBack });

/**
 * What is known about the guest, as far as screens need it. A form counts as complete by its current content
 * and the current visibility levels: a removed answer counts as missing.
 */
export function knownData(session: Session, config: Config): ReadonlySet<Need> {
  const { authToken, reservation, guests, visibilities, signature, delivered } = session;
  const { checkinCode, checkout, payment, card, receipt } = session;
  const known = new Set<Need>();
  if (authToken !== undefined && reservation) known.add('reservation');
  if (guests.length > 0) {
    known.add('guests');
    const unfinished = unfinishedForm(guests, visibilities, config);
    if (unfinished !== 'representative') known.add('representative');
    if (unfinished === undefined) known.add('party');
  }
  if (signature) known.add('signature');
  if (delivered.checkin) known.add('checked-in');
  if (checkinCode) known.add('checkin-code');
  if (checkinCode || delivered.checkin) known.add('arrived');
  if (isDue(payment)) known.add('payment');
  if (payment?.settlement === 'paid') known.add('paid');
  if (session.isPaymentUnanswered) known.add('payment-unanswered');
  if (checkout?.requestId !== undefined) known.add('queue');
  if (checkout?.isReady) known.add('called');
  if (checkout && checkout.rooms.length > 0) known.add('rooms');
  if (checkout?.hasAgreed) known.add('terms');
  if (payment ? payment.settlement === 'paid' : checkout?.hasAgreed) known.add('settled');
  if (checkout?.isDone) known.add('checked-out');
  if (card && card.number !== '') known.add('card');
  if (checkMails(receipt).errors.length > 0) known.add('receipt-mail-wrong');
  return known;
}
