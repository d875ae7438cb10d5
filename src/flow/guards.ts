import type { PartyForm } from '~/fields/party';
import { mayHoldCard, payingJourneyOf, paymentPath } from './payment';
import type { Need, ScreenRow } from './screen-row';
import { isScreenPath, SCREENS, type ScreenPath } from './screens';

const HOME = '/';

/** A change of screen that the router is about to make, and what is known at that time. */
export type Navigation = {
  readonly to: string;
  /** The row of `to`; undefined for a path the hotel does not have. */
  readonly row: ScreenRow | undefined;
  /** The screen left behind; undefined at the start of the app. */
  readonly from: string | undefined;
  readonly known: ReadonlySet<Need>;
};

/** The screen that completes a form of the party. */
export function formScreen(form: PartyForm): ScreenPath {
  const row = Object.entries(SCREENS).find(([, row]: [string, ScreenRow]) => row.form === form);
  const path = row?.[0] ?? '';
  if (!isScreenPath(path)) throw new Error(`No screen completes the form ${form}`);
  return path;
}

/** Where a change of screen is sent instead, or undefined where it may go on. */
export function redirectFor({ to, row, from, known }: Navigation): ScreenPath | undefined {
  const fromHome = from === undefined || from === HOME;
  if (!row) return fromHome ? '/404' : '/reload-error';
  if (to === '/404' && !fromHome && from !== to) return '/reload-error';
  // No card is asked for after a payment without an answer: the total says whom to ask.
  if (mayHoldCard(to) && known.has('payment-unanswered') && known.has('payment'))
    return paymentPath(payingJourneyOf(to), 'check-total');
  const missing = row.needs.filter((need) => !known.has(need));
  // A card leaves memory with every try to pay: who comes back begins where it is entered, and loses nothing else.
  if (missing.join() === 'card') return paymentPath(payingJourneyOf(to), 'input-card');
  return missing.length === 0 ? undefined : (unfinishedFormFor(missing, known) ?? '/reload-error');
}

/** The form to be completed first, where that is all that keeps a screen from opening; whatever was typed stays. */
function unfinishedFormFor(missing: readonly Need[], known: ReadonlySet<Need>): ScreenPath | undefined {
  const isForm = missing.every((need) => need === 'representative' || need === 'party');
  if (!isForm || !known.has('guests')) return undefined;
  return formScreen(known.has('representative') ? 'companions' : 'representative');
}

/**
 * The first screen of a fresh start. Whatever the guest had typed is gone with a reload, so every screen but home
 * gives way to /reload-error; an unknown path counts as coming from home.
 */
export function firstScreen(path: string, isKnown: boolean): ScreenPath | undefined {
  if (path === HOME) return undefined;
  return isKnown ? '/reload-error' : '/404';
}
