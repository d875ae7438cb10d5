import '~/ui/base.css';
import '~/ui/frame.css';
import { RouterProvider } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { noteStarted } from '~/config/boots';
import { isDebugging } from '~/config/debug';
import { noteGood } from '~/config/kept';
import { config, settings } from '~/config/settings';
import { fadeIn } from '~/device/fade';
import { keepInstallOffer } from '~/device/staff/install';
import { applyTheme } from '~/device/theme';
import { whenIdle } from '~/device/when-idle';
import { firstScreen } from '~/flow/guards';
import { isScreenPath, openScreen, SCREENS } from '~/flow/screens';
import { startTexts, switchLanguage } from '~/i18n/texts';
import { takeDeepLink } from '~/session/deep-link';
import { session, updateSession } from '~/session/store';
import { onVisitEnd } from '~/session/visit';
import { Texts } from '~/ui/texts';
import { defaultLanguage } from './default-language';
import { countPageView } from './page-view';
import { createAppRouter, fetchAhead } from './router';
import { trustOwnWorker } from './service-worker/trusted';
import { startUpdates } from './service-worker/updates';
import { startSettings, watchSettings } from './settings-refresh';

/** The most that anything waits for the first frame, in ms. */
const FIRST_FRAME_MS = 500;

/** Start-up in reading order: settings, texts, first screen; then what may come later. */
async function start(): Promise<void> {
  trustOwnWorker();
  await startSettings();
  applyTheme(config().theme);
  await startTexts(defaultLanguage(), settings().overlays);

  const deepLink = takeDeepLink();
  redirectInitialUrl();
  const router = createAppRouter();
  router.subscribe('onRendered', ({ toLocation: { pathname } }) => {
    fadeIn();
    if (isScreenPath(pathname)) {
      countPageView(config().tracking.endpoint, { page: SCREENS[pathname].pageName, path: pathname });
    }
  });
  await router.load();
  // Home has just forgotten everybody; this guest's link comes after that.
  updateSession({ deepLink });
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const reactRoot = createRoot(root);
  const draw = () =>
    reactRoot.render(
      <Texts>
        <RouterProvider router={router} />
      </Texts>,
    );
  flushSync(draw);
  noteStarted();
  keepInstallOffer();
  onVisitEnd(() => void switchLanguage(defaultLanguage(), settings().overlays));
  // At every change of screen the router sets a state to what it is already; React keeps each of these until it draws anew.
  onVisitEnd(() => void whenIdle().then(draw));

  // Nothing of the rest is worth waiting for; nobody finds a way out before the first screen is seen.
  await whenIdle(FIRST_FRAME_MS);
  retryWhenOnline(async () => {
    const { lockDown, holdScreen } = await import('~/device/lockdown');
    lockDown();
    holdScreen();
  });
  noteGood(settings());
  // A guest who came by a link is at the tablet on home already.
  startUpdates(() => router.state.location.pathname === '/' && !session().deepLink);
  watchSettings(router);
  await whenIdle();
  retryWhenOnline(async () => (await import('~/device/touch')).answerTouches());
  retryWhenOnline(async () => (await import('./staff-gesture')).registerStaffGesture(router));
  // A screen that cannot be had ahead of time is also asked for when it is needed.
  retryWhenOnline(() => fetchAhead(router));
}

/** Loads something that the page cannot be without; where the network is away, as soon as it is back. */
function retryWhenOnline(load: () => Promise<void>): void {
  load().catch((error: unknown) => {
    console.warn('Not everything is ready', error);
    window.addEventListener('online', () => retryWhenOnline(load), { once: true });
  });
}

/** A reload has lost what the guest typed; whatever screen the address names, it cannot be shown. */
function redirectInitialUrl(): void {
  const { pathname, search } = window.location;
  const path = firstScreen(pathname, openScreen(pathname, config()) !== undefined);
  if (path === undefined) return;
  if (path === '/reload-error' && isDebugging()) {
    console.warn(`Debugging: ${pathname} opens after a reload`);
    return;
  }
  window.history.replaceState(null, '', `${path}${search}`);
}

/** Without its texts the app cannot say anything; what stands here is all it needs. `boot.ts` tries again. */
function renderFatalError(error: unknown): void {
  console.error(error);
  const root = document.getElementById('root');
  if (root) root.textContent = 'フロントへお声がけください。 / Please ask at the front desk.';
}

// index.html says that the browser is too old; `boot.ts` has found it so.
if (!document.documentElement.classList.contains('too-old')) start().catch(renderFatalError);
