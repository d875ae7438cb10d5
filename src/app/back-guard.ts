import type { RouterHistory } from '@tanstack/react-router';
import { config } from '~/config/settings';
import { openScreen } from '~/flow/open-screens';
import { mayHoldCard } from '~/flow/payment';
import { browserPlace, entryAt, isInBrowser, placeOf } from '~/platform/history-entry';
import { session, updateSession } from '~/session/store';

type Change = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0];

/** Wait after the last history event before the browser is put back on the screen shown, in ms. */
const SETTLE_MS = 100;
/** Longer than a browser needs for one step in its history, in ms. */
const STEP_MS = 500;

/** Guards every way back, also the browser's. Forward is always blocked. @param signal ends the guard */
export function guardBack(history: RouterHistory, signal: AbortSignal): void {
  /** Runs once the browser is back on the screen shown; a step back before that would count as the blocked one. */
  let whenBack: (() => void) | undefined;
  const isBlocked = ({ action, currentLocation, nextLocation }: Change): boolean => {
    // The router would answer a block here with `go(0)`, which reloads the page.
    if (placeOf(nextLocation) === placeOf(currentLocation)) return false;
    if (action === 'FORWARD') return true;
    if (action !== 'BACK' && action !== 'GO') return false;
    const { isSending, checkout } = session();
    // After check-out the guest cannot go back behind the dialog that says so.
    if (isSending || checkout?.isDone) return true;
    const steps = stepsBackToTotal(currentLocation);
    const back = openScreen(currentLocation.pathname, config())?.back ?? 'none';
    if (steps !== undefined) whenBack = () => history.go(-steps, { ignoreBlocker: true });
    else if (back === 'confirm') whenBack = () => updateSession({ asksBeforeBack: true });
    return steps !== undefined || back !== 'straight';
  };
  const endings = [
    history.block({ blockerFn: isBlocked, enableBeforeUnload: false }),
    closeGaps(history),
    keepOnScreen(history, () => {
      const follow = whenBack;
      whenBack = undefined;
      follow?.();
    }),
  ];
  for (const end of endings) signal.addEventListener('abort', end);
}

/**
 * After two quick back steps the router undoes only one, and the address no longer matches the screen. This puts the
 * browser back. A step beyond the newest entry does nothing, so one less is tried: the numbers may have gaps
 * (`closeGaps`).
 * @param onBack called when the browser is back on the screen shown
 * @returns stops it
 */
function keepOnScreen(history: RouterHistory, onBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stepsAway = () => placeOf(history.location) - browserPlace();
  const putBack = (steps = stepsAway()) => {
    if (stepsAway() === 0 || steps === 0) return;
    window.history.go(steps);
    timer = setTimeout(putBack, STEP_MS, steps - Math.sign(steps));
  };
  const onPopState = () => {
    clearTimeout(timer);
    timer = setTimeout(putBack, SETTLE_MS, undefined);
    if (stepsAway() === 0) onBack();
  };
  window.addEventListener('popstate', onPopState);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('popstate', onPopState);
  };
}

/**
 * The app may navigate before the browser is back on the screen shown. The new entry then has a number that is not
 * its place, and steps counted by numbers would fail. Forward may still leave a wrong address until the next step; a
 * lobby tablet has no forward button.
 * @returns stops it
 */
function closeGaps(history: RouterHistory): () => void {
  return history.subscribe(({ action: { type }, location }) => {
    const place = browserPlace() + (type === 'PUSH' ? 1 : 0);
    if (type !== 'PUSH' && type !== 'REPLACE') return;
    if (isInBrowser(location) || placeOf(location) <= place) return;
    queueMicrotask(() => {
      window.history.replaceState(entryAt(place, location.state), '', location.href);
      // Without this event the router would ignore the guest's next step back.
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  });
}

/** Steps back to the total after an unanswered payment, past the screens that ask for the card; undefined if one is right. */
function stepsBackToTotal(from: Change['currentLocation']): number | undefined {
  const { isPaymentUnanswered, cardEntryAt } = session();
  if (!isPaymentUnanswered || cardEntryAt === undefined || !mayHoldCard(from.pathname)) return undefined;
  const steps = placeOf(from) - (cardEntryAt - 1);
  return steps > 1 ? steps : undefined;
}
