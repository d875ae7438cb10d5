import type { RouterHistory } from '@tanstack/react-router';
import { config } from '~/config/bundle';
import { openScreen } from '~/flow/screens';
import { session, updateSession } from '~/session/store';
import { goBack } from '~/ui/go-back';

/** What the router tells of a change that somebody wants to make. */
type Change = Parameters<Parameters<RouterHistory['block']>[0]['blockerFn']>[0];

let hasConfirmed = false;

/**
 * Guards every way back, the browser's own included: none where the screen has no back button or something is being
 * sent, a question first where going back costs the guest something. There is no way forward but through the screens.
 */
export function guard(history: RouterHistory): void {
  history.block({ blockerFn: isRefused, enableBeforeUnload: false });
}

function isRefused({ action, currentLocation }: Change): boolean {
  if (action === 'FORWARD') return true;
  if (action !== 'BACK' && action !== 'GO') return false;
  if (session().isSending) return true;
  const back = openScreen(currentLocation.pathname, config())?.back ?? 'none';
  if (back !== 'confirm') return back === 'none';
  if (hasConfirmed) {
    hasConfirmed = false;
    return false;
  }
  // Not before the browser is back on this screen: the answer may be a step back, and would be taken for that one.
  window.addEventListener('popstate', () => updateSession({ asksBeforeBack: true }), { once: true });
  return true;
}

/** Goes back after the question. */
export function goBackAfterAll(): void {
  updateSession({ asksBeforeBack: false });
  hasConfirmed = true;
  goBack();
}
