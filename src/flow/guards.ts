import type { Need, ScreenRow } from './screen-row';
import type { ScreenPath } from './screens';

const HOME = '/';

/** What deciding about a change of screen hangs on. */
export type Arrival = {
  readonly to: string;
  /** The row of `to`; undefined for a path the hotel does not have. */
  readonly row: ScreenRow | undefined;
  /** The screen left behind; undefined at the start of the app. */
  readonly from: string | undefined;
  readonly known: ReadonlySet<Need>;
};

/** Where a change of screen is sent instead, or undefined where it may go on. */
export function redirectFor({ to, row, from, known }: Arrival): ScreenPath | undefined {
  const fromHome = from === undefined || from === HOME;
  if (!row) return fromHome ? '/404' : '/reload-error';
  if (to === '/404' && !fromHome && from !== to) return '/reload-error';
  const missing = row.needs.filter((need) => !known.has(need));
  // A card leaves memory with every try to pay: who comes back begins where it is entered, and loses nothing else.
  if (missing.join() === 'card')
    return to.startsWith('/checkout/') ? '/checkout/input-card' : '/checkin/input-card';
  return missing.length === 0 ? undefined : '/reload-error';
}

/**
 * The first screen of a fresh start. Whatever the guest had typed is gone with a reload, so every screen but home
 * gives way to /reload-error; an unknown path counts as coming from home.
 */
export function firstScreen(path: string, isKnown: boolean): ScreenPath | undefined {
  if (path === HOME) return undefined;
  return isKnown ? '/reload-error' : '/404';
}
