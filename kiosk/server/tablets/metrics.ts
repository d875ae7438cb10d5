import { family } from '../metrics.ts';
import type { HelpCall } from './help.ts';
import type { Seen } from './register.ts';

/** The text format of Prometheus, version 0.0.4. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [labels: Labels, value: number];

/** One metric: what it says of each tablet. */
interface Family {
  readonly name: string;
  readonly type: 'gauge' | 'counter';
  readonly help: string;
  readonly samples: (seen: Seen) => readonly Sample[];
}

const FAMILIES: readonly Family[] = [
  {
    name: 'lobby_tablet_last_seen_timestamp_seconds',
    type: 'gauge',
    help: 'When the tablet was last heard of, in seconds since 1970.',
    samples: ({ at }) => [[{}, at.getTime() / 1000]],
  },
  {
    name: 'lobby_tablet_uptime_seconds',
    type: 'gauge',
    help: 'How long the app had been running then.',
    samples: ({ heartbeat }) => [[{}, heartbeat.uptime_s]],
  },
  {
    name: 'lobby_tablet_boots_total',
    type: 'counter',
    help: 'Starts of the app on this tablet.',
    samples: ({ heartbeat }) => [[{}, heartbeat.boots]],
  },
  {
    name: 'lobby_tablet_errors_total',
    type: 'counter',
    help: 'Errors since the app was started, by code.',
    samples: ({ heartbeat }) =>
      mostFrequent(heartbeat.errors).map(([code, times]) => [{ code }, times] as const),
  },
  {
    name: 'lobby_tablet_info',
    type: 'gauge',
    help: 'What ran on the tablet and what it showed; always 1.',
    samples: ({ heartbeat: { versions, bundle, shell, screen, last_reset } }) => [
      [
        {
          version: versions.app,
          browser: versions.browser,
          bundle: bundle.revision,
          source: bundle.source,
          shell,
          screen,
          last_reset,
        },
        1,
      ],
    ],
  },
];

/** Codes that a tablet has a line for; the others share one. */
const MAX_CODES = 20;

function mostFrequent(errors: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  const entries = Object.entries(errors);
  if (entries.length <= MAX_CODES) return entries;
  const sorted = entries.toSorted(([, one], [, other]) => other - one);
  const rest = sorted.slice(MAX_CODES).reduce((sum, [, times]) => sum + times, 0);
  return [...sorted.slice(0, MAX_CODES), ['rest', rest]];
}

const HELP = 'lobby_tablet_help_asked_timestamp_seconds';

/** Tablets with metrics of their own: more are more than a Prometheus should keep for one gateway. */
export const TABLETS_WITH_METRICS = 2_500;

/**
 * Tablets, and the calls for help that are open, as Prometheus reads them.
 * @param known how many tablets are known in all
 */
export function metricsText(
  tablets: readonly Seen[],
  calls: readonly HelpCall[] = [],
  known = tablets.length,
): string {
  const lines = FAMILIES.flatMap(({ name, type, help, samples }) => [
    ...family(name, type, help),
    ...tablets.flatMap((seen) =>
      samples(seen).map(
        ([labels, value]) => `${name}${labelText({ device: seen.heartbeat.device, ...labels })} ${value}`,
      ),
    ),
  ]);
  lines.push(
    ...family(
      HELP,
      'gauge',
      'When a guest called the staff who have not answered yet, in seconds since 1970.',
    ),
    ...calls.map(
      ({ device, screen, at }) => `${HELP}${labelText({ device, screen })} ${at.getTime() / 1000}`,
    ),
    ...family('lobby_tablets_known', 'gauge', 'Tablets that are known.'),
    `lobby_tablets_known ${known}`,
    ...family('lobby_tablets_left_out', 'gauge', 'Tablets that are too many to have metrics of their own.'),
    `lobby_tablets_left_out ${known - tablets.length}`,
  );
  return `${lines.join('\n')}\n`;
}

function labelText(labels: Labels): string {
  return `{${Object.entries(labels)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(',')}}`;
}

const escaped = (value: string): string =>
  value.replace(/\\/gu, '\\\\').replace(/"/gu, '\\"').replace(/\n/gu, '\\n');
