import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import type { ScreenPath } from '~/flow/screens';
import type { AppServices } from '~/hooks/use-services';
import { placeOf } from '~/platform/history-entry';
import { loadOnce, NotLoaded } from '~/platform/load-once';
import { within } from '~/platform/within';
import { routeTree } from './route-tree.gen';

/**
 * Creates the app's router.
 * @param signal aborts when the app leaves the page: what was made for it ends
 */
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
        const [{ redirectTarget }, { guardBack }] = await loadGuards();
        if (!isGuarded) guardBack(router.history, signal);
        isGuarded = true;
        const { resolvedLocation: shown } = router.state;
        // Steps that cross on their way can leave an older screen with the number of the screen shown.
        const isBack = shown !== undefined && placeOf(to) <= placeOf(shown);
        return redirectTarget(to.pathname, from?.pathname, isBack);
      },
      openServices: async (): Promise<AppServices> => {
        const [{ createServices }] = await loadJourney();
        services ??= createServices(signal);
        return services;
      },
    },
    // Query parameters are kept exactly as written: none is parsed as a number or as JSON.
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

/** The app's router. */
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}

/**
 * Makes a screen whose script cannot be loaded fail with `NotLoaded`, so that `Crash` is shown in its place. By default
 * the router reloads the page when it renders such a screen, and the guest would have to start again. The router keeps the failure
 * to itself; Vite tells of it.
 */
function failWithoutScript(router: Pick<AppRouter, 'routesById'>): void {
  for (const { options } of Object.values(router.routesById)) {
    const { component } = options;
    const load = component?.preload;
    if (!component || !load) continue;
    component.preload = async () => {
      const loading = new AbortController();
      let isMissing = false;
      const noteMissing = () => {
        isMissing = true;
      };
      window.addEventListener('vite:preloadError', noteMissing, { signal: loading.signal });
      await within(Promise.resolve(load()), noteMissing).finally(() => loading.abort());
      if (isMissing) throw new NotLoaded();
    };
  }
}

const loadGuards = loadOnce(() => Promise.all([import('~/flow/guards'), import('./back-guard')]));

/**
 * Loads what a journey needs, also the dialogs and the idle guard: the dialog for a lost network can no longer be fetched once the
 * network is lost.
 */
const loadJourney = loadOnce(() =>
  Promise.all([
    import('./services'),
    import('~/components/error-dialog'),
    import('~/components/back-dialog'),
    import('~/features/display-settings'),
    import('~/features/idle/idle-guard'),
  ]),
);

/**
 * Loads everything a screen needs before it can be shown.
 * @throws where something cannot be loaded
 */
export async function fetchScreen(router: AppRouter, path: string): Promise<void> {
  if (path !== '/') await router.options.context.openServices();
  const routes = new Map(Object.entries(router.routesByPath));
  for (let route = routes.get(path); route && !route.isRoot; route = route.parentRoute)
    await router.loadRouteChunk(route);
}
