import type { Moment } from '../clock.ts';
import type { HelpCall } from './help.ts';
import type { TabletReport } from './register.ts';
import { ageInSeconds } from './words.ts';

/** Reasons to look at a tablet, the most urgent first. */
export const NEEDS = ['help', 'settings', 'errors', 'silent', 'shell', 'old'] as const;
export type Need = (typeof NEEDS)[number];

/** In seconds: two missed heartbeats. A tablet off for the night looks the same. */
const SILENT_S = 35 * 60;
/** Seconds for which errors are shown as new. */
const ERRORS_S = 60 * 60;
/** States of a tablet that cannot start without a network. */
const NO_SHELL: readonly string[] = ['none', 'unsupported'];

export interface TabletsNow {
  readonly tablets: readonly TabletReport[];
  readonly help: readonly HelpCall[];
  readonly now: Moment;
}

/** The needs of each tablet by id. @param newest the newest version of the app */
export function needsOf(
  { tablets, help, now }: TabletsNow,
  newest: string,
): ReadonlyMap<string, readonly Need[]> {
  const asking = new Set(help.map(({ device }) => device));
  const all = new Map<string, readonly Need[]>(help.map(({ device }) => [device, ['help']]));
  for (const seen of tablets) {
    const { device, versions, shell, bundle } = seen.heartbeat;
    const isTrue: Readonly<Record<Need, boolean>> = {
      help: asking.has(device),
      settings: bundle.source === 'defaults',
      errors: seen.erredAt !== undefined && ageInSeconds(seen.erredAt, now) <= ERRORS_S,
      silent: isSilent(seen, now),
      shell: NO_SHELL.includes(shell),
      old: byVersion(versions.app, newest) < 0,
    };
    const needs = NEEDS.filter((need) => isTrue[need]);
    if (needs.length > 0) all.set(device, needs);
  }
  return all;
}

export const isSilent = ({ at }: TabletReport, now: Moment): boolean => ageInSeconds(at, now) > SILENT_S;

/** The newest version on any tablet; empty for none. */
export const newestVersion = (tablets: readonly TabletReport[]): string =>
  tablets.reduce(
    (newest, { heartbeat }) =>
      byVersion(heartbeat.versions.app, newest) > 0 ? heartbeat.versions.app : newest,
    '',
  );

const BY_NUMBER = new Intl.Collator('en', { numeric: true });
const byVersion = (one: string, other: string): number => BY_NUMBER.compare(one, other);
