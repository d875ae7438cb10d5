import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Home } from './home';

const root = createRootRoute();
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });
const next = createRoute({
  getParentRoute: () => root,
  path: '/checkin/search',
  component: lazyRouteComponent(() => import('./next'), 'Next'),
});

/** Two routes; the second is loaded when it is wanted. Its path is one of the app's, whose router names all types. */
export const createBareRouter = () =>
  createRouter({ routeTree: root.addChildren([home, next]), scrollRestoration: false });
