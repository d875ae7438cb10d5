import type { Counters } from './counters.ts';
import { STORE_STATES, type StoreState } from './store/store-state.ts';

type Labels = Readonly<Record<string, string>>;
/** A metric's number; a suffix names a part, such as a histogram's `_count`. */
export type Sample = readonly [value: number, labels?: Labels, suffix?: string];
export type Samples = number | readonly Sample[];

export function family(
  name: string,
  type: 'gauge' | 'counter' | 'histogram',
  help: string,
  samples: Samples,
): string {
  const lines = listed(samples).map(
    ([value, labels = {}, suffix = '']) => `${name}${suffix}${labelText(labels)} ${value}`,
  );
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

export const labelled = (samples: Samples, labels: Labels): readonly Sample[] =>
  listed(samples).map(([value, own, suffix = '']) => [value, { ...labels, ...own }, suffix]);

const listed = (samples: Samples): readonly Sample[] => (typeof samples === 'number' ? [[samples]] : samples);

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

const escaped = (value: string): string =>
  value.replace(/\\/gu, '\\\\').replace(/"/gu, '\\"').replace(/\n/gu, '\\n');

export interface GatewayState {
  readonly isDraining: boolean;
  /** The settings file is broken; the last good settings are in force. */
  readonly isLastGood: boolean;
  readonly counters: Counters;
  readonly store: StoreState;
}

export function gatewayMetrics({ isDraining, isLastGood, counters, store }: GatewayState): string {
  const { heapUsed, rss } = process.memoryUsage();
  const gauge = (name: string, help: string, samples: Samples) =>
    family(`lobby_gateway_${name}`, 'gauge', help, samples);
  const counter = (name: string, help: string, samples: Samples) =>
    family(`lobby_gateway_${name}_total`, 'counter', help, samples);
  const stores = STORE_STATES.map((state): Sample => [Number(state === store), { state }]);
  const calls = Object.entries(counters.hotelCalls);
  const failures = Object.entries(counters.hotelFailures).flatMap(([service, causes]) =>
    [...causes].map(([cause, count]): Sample => [count, { cause, service }]),
  );
  return [
    gauge(
      'settings_last_good',
      'Whether the settings file is bad and the last good one in force.',
      Number(isLastGood),
    ),
    gauge('draining', 'Whether calls are refused because the gateway is about to end.', Number(isDraining)),
    gauge('store', 'Where the gateway remembers: alone, or in a store that others share.', stores),
    gauge('hotel_calls_under_way', 'Calls that the hotel has not answered yet.', counters.callsUnderWay),
    counter(
      'hotel_calls',
      'Calls for the hotel by how far they got.',
      calls.map(([outcome, count]) => [count, { outcome }]),
    ),
    counter(
      'calls_full',
      'Calls that were refused for want of room, by who made them.',
      Object.entries(counters.callsFull).map(([who, count]) => [count, { who }]),
    ),
    counter(
      'payments_unwritable',
      'Payments that were not sent as the claim could not be kept.',
      counters.paymentsUnwritable,
    ),
    counter(
      'look_ups_refused',
      'Look-ups that were not made, as too many names or numbers were tried.',
      Object.entries(counters.lookUpsRefused).map(([by, count]) => [count, { by }]),
    ),
    counter('hotel_failures', 'Calls without an answer of the hotel, by cause.', failures),
    counter('heartbeats_refused', 'Heartbeats that were not taken.', byReason(counters.heartbeatsRefused)),
    counter('help_calls', 'Calls of guests for help.', counters.helpCalls),
    counter('help_refused', 'Calls for help that were not taken.', byReason(counters.helpRefused)),
    counter('foreign_hosts', 'Requests under a host name that is not ours.', counters.foreignHosts),
    gauge('memory_bytes', 'Memory of the process.', [
      [heapUsed, { of: 'heap' }],
      [rss, { of: 'all' }],
    ]),
  ].join('');
}

const byReason = (counts: ReadonlyMap<string, number>): readonly Sample[] =>
  [...counts].map(([reason, count]) => [count, { reason }]);
