import { startsCounted } from '~/config/device';
import { config, settings } from '~/config/settings';
import { deviceId, heartbeatToken } from '~/device/device-id';
import { shellState } from '~/device/staff/diagnostics';
import { countError, errorCounts } from '~/errors/fault';
import { lastReset, noteReset } from '~/flow/reset';
import { sendReport } from '~/hotel/outside/report';
import { currentLanguage } from '~/i18n/texts';
import { currentVisit, onVisitEnd } from '~/session/visit';
import type { AppRouter } from '../router';
import { heartbeatOf } from './heartbeat';
import { noteShown, noteTouch } from './stays';
import { dueSums, noteSent } from './sums';

let isWatching = false;
let isSending = false;

/**
 * Sends one heartbeat. Does nothing while another is being sent. A failed one is never sent again, but its sums go with the
 * next one: guests are stuck most of all while there is no network.
 */
export async function beat(router: AppRouter): Promise<void> {
  if (!isWatching) watchStays(router);
  if (isSending) return;
  isSending = true;
  try {
    const sums = dueSums();
    const isTaken = await sendReport(
      config().kiosk.heartbeat_url,
      await heartbeatToken(),
      heartbeatOf({
        device: await deviceId(),
        version: __APP_VERSION__,
        userAgent: navigator.userAgent,
        shell: await shellState(),
        settings: settings(),
        path: shownPath(router),
        paths: Object.keys(router.routesByPath),
        uptimeMs: performance.now(),
        boots: startsCounted(),
        lastReset: lastReset(),
        errors: errorCounts(),
        sums,
      }),
    );
    if (isTaken && sums) noteSent(sums);
  } finally {
    isSending = false;
  }
}

/** Starts recording the script errors, resets and stays on screens that later heartbeats report. */
export function watchStays(router: AppRouter): void {
  isWatching = true;
  const countScriptError = () => countError('script');
  window.addEventListener('error', countScriptError);
  window.addEventListener('unhandledrejection', countScriptError);
  // A visit ends while home is still loading: the path shown is that of the screen it replaces.
  onVisitEnd(() => noteReset(shownPath(router)));
  const countStay = () =>
    noteShown(
      {
        path: shownPath(router),
        at: router.state.location.state.__TSR_index,
        visit: currentVisit().id,
        language: currentLanguage(),
        now: performance.now(),
      },
      lastReset(),
    );
  countStay();
  router.subscribe('onResolved', countStay);
  document.addEventListener('pointerdown', noteTouch, { capture: true, passive: true });
}

const shownPath = ({ state: { resolvedLocation, location } }: AppRouter): string =>
  (resolvedLocation ?? location).pathname;
