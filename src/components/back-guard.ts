import type { RouterHistory } from '@tanstack/react-router';
import { config } from '~/config/settings';
import { openScreen } from '~/flow/open-screens';
import { mayHoldCard } from '~/flow/payment';
import { browserPlace, entryAt, isInBrowser, placeOf } from '~/platform/history-entry';
import { onAppEnd, session, updateSession } from '~/session/store';
import { goBack } from '~/ui/back-button';

/** A navigation that the router asks to allow or block. */
type Change = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0];

/** How long after the last history event the browser is put back on the screen shown, in ms. */
const SETTLE_MS = 100;
/** Longer than the browser takes for a step in its history, in ms. */
const STEP_MS = 500;

let hasConfirmed = false;
/** Runs as soon as the browser is back on the screen shown. */
let whenBack: (() => void) | undefined;

/** Ends the guard of the app on the page. */
let endGuard: (() => void) | undefined;
onAppEnd(() => endGuard?.());

/**
 * Guards all back navigation of the app, including the browser's own. Blocks it if the screen has no back button or something
 * is being sent; asks first if the guest would lose something. The browser's forward navigation is always blocked. To be
 * called before each screen after home: only the first call does something.
 */
export function guardBack(history: RouterHistory): void {
  if (endGuard) return;
  const unblock = history.block({
    blockerFn: (change) => isBlocked(change, history),
    enableBeforeUnload: false,
  });
  const stopKeeping = keepOnScreen(history);
  const stopClosing = closeGaps(history);
  endGuard = () => {
    endGuard = undefined;
    hasConfirmed = false;
    whenBack = undefined;
    unblock();
    stopKeeping();
    stopClosing();
  };
}

/**
 * After two back steps at once the router undoes only the first, so that the URL no longer matches the screen. This puts
 * the browser back on the screen shown. A step that leads beyond the newest screen does nothing, so it is tried with one less: the
 * numbers may have gaps (`closeGaps`), and when the browser went back while the app led on, nobody can see them.
 */
function keepOnScreen(history: RouterHistory): () => void {
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
    if (stepsAway() !== 0) return;
    const follow = whenBack;
    whenBack = undefined;
    follow?.();
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

function isBlocked({ action, currentLocation, nextLocation }: Change, history: RouterHistory): boolean {
  // The browser is back on the screen shown. Blocking that would make the router call `go(0)`, which reloads the page.
  if (placeOf(nextLocation) === placeOf(currentLocation)) return false;
  if (action === 'FORWARD') return true;
  if (action !== 'BACK' && action !== 'GO') return false;
  const { isSending, checkout } = session();
  // Once checked out, the guest cannot go back from the dialog that says so.
  if (isSending || checkout?.isDone) return true;
  const steps = stepsBackToTotal(currentLocation);
  if (steps !== undefined) {
    whenBackHere(() => history.go(-steps, { ignoreBlocker: true }));
    return true;
  }
  const back = openScreen(currentLocation.pathname, config())?.back ?? 'none';
  const isConfirmed = hasConfirmed;
  hasConfirmed = false;
  if (back !== 'confirm') return back === 'none';
  if (isConfirmed) return false;
  whenBackHere(() => updateSession({ asksBeforeBack: true }));
  return true;
}

/** Waits until the browser is back on this screen: before that, a step back would be mistaken for the blocked one. */
function whenBackHere(follow: () => void): void {
  whenBack = follow;
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

/** Goes back once the guest has confirmed. */
export function confirmBack(): void {
  updateSession({ asksBeforeBack: false });
  hasConfirmed = true;
  goBack();
}
