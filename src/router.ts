import { createRouter } from '@tanstack/react-router';
import { fadesByBrowser, hasViewTransitions } from './device/fade';
import { whenIdle } from './device/when-idle';
import type { ScreenPath } from './flow/screens';
import { routeTree } from './route-tree.gen';
import { guardWayBack } from './screens/-back';
import { Crash } from './screens/-crash';
import { openJourney } from './screens/-open-journey';

/** The app's router. The first screen does not fade in, and a change within a screen is no change of screen. */
export function createAppRouter() {
  const router = createRouter({
    routeTree,
    context: {
      shownPath: (): string | undefined => router.state.resolvedLocation?.pathname,
      guardWayBack: (): Promise<void> => guardWayBack(router.history),
    },
    // Without types there would be no screen that does not fade.
    defaultViewTransition: hasViewTransitions() && {
      types: ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged || !fadesByBrowser()) return false;
        const isBack = toLocation.state.__TSR_index < fromLocation.state.__TSR_index;
        return ['screen', isBack ? 'backward' : 'forward'];
      },
    },
    defaultErrorComponent: Crash,
    // The address' parameters are carried over as they were written: none is read as a number or as JSON.
    parseSearch: (text) => {
      const read = new URLSearchParams(text);
      return Object.fromEntries([...read.keys()].map((name) => [name, read.getAll(name)]));
    },
    stringifySearch: (search) => {
      const entries = Object.entries(search).flatMap(([name, values]) =>
        [values].flat().map((value) => [name, String(value)]),
      );
      return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
    },
    scrollRestoration: false,
  });
  return router;
}

/** The app's router. */
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

/** Loads the scripts of screens before the guest gets there, one after another and only while nothing else is to do. */
export async function fetchAhead(router: AppRouter, paths: readonly ScreenPath[]): Promise<void> {
  await whenIdle();
  await openJourney();
  const routes = new Map(Object.entries(router.routesByPath));
  for (const path of paths) {
    for (let route = routes.get(path); route && !route.isRoot; route = route.parentRoute) {
      await whenIdle();
      await router.loadRouteChunk(route);
    }
  }
}
