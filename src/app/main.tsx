import '~/ui/base.css';
import '~/ui/frame.css';
import { runLibraries } from '~/components/libraries';
import { noteStarted } from '~/config/boots';
import { isDebugging } from '~/config/debug';
import { noteGood } from '~/config/kept';
import { config, settings, settingsStore } from '~/config/settings';
import { keepInstallOffer } from '~/device/staff/install';
import { applyTheme } from '~/device/theme';
import { whenIdle } from '~/device/when-idle';
import { firstScreen } from '~/flow/guards';
import { openScreen } from '~/flow/screens';
import { startTexts } from '~/i18n/texts';
import { takeDeepLink } from '~/session/deep-link';
import { session } from '~/session/store';
import { onVisitEnd } from '~/session/visit';
import { defaultLanguage } from './default-language';
import { keptTap } from './kept-tap';
import { mountApp } from './mount';
import { trustOwnWorker } from './service-worker/trusted';
import { startUpdates } from './service-worker/updates';
import { startSettings, watchSettings } from './settings-refresh';

/** The longest that the rest of start-up waits for the first frame, in ms. */
const FIRST_FRAME_MS = 500;

/** Start-up, in order: settings, texts, first screen; then everything that can wait. */
async function start(): Promise<void> {
  trustOwnWorker();
  await startSettings();
  applyTheme(config().theme);
  await startTexts(defaultLanguage(), settings().overlays);

  const deepLink = takeDeepLink();
  redirectInitialUrl();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const page = document.documentElement;
  let repeatTap: () => void = () => undefined;
  const whenReady = async () => {
    // A finger is on the home that is to be replaced (`first-home.ts`).
    while (page.hasAttribute('data-pressed')) await new Promise(requestAnimationFrame);
    repeatTap = keptTap(root);
  };
  const { router } = await mountApp({ root, deepLink, whenReady });
  noteStarted();
  page.classList.remove('not-yet');
  page.removeAttribute('data-starting');
  repeatTap();
  keepInstallOffer();

  // The rest can wait until the first screen is drawn: no guest finds a way out of the app before that.
  await whenIdle(FIRST_FRAME_MS);
  retryWhenOnline(async () => (await import('~/device/kiosk')).becomeKiosk());
  noteGood(settings());
  retryWhenOnline(keepHomeAtRest);
  // A guest who opened a deep link is already at the tablet while home is shown.
  startUpdates(() => router.state.location.pathname === '/' && !session().deepLink);
  watchSettings(router);
  await whenIdle();
  retryWhenOnline(async () => (await import('~/device/touch')).answerTouches());
  await runLibraries();
  retryWhenOnline(async () => (await import('./staff-gesture')).registerStaffGesture(router));
  // Prefetching may fail: each screen is also loaded when it is opened.
  retryWhenOnline(async () => (await import('./fetch-ahead')).fetchAhead(router));
}

/** Keeps home for the next start: now, and whenever a visit or a change of settings has brought it back. */
async function keepHomeAtRest(): Promise<void> {
  await whenIdle();
  const { keepHome } = await import('./kept-home');
  const keep = () => void whenIdle().then(keepHome);
  keepHome();
  onVisitEnd(keep);
  settingsStore.subscribe(keep);
}

/** Loads something the page needs. If that fails, tries again each time the network is back. */
function retryWhenOnline(load: () => Promise<void>): void {
  load().catch((error: unknown) => {
    console.warn('Not everything is ready', error);
    window.addEventListener('online', () => retryWhenOnline(load), { once: true });
  });
}

/** After a reload the guest's input is gone, so the screen in the URL cannot be shown: opens another instead. */
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

/** Shows a fixed message, because the app's texts may not have loaded. `boot.ts` reloads the page later. */
function renderFatalError(error: unknown): void {
  console.error(error);
  document.documentElement.classList.remove('not-yet');
  const root = document.getElementById('root');
  if (root) root.textContent = 'フロントへお声掛けください。 / Please ask at the front desk.';
}

// In a browser that is too old, as `boot.ts` has found, index.html shows its own message and the app does not start.
if (!document.documentElement.classList.contains('too-old')) start().catch(renderFatalError);
