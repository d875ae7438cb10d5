import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router';
import type { AppServices } from '~/hooks/use-services';
import { placeOf } from '~/platform/history-entry';
import { loadOnce, NotLoaded } from '~/platform/load-once';
import { unanswered, within } from '~/platform/within';
import { routeTree } from './route-tree.gen';

/** Creates the app's router. */
export function createAppRouter(history?: RouterHistory) {
  const router = createRouter({
    ...(history ? { history } : {}),
    routeTree,
    context: {
      history: (): RouterHistory => router.history,
      shownPath: (): string | undefined => router.state.resolvedLocation?.pathname,
      // Steps that cross on their way can leave an older screen with the number of the screen shown.
      isBack: (to: ParsedLocation): boolean => {
        const { resolvedLocation: shown } = router.state;
        return shown !== undefined && placeOf(to) <= placeOf(shown);
      },
      openServices,
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
 * the router reloads the page when it renders such a screen, and the guest would have to start again.
 */
function failWithoutScript(router: Pick<AppRouter, 'routesById'>): void {
  for (const route of Object.values(router.routesById)) {
    const component = route.options.component;
    const load = component?.preload;
    if (!component || !load) continue;
    component.preload = async () => {
      await within(Promise.resolve(load()), unanswered).catch(() => undefined);
      // The router deletes `preload` once the script has loaded.
      if (component.preload) throw new NotLoaded();
    };
  }
}

/**
 * The services of a journey. Also loads the dialogs and the idle guard: the dialog for a lost network can no longer be fetched
 * once the network is lost.
 * @throws NotLoaded where something cannot be loaded
 */
async function openServices(): Promise<AppServices> {
  const [{ appServices }] = await loadJourney();
  return appServices();
}

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
  if (path !== '/') await openServices();
  const routes = new Map(Object.entries(router.routesByPath));
  for (let route = routes.get(path); route && !route.isRoot; route = route.parentRoute)
    await router.loadRouteChunk(route);
}
