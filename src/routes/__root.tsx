import {
  createRootRouteWithContext,
  Outlet,
  type ParsedLocation,
  redirect,
  useRouterState,
} from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { Crash } from '~/features/problem/problem';
import { openScreen } from '~/flow/open-screens';
import { mayHoldCard } from '~/flow/payment';
import type { ScreenPath } from '~/flow/screens';
import { useConfig } from '~/hooks/use-config';
import type { AppServices } from '~/hooks/use-services';
import { useSession } from '~/hooks/use-session';
import { updateSession } from '~/session/store';
import { leaveScreen } from '~/session/visit';
import { usePart } from '~/ui/use-part';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The guest was redirected to this incomplete screen. */
    readonly isUnfinished?: boolean;
  }
}

/** The app's functions for routes. Each rejects with `NotLoaded` if its scripts cannot be loaded. */
export type RouterContext = {
  readonly shownPath: () => string | undefined;
  /** Guards the way back from now on. Resolves with the screen to open instead, if any. */
  readonly guard: (to: ParsedLocation) => Promise<ScreenPath | undefined>;
  /** The services of a journey, created for the first one. */
  readonly openServices: () => Promise<AppServices>;
};

const loadDisplaySettings = () => import('~/features/display-settings');
const loadErrorDialog = () => import('~/components/error-dialog');
const loadBackDialog = () => import('~/components/back-dialog');
const loadIdleGuard = () => import('~/features/idle/idle-guard');

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ location, context, preload }) => {
    const to = location.pathname;
    // A blocked way back loads the same screen again, whose needs may be cleared.
    if (preload || context.shownPath() === to) return;
    // Home opens without a check, and has no way back.
    const instead = to === '/' ? undefined : await context.guard(location);
    if (instead) throw redirect({ to: instead, search: true, replace: true, state: { isUnfinished: true } });
    leaveScreen();
    // The question belongs to the old screen, from which a finished task may navigate.
    updateSession({ asksBeforeBack: false, ...(mayHoldCard(to) ? {} : { card: undefined }) });
  },
  component: Shell,
  errorComponent: Crash,
});

function Shell() {
  const showsDisplaySettings = useSession(({ displayPanel }) => displayPanel !== 'closed');
  const asksBeforeBack = useSession((known) => known.asksBeforeBack);
  const hasError = useSession(({ errorDialog }) => errorDialog !== undefined);
  // The watch over a new screen begins after its first frame.
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
      {IdleGuard ? <IdleGuard key={watched} path={watched} /> : null}
      {DisplaySettingsDialog ? <DisplaySettingsDialog /> : null}
      {BackDialog ? <BackDialog /> : null}
      {ErrorDialog ? <ErrorDialog /> : null}
    </>
  );
}

/** The path watched for idleness; undefined on home, on screens that end themselves, and while a call is sent. */
function useWatchedScreen(): string | undefined {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '/' });
  const isSending = useSession((known) => known.isSending);
  const config = useConfig();
  const isWatched = path !== '/' && !isSending && openScreen(path, config)?.endsItself !== true;
  return isWatched ? path : undefined;
}
