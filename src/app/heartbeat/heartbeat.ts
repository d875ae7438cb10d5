import type { Settings } from '~/config/settings';
import type { ShellState } from '~/device/staff/facts';
import type { ResetReason } from '~/flow/reset';

/** What a tablet tells of itself. Nothing of a guest, and no text that anybody has typed or a hotel has said. */
export type Heartbeat = {
  readonly device: string;
  readonly versions: { readonly app: string; readonly browser: string };
  readonly shell: ShellState;
  readonly bundle: Pick<Settings, 'revision' | 'source'>;
  /** The screen shown, by its path as the app's own table has it. */
  readonly screen: string;
  /** Since this start, in whole seconds. */
  readonly uptime_s: number;
  /** Starts of this tablet so far. */
  readonly boots: number;
  readonly last_reset: ResetReason;
  /** How often each error came since this start, by its code. */
  readonly errors: Readonly<Record<string, number>>;
};

/** What a heartbeat is made of, as the tablet finds it. */
export type Findings = {
  readonly device: string;
  readonly version: string;
  readonly userAgent: string;
  readonly shell: ShellState;
  readonly settings: Settings;
  readonly path: string;
  /** The paths that the app has; none holds anything of a guest. */
  readonly paths: readonly string[];
  readonly uptimeMs: number;
  readonly boots: number;
  readonly lastReset: ResetReason;
  readonly errors: Readonly<Record<string, number>>;
};

/** The heartbeat of what was found. A path that is no screen's may hold anything: it is told as the screen shown for it. */
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
});

/** Browsers call themselves by each other's names: the most particular one comes first. Safari's number is `Version`. */
const BROWSERS = ['Edg', 'Firefox', 'Chrome', 'Version'];

function browserVersion(userAgent: string): string {
  for (const name of BROWSERS) {
    const version = new RegExp(`${name}/([\\d.]{1,30})`).exec(userAgent)?.[1];
    if (version) return `${name === 'Version' ? 'Safari' : name}/${version}`;
  }
  return 'unknown';
}
