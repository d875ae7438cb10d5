import { dateOf, type Moment } from '../clock.ts';
import { family, labelled, type Samples } from '../metrics.ts';
import type { HelpCall } from './help.ts';
import type { TabletReport } from './register.ts';

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Tablets with metrics of their own; a Prometheus keeps no more for one gateway. */
export const TABLETS_WITH_METRICS = 2_500;

/** Codes with a line of their own on a tablet; the others share one. */
const MAX_CODES = 20;

function mostFrequent(errors: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  const entries = Object.entries(errors);
  if (entries.length <= MAX_CODES) return entries;
  const sorted = entries.toSorted(([, one], [, other]) => other - one);
  const rest = sorted.slice(MAX_CODES).reduce((sum, [, times]) => sum + times, 0);
  return [...sorted.slice(0, MAX_CODES), ['rest', rest]];
}

const infoOf = ({ heartbeat: { versions, bundle, shell, screen, last_reset } }: TabletReport): Samples => {
  const { app: version, browser } = versions;
  const { revision, source } = bundle;
  return [[1, { version, browser, bundle: revision, source, shell, screen, last_reset }]];
};

/** Metrics of the tablets and open calls. @param known the number of known tablets */
export function metricsText(
  tablets: readonly TabletReport[],
  now: Moment,
  calls: readonly HelpCall[] = [],
  known = tablets.length,
): string {
  const ofEach = (
    name: string,
    type: 'gauge' | 'counter',
    help: string,
    samplesOf: (seen: TabletReport) => Samples,
  ) =>
    family(
      `lobby_tablet_${name}`,
      type,
      help,
      tablets.flatMap((seen) => labelled(samplesOf(seen), { device: seen.heartbeat.device })),
    );
  return [
    ofEach(
      'last_seen_timestamp_seconds',
      'gauge',
      'When the tablet was last heard of, in seconds since 1970.',
      ({ at }) => dateOf(at, now).getTime() / 1000,
    ),
    ofEach(
      'uptime_seconds',
      'gauge',
      'How long the app had been running then.',
      (seen) => seen.heartbeat.uptime_s,
    ),
    ofEach('boots_total', 'counter', 'Starts of the app on this tablet.', (seen) => seen.heartbeat.boots),
    ofEach('errors_total', 'counter', 'Errors since the app was started, by code.', ({ heartbeat }) =>
      mostFrequent(heartbeat.errors).map(([code, times]) => [times, { code }]),
    ),
    ofEach('info', 'gauge', 'What ran on the tablet and what it showed; always 1.', infoOf),
    family(
      'lobby_tablet_help_asked_timestamp_seconds',
      'gauge',
      'When a guest called the staff who have not answered yet, in seconds since 1970.',
      calls.map(({ device, screen, since }) => [dateOf(since, now).getTime() / 1000, { device, screen }]),
    ),
    family('lobby_tablets_known', 'gauge', 'Tablets that are known.', known),
    family(
      'lobby_tablets_left_out',
      'gauge',
      'Tablets that are too many to have metrics of their own.',
      known - tablets.length,
    ),
  ].join('');
}
