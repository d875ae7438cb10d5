import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import type { ScreenPath } from '~/flow/screens';
import type { AppServices } from '~/hooks/use-services';
import { placeOf } from '~/platform/history-entry';
import { loadOnce, NotLoaded } from '~/platform/load-once';
import { within } from '~/platform/within';
import { routeTree } from './route-tree.gen';

/** Creates the app's router. @param signal aborts when the app leaves the page */
export function createAppRouter(signal: AbortSignal, history?: RouterHistory) {
  let services: AppServices | undefined;
  let isGuarded = false;
  const router = createRouter({
    ...(history ? { history } : {}),
    routeTree,
    context: {
      shownPath: (): string | undefined => router.state.resolvedLocation?.pathname,
      guard: async (to: ParsedLocation): Promise<ScreenPath | undefined> => {
        const { resolvedLocation: from } = router.state;
        const [{ redirectTarget }, { guardBack }] = await loadJourney();
        if (!isGuarded) {
          isGuarded = true;
          if (from) guardBack(router.history, signal);
          // The first load follows a redirect only while nothing listens to the history.
          else onFirst(router, () => guardBack(router.history, signal));
        }
        const { resolvedLocation: shown } = router.state;
        // Navigations that cross can give an older screen the number of the screen shown.
        const isBack = shown !== undefined && placeOf(to) <= placeOf(shown);
        return redirectTarget(to.pathname, from?.pathname, isBack);
      },
      openServices: async (): Promise<AppServices> => {
        const [, , { createServices }] = await loadJourney();
        services ??= createServices(signal);
        return services;
      },
    },
    // Query parameters stay as written: none is parsed as a number or as JSON.
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
  failWithoutScript(router);
  return router;
}

/** Calls `act` when the first screen is shown. */
function onFirst(router: Pick<AppRouter, 'subscribe'>, act: () => void): void {
  const stop = router.subscribe('onResolved', () => {
    stop();
    act();
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

/** Components that fail without their script: all routers of a page share them. */
const guarded = new WeakSet<object>();

/**
 * Makes a screen without its script fail with `NotLoaded` and show `Crash`. The router alone would reload the page
 * and end the visit; it hides the failure, so Vite's event tells of it.
 */
function failWithoutScript(router: Pick<AppRouter, 'routesById'>): void {
  for (const { options } of Object.values(router.routesById)) {
    const { component } = options;
    const load = component?.preload;
    if (!component || !load || guarded.has(component)) continue;
    guarded.add(component);
    component.preload = async () => {
      const loading = new AbortController();
      let isMissing = false;
      const noteMissing = () => {
        isMissing = true;
        // The event ends this load at once, unless it is about another.
        setTimeout(() => {
          isMissing = false;
        });
      };
      window.addEventListener('vite:preloadError', noteMissing, { signal: loading.signal });
      await within(Promise.resolve(load()), noteMissing).finally(() => loading.abort());
      if (isMissing) throw new NotLoaded();
    };
  }
}

/** Loads the scripts of both journeys and their dialogs: the dialog for a lost network cannot be fetched without one. */
const loadJourney = loadOnce(() =>
  Promise.all([
    import('~/flow/guards'),
    import('./back-guard'),
    import('./services'),
    import('~/components/error-dialog'),
    import('~/components/back-dialog'),
    import('~/features/display-settings'),
    import('~/features/idle/idle-guard'),
  ]),
);

/** Loads everything that a screen needs. @throws if something cannot be loaded */
export async function fetchScreen(router: AppRouter, path: string): Promise<void> {
  if (path !== '/') await router.options.context.openServices();
  const routes = new Map(Object.entries(router.routesByPath));
  for (let route = routes.get(path); route && !route.isRoot; route = route.parentRoute)
    await router.loadRouteChunk(route);
}
