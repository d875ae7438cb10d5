import '~/ui/base.css';
import { isDebugging, noteStarted } from '~/config/device';
import { noteGood, noteTried } from '~/config/saved';
import { config, settings } from '~/config/settings';
import { applyTheme } from '~/device/display-settings';
import { holdInstallOffer } from '~/device/staff/install';
import { freshStart, openScreen } from '~/flow/open-screens';
import { SCREENS } from '~/flow/screens';
import { startTexts } from '~/i18n/texts';
import { session } from '~/session/store';
import { takeDeepLink } from '~/session/visit';
import { afterHome, whenLeft, whenUntouched } from './after-home';
import { defaultLanguage } from './default-language';
import { mountApp } from './mount';
import { fetchScreen } from './router';
import { startUpdates, trustOwnWorker } from './service-worker/updates';
import { createSettingsWatch, startSettings } from './settings-refresh';

/** Start-up, in order: settings, texts, router and first screen; then everything that can wait. */
async function start(): Promise<void> {
  trustOwnWorker();
  await startSettings();
  await startTexts(defaultLanguage(), settings().overlays);
  noteTried(settings());
  applyTheme(config().theme);

  const deepLink = takeDeepLink();
  redirectInitialUrl();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { router } = await mountApp({ root, deepLink });
  if (!root.querySelector('main')) throw new Error('The first screen could not be drawn');
  noteStarted();
  document.documentElement.removeAttribute('data-starting');
  holdInstallOffer();

  const settingsWatch = createSettingsWatch(router);
  const screens = Object.keys(SCREENS).filter((path) => openScreen(path, config()));
  const isLeft = whenLeft(router);
  await afterHome([
    () => noteGood(settings()),
    // A guest who opened a deep link is already at the tablet while home is shown.
    () => startUpdates(() => router.state.location.pathname === '/' && !session().deepLink),
    settingsWatch.start,
    async () => (await import('~/device/kiosk')).becomeKiosk(),
    async () => (await import('./staff-gesture')).registerStaffGesture(router, settingsWatch.reload),
    async () => (await import('./cues')).watchForCues(router),
    // What follows takes a slow tablet long, and a guest who has begun needs it.
    () => Promise.race([whenUntouched(), isLeft]),
    // Screens need both: apart, they run in shorter tasks.
    () => import('./services'),
    () => import('~/ui/hotel-html'),
    ...screens.map((path) => () => fetchScreen(router, path)),
    // A browser loads its tables of locales when dates are first written, which takes 50 ms on a slow tablet.
    () => Intl.DateTimeFormat.supportedLocalesOf(defaultLanguage()),
  ]);
}

/** After a reload the guest's input is gone, so the screen in the URL cannot be shown: opens another instead. */
function redirectInitialUrl(): void {
  const { pathname, search } = window.location;
  const { opens, note } = freshStart(pathname, config(), isDebugging());
  if (note !== undefined) console.warn(`Debugging: ${note}`);
  if (opens !== pathname) window.history.replaceState(null, '', `${opens}${search}`);
}

/** `boot.ts` says so on the page, because the app's texts may not have loaded, and starts again. */
function noteFailure(error: unknown): void {
  console.error(error);
  window.dispatchEvent(new Event('start-failed'));
}

// In a browser that is too old, as `boot.ts` has found, index.html shows its own message and the app does not start.
if (!document.documentElement.classList.contains('too-old')) start().catch(noteFailure);
