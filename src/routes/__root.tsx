import { createRootRouteWithContext, Outlet, redirect, useRouterState } from '@tanstack/react-router';
import { config } from '~/config/settings';
import { fadeOut } from '~/device/fade';
import { NotLoaded } from '~/errors/not-loaded';
import { mayHoldCard } from '~/flow/payment';
import { openScreen } from '~/flow/screens';
import type { AppServices } from '~/hooks/use-services';
import { useSession } from '~/hooks/use-session';
import { updateSession } from '~/session/store';
import { leaveScreen } from '~/session/visit';
import { usePart } from '~/ui/use-part';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The guest was sent to this screen because something of it is still missing. */
    readonly isUnfinished?: boolean;
  }
}

/** What start-up gives every route. */
export type RouterContext = {
  /** The path of the screen now shown; undefined while there is none. */
  readonly shownPath: () => string | undefined;
  /** Sees to it that every way back is guarded; home has none, so that it comes with the first screen behind it. */
  readonly guardWayBack: () => Promise<void>;
  /** What the screens of a journey work with, loaded once. Throws `NotLoaded` where it cannot be had. */
  readonly openServices: () => Promise<AppServices>;
  /** Loads all that a screen needs before it can be shown. */
  readonly fetchScreen: (path: string) => Promise<void>;
};

const loadComfort = () => import('~/features/comfort');
const loadErrorDialog = () => import('~/components/error-dialog');
const loadBackDialog = () => import('~/components/back-dialog');
const loadIdleGuard = () => import('~/features/idle/idle-guard');

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ location, context, preload }) => {
    const to = location.pathname;
    const from = context.shownPath();
    // A way back that was refused asks for the same screen again: what it needed may be gone from memory by then.
    if (preload || from === to) return;
    // Home needs nothing to be known: what judges the others comes with the first of them.
    if (to !== '/') {
      const admission = await import('~/flow/admission').catch(() => undefined);
      if (!admission) throw new NotLoaded();
      const instead = admission.admit(to, from);
      if (instead)
        throw redirect({ to: instead, search: true, replace: true, state: { isUnfinished: true } });
      await context.guardWayBack();
    }
    leaveScreen();
    if (!mayHoldCard(to)) updateSession({ card: undefined });
    if (from !== undefined) await fadeOut(() => context.fetchScreen(to));
  },
  component: Shell,
});

function Shell() {
  const showsComfort = useSession(({ comfortPanel }) => comfortPanel !== 'closed');
  const asksBeforeBack = useSession((known) => known.asksBeforeBack);
  const hasError = useSession(({ errorDialog }) => errorDialog !== undefined);
  const watched = useWatchedScreen();
  const IdleGuard = usePart(loadIdleGuard, watched !== undefined);
  const Comfort = usePart(loadComfort, showsComfort, () => updateSession({ comfortPanel: 'closed' }));
  const BackDialog = usePart(loadBackDialog, asksBeforeBack, () => updateSession({ asksBeforeBack: false }));
  const ErrorDialog = usePart(loadErrorDialog, hasError, () => updateSession({ errorDialog: undefined }));
  return (
    <>
      <Outlet />
      {IdleGuard ? <IdleGuard key={watched} /> : null}
      {Comfort ? <Comfort /> : null}
      {BackDialog ? <BackDialog /> : null}
      {ErrorDialog ? <ErrorDialog /> : null}
    </>
  );
}

/** The screen on which the guest may have walked away: not home, none that ends by itself, nothing being sent. */
function useWatchedScreen(): string | undefined {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '/' });
  const isSending = useSession((known) => known.isSending);
  const isWatched = path !== '/' && !isSending && openScreen(path, config())?.endsItself !== true;
  return isWatched ? path : undefined;
}
