import type { Settings } from '~/config/settings';
import type { ShellState } from '~/device/staff/diagnostics';
import type { ResetReason } from '~/flow/reset';

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
  /**
   * What guests did on each screen, each a sum over at least five visits that was not reported before, such as
   * `/checkin/term opened`: 15.
   */
  readonly sums?: Readonly<Record<string, number>>;
};

/** The raw values from which a heartbeat is built. */
export type Findings = {
  readonly device: string;
  readonly version: string;
  readonly userAgent: string;
  readonly shell: ShellState;
  readonly settings: Settings;
  readonly path: string;
  /** The app's routes; none contains guest data. */
  readonly paths: readonly string[];
  readonly uptimeMs: number;
  readonly boots: number;
  readonly lastReset: ResetReason;
  readonly errors: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, number>> | undefined;
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
