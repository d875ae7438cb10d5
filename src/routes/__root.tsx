import {
  createRootRouteWithContext,
  Outlet,
  type ParsedLocation,
  type RouterHistory,
  redirect,
  useRouterState,
} from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { config } from '~/config/settings';
import { Crash } from '~/features/problem/problem';
import { openScreen } from '~/flow/open-screens';
import { mayHoldCard } from '~/flow/payment';
import type { AppServices } from '~/hooks/use-services';
import { useSession } from '~/hooks/use-session';
import { loadOnce } from '~/platform/load-once';
import { updateSession } from '~/session/store';
import { leaveScreen } from '~/session/visit';
import { usePart } from '~/ui/use-part';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The guest was redirected to this screen because it is still incomplete. */
    readonly isUnfinished?: boolean;
  }
}

/** The functions of the app that every route may use. */
export type RouterContext = {
  readonly history: () => RouterHistory;
  /** The path of the screen shown; undefined before the first one. */
  readonly shownPath: () => string | undefined;
  /** Whether a location lies back in the history from the screen shown. */
  readonly isBack: (to: ParsedLocation) => boolean;
  /** The services for a journey, loaded once. Rejects with `NotLoaded` if they cannot be loaded. */
  readonly openServices: () => Promise<AppServices>;
};

const loadGuards = loadOnce(() => Promise.all([import('~/flow/guards'), import('~/components/back-guard')]));
const loadDisplaySettings = () => import('~/features/display-settings');
const loadErrorDialog = () => import('~/components/error-dialog');
const loadBackDialog = () => import('~/components/back-dialog');
const loadIdleGuard = () => import('~/features/idle/idle-guard');

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ location, context, preload }) => {
    const to = location.pathname;
    const from = context.shownPath();
    // A blocked back navigation loads the same screen again; do not check it, since what it needs may be cleared by now.
    if (preload || from === to) return;
    // Home opens without any check, and has no way back.
    if (to !== '/') {
      const [{ redirectTarget }, { guardBack }] = await loadGuards();
      const instead = redirectTarget(to, from, context.isBack(location));
      if (instead)
        throw redirect({ to: instead, search: true, replace: true, state: { isUnfinished: true } });
      guardBack(context.history());
    }
    leaveScreen();
    // The question belongs to the screen that asked it; a task that ends may lead on from there.
    updateSession({ asksBeforeBack: false, ...(mayHoldCard(to) ? {} : { card: undefined }) });
  },
  component: Shell,
  errorComponent: Crash,
});

function Shell() {
  const showsDisplaySettings = useSession(({ displayPanel }) => displayPanel !== 'closed');
  const asksBeforeBack = useSession((known) => known.asksBeforeBack);
  const hasError = useSession(({ errorDialog }) => errorDialog !== undefined);
  // The watch over a new screen begins after its first frame; until then the one over the old screen goes on.
  const watched = useDeferredValue(useWatchedScreen());
  const IdleGuard = usePart(loadIdleGuard, watched !== undefined);
  const DisplaySettingsDialog = usePart(loadDisplaySettings, showsDisplaySettings, () =>
    updateSession({ displayPanel: 'closed' }),
  );
  const BackDialog = usePart(loadBackDialog, asksBeforeBack, () => updateSession({ asksBeforeBack: false }));
  const ErrorDialog = usePart(loadErrorDialog, hasError, () => updateSession({ errorDialog: undefined }));
  return (
    <>
      <Outlet />
      {IdleGuard ? <IdleGuard key={watched} /> : null}
      {DisplaySettingsDialog ? <DisplaySettingsDialog /> : null}
      {BackDialog ? <BackDialog /> : null}
      {ErrorDialog ? <ErrorDialog /> : null}
    </>
  );
}

/** The path watched for idleness; undefined on home, on screens that end by themselves, and while something is sent. */
function useWatchedScreen(): string | undefined {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '/' });
  const isSending = useSession((known) => known.isSending);
  const isWatched = path !== '/' && !isSending && openScreen(path, config())?.endsItself !== true;
  return isWatched ? path : undefined;
}
