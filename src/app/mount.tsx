import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { config, settings } from '~/config/settings';
import { nextTask, whenIdle } from '~/device/next-task';
import { noteTouch } from '~/device/typing';
import { screenName } from '~/flow/screen-name';
import { isScreenPath } from '~/flow/screens';
import { switchLanguage } from '~/i18n/texts';
import { type Session, unansweredPayments, updateSession } from '~/session/store';
import { onVisitEnd } from '~/session/visit';
import { watchFingers } from '~/ui/fingers';
import { defaultLanguage } from './default-language';
import { type AppRouter, createAppRouter } from './router';

/** What the app is mounted with, once its settings and texts are there. */
export interface MountOptions {
  readonly root: HTMLElement;
  /** The browser's own unless a test gives another. */
  readonly history?: RouterHistory;
  readonly deepLink?: Session['deepLink'];
}

/** An app that is on the screen. */
export interface MountedApp {
  readonly router: AppRouter;
  /**
   * Takes the app off the page, once its visit has ended. The next one that is mounted finds nothing of it; what `main.tsx`
   * starts besides (heartbeat, updates, cues) belongs to the page.
   */
  readonly unmount: () => void;
}

/**
 * Renders the app's first screen in an element.
 * @throws where its first screen cannot be loaded
 */
export async function mountApp({ root, history, deepLink }: MountOptions): Promise<MountedApp> {
  const app = new AbortController();
  const router = createAppRouter(app.signal, history);
  router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    if (isScreenPath(pathname)) {
      countPageView(config().tracking.endpoint, { page: screenName(pathname).ja, path: pathname });
    }
  });
  await router.load();
  // After `router.load`, because entering home clears the session.
  updateSession({ deepLink });
  // Rendering would make one long task of this.
  await nextTask();
  const reactRoot = createRoot(root);
  const render = () => app.signal.aborted || reactRoot.render(<RouterProvider router={router} />);
  flushSync(render);
  const endings = [
    watchFingers(),
    noteTouch(),
    onVisitEnd(() => void switchLanguage(defaultLanguage(), settings().overlays)),
    // At every navigation the router sets a state to its current value; React keeps each such update until the next render.
    onVisitEnd(() => void whenIdle().then(render)),
    () => reactRoot.unmount(),
    () => unansweredPayments.setState(unansweredPayments.getInitialState(), true),
  ];
  for (const end of endings) app.signal.addEventListener('abort', end);
  return { router, unmount: () => app.abort() };
}

/** Reports a page view by name, if the settings name an endpoint. Contains no guest data. */
function countPageView(endpoint: string, view: { readonly page: string; readonly path: string }): void {
  if (endpoint === '') return;
  navigator.sendBeacon(endpoint, new Blob([JSON.stringify(view)], { type: 'application/json' }));
}
