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

type VisitFigures = { readonly sums: Sums; readonly lastReset: () => ResetReason };

/**
 * Counts script errors, resets and stays on screens from now on.
 * @returns sends one heartbeat, unless one is being sent. A failed one is not repeated; its sums go with the next
 * one, since most guests are stuck while the network is down
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

async function beat(router: AppRouter, { sums, lastReset }: VisitFigures): Promise<void> {
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

/** Starts counting script errors, resets and stays on screens. */
export function watchVisits(router: AppRouter): VisitFigures {
  const stays = new Stays();
  let lastReset: ResetReason = 'start';
  const countScriptError = () => countError('script');
  window.addEventListener('error', countScriptError);
  window.addEventListener('unhandledrejection', countScriptError);
  onVisitEnd(() => {
    // The router still shows the screen that home replaces.
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

/** Report of a tablet about itself: no guest data, no typed text, no text from the hotel. */
export type Heartbeat = {
  readonly device: string;
  readonly versions: { readonly app: string; readonly browser: string };
  readonly shell: ShellState;
  readonly bundle: Pick<Settings, 'revision' | 'source'>;
  /** Path of a route of the app. */
  readonly screen: string;
  /** Time since this start, in whole seconds. */
  readonly uptime_s: number;
  readonly boots: number;
  readonly last_reset: ResetReason;
  readonly errors: Readonly<Record<string, number>>;
  /** The hotel's languages that cannot be read aloud; absent where there is none. */
  readonly voiceless?: readonly Language[];
  /** New sums over at least five visits each, such as `/checkin/term opened`: 15. */
  readonly sums?: Readonly<Record<string, number>>;
};

/** The values from which a heartbeat is built. */
export type HeartbeatValues = Pick<Heartbeat, 'device' | 'shell' | 'boots' | 'errors'> & {
  readonly version: string;
  readonly userAgent: string;
  readonly settings: Settings;
  readonly path: string;
  readonly paths: readonly string[];
  readonly uptimeMs: number;
  readonly lastReset: ResetReason;
  readonly voiceless: readonly Language[];
  readonly sums: Heartbeat['sums'] | undefined;
};

/** An unknown path may contain guest data, so it becomes `/404`, the screen shown for it. */
export const heartbeatOf = (found: HeartbeatValues): Heartbeat => ({
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

/** User agents name several browsers, so the most specific comes first. `Version` is Safari's. */
const BROWSERS = ['Edg', 'Firefox', 'Chrome', 'Version'];

function browserVersion(userAgent: string): string {
  for (const name of BROWSERS) {
    const version = new RegExp(`${name}/([\\d.]{1,30})`).exec(userAgent)?.[1];
    if (version) return `${name === 'Version' ? 'Safari' : name}/${version}`;
  }
  return 'unknown';
}
