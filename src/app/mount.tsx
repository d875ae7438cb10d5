import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
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

export interface MountOptions {
  readonly root: HTMLElement;
  /** The browser's own history, unless a test gives another. */
  readonly history?: RouterHistory;
  readonly deepLink?: Session['deepLink'];
}

export interface MountedApp {
  readonly router: AppRouter;
  /** Takes the app off the page after its visit has ended. The next app finds no trace of it. */
  readonly unmount: () => void;
}

/** Renders the app's first screen in an element. @throws if the first screen cannot be loaded */
export async function mountApp({ root, history, deepLink }: MountOptions): Promise<MountedApp> {
  const app = new AbortController();
  const router = createAppRouter(app.signal, history);
  router.subscribe('onRendered', ({ pathChanged, toLocation: { pathname } }) => {
    // A part of a form is no screen.
    if (!pathChanged || !isScreenPath(pathname)) return;
    countPageView(config().tracking.endpoint, { page: screenName(pathname).ja, path: pathname });
  });
  await router.load();
  // Entering home clears the session, so this comes after `router.load`.
  updateSession({ deepLink });
  // Splits one long task in two.
  await nextTask();
  const reactRoot = createRoot(root);
  let onRendered = () => {};
  const isRendered = new Promise<void>((resolve) => {
    onRendered = resolve;
  });
  const render = () => {
    if (!app.signal.aborted) reactRoot.render(<App router={router} onRendered={onRendered} />);
  };
  render();
  await isRendered;
  const endings = [
    watchFingers(),
    noteTouch(),
    onVisitEnd(() => void switchLanguage(defaultLanguage(), settings().overlays)),
    // Each navigation sets a router state to its current value, and React keeps these updates until the next render.
    onVisitEnd(() => void whenIdle().then(render)),
    () => reactRoot.unmount(),
    () => unansweredPayments.setState(unansweredPayments.getInitialState(), true),
  ];
  for (const end of endings) app.signal.addEventListener('abort', end);
  return { router, unmount: () => app.abort() };
}

interface AppProps {
  readonly router: AppRouter;
  /** Called once the page has the first screen. */
  readonly onRendered: () => void;
}

function App({ router, onRendered }: AppProps) {
  // After the effects of the screen: one that failed has reported its error.
  useEffect(onRendered, [onRendered]);
  return <RouterProvider router={router} />;
}

/** Reports the name of a screen to the endpoint of the settings. Contains no guest data. */
function countPageView(endpoint: string, view: { readonly page: string; readonly path: string }): void {
  if (endpoint === '') return;
  navigator.sendBeacon(endpoint, new Blob([JSON.stringify(view)], { type: 'application/json' }));
}
