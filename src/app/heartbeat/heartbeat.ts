import { startsCounted } from '~/config/device';
import { config, offeredLanguages, type Settings, settings } from '~/config/settings';
import { deviceId, heartbeatToken } from '~/device/device-id';
import { type ShellState, shellState } from '~/device/staff/diagnostics';
import type { Language } from '~/domain/languages';
import { countError, errorCounts } from '~/errors/fault';
import { resetReason } from '~/flow/reset';
import { sendReport } from '~/hotel/outside/report';
import { currentLanguage } from '~/i18n/texts';
import { placeOf } from '~/platform/history-entry';
import { type ResetReason, session } from '~/session/store';
import { currentVisit, onVisitEnd } from '~/session/visit';
import { voiceless } from '~/speech/voices';
import type { AppRouter } from '../router';
import { Stays } from './stays';
import type { Sums } from './sums';

/** What heartbeats report of the visits since the app started. */
type Watched = { readonly sums: Sums; readonly lastReset: () => ResetReason };

/**
 * Counts script errors, resets and stays on screens from now on.
 * @returns sends one heartbeat. It does nothing while another is being sent. A failed one is never sent again, but its sums go with
 *   the next one: guests are stuck most of all while there is no network.
 */
export function startHeartbeat(router: AppRouter): () => Promise<void> {
  const watched = watchVisits(router);
  let isSending = false;
  return async () => {
    if (isSending) return;
    isSending = true;
    await beat(router, watched).finally(() => {
      isSending = false;
    });
  };
}

async function beat(router: AppRouter, { sums, lastReset }: Watched): Promise<void> {
  const due = sums.due();
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
      voiceless: await voicelessHere(),
      sums: due,
    }),
  );
  if (isTaken && due) sums.noteSent(due);
}

/** The hotel's languages that this tablet cannot read aloud; none where the hotel does not want it. */
const voicelessHere = async (): Promise<readonly Language[]> =>
  config().kiosk.speech ? voiceless(offeredLanguages(settings())) : [];

/** Starts recording the script errors, resets and stays on screens that later heartbeats report. */
export function watchVisits(router: AppRouter): Watched {
  const stays = new Stays();
  let lastReset: ResetReason = 'start';
  const countScriptError = () => countError('script');
  window.addEventListener('error', countScriptError);
  window.addEventListener('unhandledrejection', countScriptError);
  onVisitEnd(() => {
    // A visit ends while home is still loading: the path shown is that of the screen it replaces.
    lastReset = resetReason(shownPath(router), session().endsBy, lastReset);
  });
  const countStay = () =>
    stays.noteShown(
      {
        path: shownPath(router),
        at: placeOf(router.state.location),
        visit: currentVisit().id,
        language: currentLanguage(),
        now: performance.now(),
      },
      lastReset,
    );
  countStay();
  router.subscribe('onResolved', countStay);
  document.addEventListener('pointerdown', () => stays.noteTouch(), { capture: true, passive: true });
  return { sums: stays.sums, lastReset: () => lastReset };
}

const shownPath = ({ state: { resolvedLocation, location } }: AppRouter): string =>
  (resolvedLocation ?? location).pathname;

/** What a tablet reports about itself: no guest data, no typed text, and no text from the hotel. */
export type Heartbeat = {
  readonly device: string;
  readonly versions: { readonly app: string; readonly browser: string };
  readonly shell: ShellState;
  readonly bundle: Pick<Settings, 'revision' | 'source'>;
  /** Path of the screen shown; one of the app's own routes. */
  readonly screen: string;
  /** Time since this start, in whole seconds. */
  readonly uptime_s: number;
  /** How many times this tablet has started so far. */
  readonly boots: number;
  readonly last_reset: ResetReason;
  /** How many times each error occurred since this start, by error code. */
  readonly errors: Readonly<Record<string, number>>;
  /** The hotel's languages that cannot be read aloud; absent where there is none. */
  readonly voiceless?: readonly Language[];
  /**
   * What guests did on each screen, each a sum over at least five visits that was not reported before, such as
   * `/checkin/term opened`: 15.
   */
  readonly sums?: Readonly<Record<string, number>>;
};

/** The raw values from which a heartbeat is built. */
export type Findings = Pick<Heartbeat, 'device' | 'shell' | 'boots' | 'errors'> & {
  readonly version: string;
  readonly userAgent: string;
  readonly settings: Settings;
  readonly path: string;
  /** The app's routes; none contains guest data. */
  readonly paths: readonly string[];
  readonly uptimeMs: number;
  readonly lastReset: ResetReason;
  readonly voiceless: readonly Language[];
  readonly sums: Heartbeat['sums'] | undefined;
};

/** Builds the heartbeat. An unknown path may contain anything, so it is reported as `/404`, the screen shown for it. */
export const heartbeatOf = (found: Findings): Heartbeat => ({
  device: found.device,
  versions: { app: found.version, browser: browserVersion(found.userAgent) },
  shell: found.shell,
  bundle: { revision: found.settings.revision, source: found.settings.source },
  screen: found.paths.includes(found.path) ? found.path : '/404',
  uptime_s: Math.floor(found.uptimeMs / 1000),
  boots: found.boots,
  last_reset: found.lastReset,
  errors: found.errors,
  ...(found.voiceless.length > 0 && { voiceless: found.voiceless }),
  ...(found.sums && { sums: found.sums }),
});

/** User agents also contain other browsers' names, so the most specific comes first. Safari's version is in `Version`. */
const BROWSERS = ['Edg', 'Firefox', 'Chrome', 'Version'];

function browserVersion(userAgent: string): string {
  for (const name of BROWSERS) {
    const version = new RegExp(`${name}/([\\d.]{1,30})`).exec(userAgent)?.[1];
    if (version) return `${name === 'Version' ? 'Safari' : name}/${version}`;
  }
  return 'unknown';
}
