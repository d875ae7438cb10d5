import type { PartyForm } from '~/fields/party';
import { mayHoldCard, payingJourneyOf, paymentPath } from './payment';
import type { Need, ScreenRow } from './screen-row';
import { isScreenPath, SCREENS, type ScreenPath } from './screens';

const HOME = '/';

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

/** The screen on which a form of the party is filled in. */
export function formScreen(form: PartyForm): ScreenPath {
  const row = Object.entries(SCREENS).find(([, row]: [string, ScreenRow]) => row.form === form);
  const path = row?.[0] ?? '';
  if (!isScreenPath(path)) throw new Error(`No screen completes the form ${form}`);
  return path;
}

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

/**
 * The screen to redirect a fresh start to; undefined if the path may open. A reload loses what the guest
 * typed, so every screen but home redirects to /reload-error, and an unknown path to /404.
 */
export function firstScreen(path: string, isKnown: boolean): ScreenPath | undefined {
  if (path === HOME) return undefined;
  return isKnown ? '/reload-error' : '/404';
}
