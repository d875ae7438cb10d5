import type { Config } from '~/config/schema';
import { config } from '~/config/settings';
import { isDue } from '~/domain/payment';
import { type PartyForm, unfinishedForm } from '~/fields/party';
import { checkMails } from '~/fields/receipt-rules';
import { type Session, session } from '~/session/store';
import { openScreen } from './open-screens';
import { mayHoldCard, payingJourneyOf, paymentPath } from './payment';
import type { Need, ScreenRow } from './screen-row';
import { isScreenPath, SCREENS, type ScreenPath } from './screens';

const HOME = '/';

/** The screen to redirect a navigation to, by the guest's known data; undefined if it is allowed. */
export const redirectTarget = (
  to: string,
  from: string | undefined,
  isBack: boolean,
): ScreenPath | undefined =>
  redirectFor({ to, row: openScreen(to, config()), from, known: knownData(session(), config()), isBack });

/** A navigation that the router is about to make. */
export type Navigation = {
  readonly to: string;
  /** The row of `to`; undefined if the hotel lacks the screen. */
  readonly row: ScreenRow | undefined;
  readonly from: string | undefined;
  readonly known: ReadonlySet<Need>;
  readonly isBack?: boolean;
};

/** The screen to redirect a navigation to; undefined if it is allowed. */
export function redirectFor(navigation: Navigation): ScreenPath | undefined {
  const redirect = redirectForward(navigation);
  // The history holds screens of ended visits. A step back to one leads home.
  return redirect === '/reload-error' && navigation.isBack ? HOME : redirect;
}

function redirectForward({ to, row, from, known }: Navigation): ScreenPath | undefined {
  const fromHome = from === undefined || from === HOME;
  if (!row) return fromHome ? '/404' : '/reload-error';
  if (to === '/404' && !fromHome && from !== to) return '/reload-error';
  // After an unanswered payment no card may be entered; the screen with the total names the helper.
  if (mayHoldCard(to) && known.has('payment-unanswered') && known.has('payment'))
    return paymentPath(payingJourneyOf(to), 'check-total');
  const missing = row.needs.filter((need) => !known.has(need));
  // Every attempt to pay removes the card. A guest who returns enters it again and keeps everything else.
  if (missing.join() === 'card') return paymentPath(payingJourneyOf(to), 'input-card');
  if (missing.length > 0) return unfinishedFormFor(missing, known) ?? '/reload-error';
  // The guest may have left an incomplete address for the name on the receipt.
  const journey = payingJourneyOf(to);
  if (known.has('receipt-mail-wrong') && to === paymentPath(journey, 'check-payment'))
    return paymentPath(journey, 'receipt-mail');
  return undefined;
}

/** The form to complete first, if only forms are incomplete; their answers stay. */
function unfinishedFormFor(missing: readonly Need[], known: ReadonlySet<Need>): ScreenPath | undefined {
  const isForm = missing.every((need) => need === 'representative' || need === 'party');
  if (!isForm || !known.has('guests')) return undefined;
  return formScreen(known.has('representative') ? 'companions' : 'representative');
}

export function formScreen(form: PartyForm): ScreenPath {
  const row = Object.entries(SCREENS).find(([, row]: [string, ScreenRow]) => row.form === form);
  const path = row?.[0] ?? '';
  if (!isScreenPath(path)) throw new Error(`No screen completes the form ${form}`);
  return path;
}

/** The guest's known data by need. A form's current content decides: a removed answer is missing. */
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
