import type { RouterHistory } from '@tanstack/react-router';
import { config } from '~/config/settings';
import { mayHoldCard } from '~/flow/payment';
import { openScreen } from '~/flow/screens';
import { session, updateSession } from '~/session/store';
import { goBack } from '~/ui/go-back';

/** What the router tells of a change that somebody wants to make. */
type Change = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0];

/** For so long the browser has to have stood still before it is put back on the screen shown, in ms. */
const STILL_MS = 100;

let hasConfirmed = false;
/** What is to be done as soon as the browser is back on the screen shown. */
let whenBack: (() => void) | undefined;

/**
 * Guards every way back, the browser's own included: none where the screen has no back button or something is being
 * sent, a question first where going back costs the guest something. There is no way forward but through the screens.
 */
export function guard(history: RouterHistory): void {
  history.block({ blockerFn: (change) => isRefused(change, history), enableBeforeUnload: false });
  staysOnScreen(history);
}

/**
 * Of two steps back in one moment the router takes back the first and forgets the second: address and screen would part.
 */
function staysOnScreen(history: RouterHistory): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stepsAway = () => history.location.state.__TSR_index - (window.history.state?.__TSR_index ?? 0);
  const putBack = () => {
    if (stepsAway() !== 0) window.history.go(stepsAway());
  };
  window.addEventListener('popstate', () => {
    clearTimeout(timer);
    timer = setTimeout(putBack, STILL_MS);
    if (stepsAway() !== 0) return;
    const follow = whenBack;
    whenBack = undefined;
    follow?.();
  });
}

function isRefused({ action, currentLocation, nextLocation }: Change, history: RouterHistory): boolean {
  // The browser is back on the screen shown. To refuse that is to take back no step, by which a browser loads the page anew.
  if (nextLocation.state.__TSR_index === currentLocation.state.__TSR_index) return false;
  if (action === 'FORWARD') return true;
  if (action !== 'BACK' && action !== 'GO') return false;
  if (session().isSending) return true;
  const steps = stepsBackToTotal(currentLocation);
  if (steps !== undefined) {
    whenBackHere(() => history.go(-steps, { ignoreBlocker: true }));
    return true;
  }
  const back = openScreen(currentLocation.pathname, config())?.back ?? 'none';
  if (back !== 'confirm') return back === 'none';
  if (hasConfirmed) {
    hasConfirmed = false;
    return false;
  }
  whenBackHere(() => updateSession({ asksBeforeBack: true }));
  return true;
}

/** Not before the browser is back on this screen: what follows may be a step back, and would be taken for that one. */
function whenBackHere(follow: () => void): void {
  whenBack = follow;
}

/**
 * Behind a payment that got no answer lie screens that would only ask for the card once more: the way back leads past
 * them, to the total. In steps; undefined where the next step back will do.
 */
function stepsBackToTotal({ pathname, state }: Change['currentLocation']): number | undefined {
  const { isPaymentUnanswered, cardEntryAt } = session();
  if (!isPaymentUnanswered || cardEntryAt === undefined || !mayHoldCard(pathname)) return undefined;
  const steps = state.__TSR_index - (cardEntryAt - 1);
  return steps > 1 ? steps : undefined;
}

/** Goes back after the question. */
export function goBackAfterAll(): void {
  updateSession({ asksBeforeBack: false });
  hasConfirmed = true;
  goBack();
}
