import { createRouter } from '@tanstack/react-router';
import { config } from '~/config/settings';
import { fadesByBrowser, hasViewTransitions } from '~/device/fade';
import { whenIdle } from '~/device/when-idle';
import { NotLoaded } from '~/errors/not-loaded';
import { Crash } from '~/features/problem/crash';
import { openScreen, SCREENS } from '~/flow/screens';
import { guardWayBack } from './guard-way-back';
import { openServices } from './open-services';
import { routeTree } from './route-tree.gen';

/** The app's router. The first screen does not fade in, and a change within a screen is no change of screen. */
export function createAppRouter() {
  const router = createRouter({
    routeTree,
    context: {
      shownPath: (): string | undefined => router.state.resolvedLocation?.pathname,
      guardWayBack: (): Promise<void> => guardWayBack(router.history),
      openServices,
      fetchScreen: (path: string): Promise<void> => fetchScreen(router, path),
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
 * Lets a screen whose script cannot be had fail where it is asked for, so that its place says so. The router itself reloads
 * the page when it comes to draw it, and the guest has to begin anew.
 */
function failWithoutScript(router: Pick<AppRouter, 'routesById'>): void {
  for (const route of Object.values(router.routesById)) {
    const component = route.options.component;
    const load = component?.preload;
    if (!component || !load) continue;
    component.preload = async () => {
      await load();
      // It takes itself away with the script's coming.
      if (component.preload) throw new NotLoaded();
    };
  }
}

/** Loads all that a screen needs before it can be shown. Throws where that cannot be had. */
async function fetchScreen(router: AppRouter, path: string): Promise<void> {
  if (path !== '/') await openServices();
  const routes = new Map(Object.entries(router.routesByPath));
  for (let route = routes.get(path); route && !route.isRoot; route = route.parentRoute)
    await router.loadRouteChunk(route);
}

/**
 * Loads the scripts of all screens that the house has before the guest gets there, in the order of their table, one after
 * another and only while nothing else is to do. Throws where one of them cannot be had, when it has tried the others.
 */
export async function fetchAhead(router: AppRouter): Promise<void> {
  const missing: unknown[] = [];
  for (const path of Object.keys(SCREENS)) {
    if (!openScreen(path, config())) continue;
    await whenIdle();
    await fetchScreen(router, path).catch((error: unknown) => missing.push(error));
  }
  if (missing.length > 0) throw missing[0];
}
