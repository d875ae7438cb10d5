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

/**
 * The screen to redirect a navigation to, given what is known about the guest; undefined if it is allowed.
 */
export const redirectTarget = (
  to: string,
  from: string | undefined,
  isBack: boolean,
): ScreenPath | undefined =>
  redirectFor({ to, row: openScreen(to, config()), from, known: knownData(session(), config()), isBack });

/** A navigation that the router is about to make, and what is known about the guest at that time. */
export type Navigation = {
  readonly to: string;
  /** The row of `to`; undefined if the hotel has no such screen. */
  readonly row: ScreenRow | undefined;
  /** The current screen; undefined at the start of the app. */
  readonly from: string | undefined;
  readonly known: ReadonlySet<Need>;
  /** Whether it is a step back in the browser's history. */
  readonly isBack?: boolean;
};

/** The screen to redirect a navigation to; undefined if it is allowed. */
export function redirectFor(navigation: Navigation): ScreenPath | undefined {
  const redirect = redirectForward(navigation);
  // The browser's history still holds the screens of visits that have ended. A guest who steps back to one goes home.
  return redirect === '/reload-error' && navigation.isBack ? HOME : redirect;
}

function redirectForward({ to, row, from, known }: Navigation): ScreenPath | undefined {
  const fromHome = from === undefined || from === HOME;
  if (!row) return fromHome ? '/404' : '/reload-error';
  if (to === '/404' && !fromHome && from !== to) return '/reload-error';
  // After a payment without an answer no card may be entered; the screen with the total says whom to ask.
  if (mayHoldCard(to) && known.has('payment-unanswered') && known.has('payment'))
    return paymentPath(payingJourneyOf(to), 'check-total');
  const missing = row.needs.filter((need) => !known.has(need));
  // The card is removed after every attempt to pay. A guest who returns starts again at the card screen and
  // keeps everything else.
  if (missing.join() === 'card') return paymentPath(payingJourneyOf(to), 'input-card');
  if (missing.length > 0) return unfinishedFormFor(missing, known) ?? '/reload-error';
  // The guest may have gone from half an address to the name on the receipt.
  const journey = payingJourneyOf(to);
  if (known.has('receipt-mail-wrong') && to === paymentPath(journey, 'check-payment'))
    return paymentPath(journey, 'receipt-mail');
  return undefined;
}

/**
 * The form to complete first, if incomplete forms are the only reason why a screen cannot open; what was
 * typed is kept.
 */
function unfinishedFormFor(missing: readonly Need[], known: ReadonlySet<Need>): ScreenPath | undefined {
  const isForm = missing.every((need) => need === 'representative' || need === 'party');
  if (!isForm || !known.has('guests')) return undefined;
  return formScreen(known.has('representative') ? 'companions' : 'representative');
}

/** The screen on which a form of the party is filled in. */
export function formScreen(form: PartyForm): ScreenPath {
  const row = Object.entries(SCREENS).find(([, row]: [string, ScreenRow]) => row.form === form);
  const path = row?.[0] ?? '';
  if (!isScreenPath(path)) throw new Error(`No screen completes the form ${form}`);
  return path;
}

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
