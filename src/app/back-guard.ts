import type { RouterHistory } from '@tanstack/react-router';
import { config } from '~/config/settings';
import { openScreen } from '~/flow/open-screens';
import { mayHoldCard } from '~/flow/payment';
import { browserPlace, entryAt, isInBrowser, placeOf } from '~/platform/history-entry';
import { session, updateSession } from '~/session/store';

/** A navigation that the router asks to allow or block. */
type Change = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0];

/** How long after the last history event the browser is put back on the screen shown, in ms. */
const SETTLE_MS = 100;
/** Longer than the browser takes for a step in its history, in ms. */
const STEP_MS = 500;

/**
 * Guards every way back, also the browser's own. Blocks it if the screen has no back button or something is being sent; asks first
 * if the guest would lose something. The browser's forward navigation is always blocked.
 * @param signal ends the guard
 */
export function guardBack(history: RouterHistory, signal: AbortSignal): void {
  /** Runs as soon as the browser is back on the screen shown: before that, a step back would be mistaken for the blocked one. */
  let whenBack: (() => void) | undefined;
  const isBlocked = ({ action, currentLocation, nextLocation }: Change): boolean => {
    // The browser is back on the screen shown. Blocking that would make the router call `go(0)`, which reloads the page.
    if (placeOf(nextLocation) === placeOf(currentLocation)) return false;
    if (action === 'FORWARD') return true;
    if (action !== 'BACK' && action !== 'GO') return false;
    const { isSending, checkout } = session();
    // Once checked out, the guest cannot go back from the dialog that says so.
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
 * After two back steps at once the router undoes only the first, so that the URL no longer matches the screen. This puts
 * the browser back on the screen shown. A step that leads beyond the newest screen does nothing, so it is tried with one less: the
 * numbers may have gaps (`closeGaps`), and when the browser went back while the app led on, nobody can see them.
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
 * The app may navigate while the browser is still on its way back to the screen shown. The browser then never gets there, and the
 * new screen's number in the history is not its place: steps, which are counted by these numbers, would lead nowhere. Forward,
 * which a lobby tablet does not have, may still leave another screen's address until the next step.
 * @returns stops it
 */
function closeGaps(history: RouterHistory): () => void {
  return history.subscribe(({ action: { type }, location }) => {
    const place = browserPlace() + (type === 'PUSH' ? 1 : 0);
    if (type !== 'PUSH' && type !== 'REPLACE') return;
    if (isInBrowser(location) || placeOf(location) <= place) return;
    // The router writes the new screen into the browser's history before this.
    queueMicrotask(() => {
      window.history.replaceState(entryAt(place, location.state), '', location.href);
      // Else the router would take the guest's next step back for the one that never came, and do nothing.
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  });
}

/**
 * How many history steps back to the total, after a payment that got no answer: the screens in between would only ask for
 * the card again. Undefined if a single step back is right.
 */
function stepsBackToTotal(from: Change['currentLocation']): number | undefined {
  const { isPaymentUnanswered, cardEntryAt } = session();
  if (!isPaymentUnanswered || cardEntryAt === undefined || !mayHoldCard(from.pathname)) return undefined;
  const steps = placeOf(from) - (cardEntryAt - 1);
  return steps > 1 ? steps : undefined;
}
