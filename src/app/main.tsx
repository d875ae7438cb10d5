import '~/ui/base.css';
import { isDebugging, noteStarted } from '~/config/device';
import { noteGood, noteTried } from '~/config/saved';
import { config, settings } from '~/config/settings';
import { applyTheme } from '~/device/display-settings';
import { nextTask } from '~/device/next-task';
import { holdInstallOffer } from '~/device/staff/install';
import { freshStart, openScreen } from '~/flow/open-screens';
import { SCREENS } from '~/flow/screens';
import { startTexts } from '~/i18n/texts';
import { loadOnce } from '~/platform/load-once';
import { takeDeepLink } from '~/session/visit';
import { afterHome, whenLeft, whenUntouched } from './after-home';
import { defaultLanguage } from './default-language';
import { mountApp } from './mount';
import { fetchScreen } from './router';
import { isUnattended, startUpdates, trustOwnWorker } from './service-worker/updates';
import { startSettings } from './settings-start';

/** Start-up: settings, texts, router and first screen, then everything that can wait. */
async function start(): Promise<void> {
  trustOwnWorker();
  await startSettings();
  await startTexts(defaultLanguage(), settings().overlays);
  // The start runs in short tasks.
  await nextTask();
  noteTried(settings());
  applyTheme(config().theme);

  const deepLink = takeDeepLink();
  redirectInitialUrl();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { router } = await mountApp({ root, deepLink });
  const { innerHTML: html } = root;
  if (!root.querySelector('main')) throw new Error('The first screen could not be drawn');
  noteStarted();
  document.documentElement.removeAttribute('data-starting');
  holdInstallOffer();

  const watchSettings = loadOnce(async () =>
    (await import('./settings-refresh')).createSettingsWatch(router),
  );
  const screens = Object.keys(SCREENS).filter((path) => openScreen(path, config()));
  const isLeft = whenLeft(router);
  await afterHome([
    () => noteGood(settings()),
    async () => (await import('./stored-home')).storeHome(html),
    () => startUpdates(() => isUnattended(router.state.location.pathname)),
    async () => (await import('~/device/kiosk')).becomeKiosk(),
    async () =>
      (await import('./staff-gesture')).registerStaffGesture(router, async () =>
        (await watchSettings()).reload(),
      ),
    async () => (await import('./cues')).watchForCues(router),
    async () => (await import('~/speech/begin')).awaitListener(),
    // The rest takes a slow tablet long; a guest who has begun needs it.
    () => Promise.race([whenUntouched(), isLeft]),
    // Screens need both scripts: alone they run in shorter tasks.
    () => import('./services'),
    () => import('~/ui/hotel-html'),
    ...screens.map((path) => () => fetchScreen(router, path)),
    async () => (await watchSettings()).start(),
    // The first formatted date loads the tables of locales, which takes a slow tablet 50 ms.
    () => Intl.DateTimeFormat.supportedLocalesOf(defaultLanguage()),
  ]);
}

/** A reload has lost the guest's answers, so another screen opens than the one in the address. */
function redirectInitialUrl(): void {
  const { pathname, search } = window.location;
  const { opens, note } = freshStart(pathname, config(), isDebugging());
  if (note !== undefined) console.warn(`Debugging: ${note}`);
  if (opens !== pathname) window.history.replaceState(null, '', `${opens}${search}`);
}

/** `boot.ts` shows the failure, since the texts may be missing, and starts again. */
function noteFailure(error: unknown): void {
  console.error(error);
  window.dispatchEvent(new Event('start-failed'));
}

// In a browser that is too old, index.html shows its message and the app does not start (`boot.ts`).
if (!document.documentElement.classList.contains('too-old')) start().catch(noteFailure);
