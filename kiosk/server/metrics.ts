import type { Counters } from './counters.ts';
import type { StoreState } from './store/shared-store.ts';

/** What the gateway's metrics show. */
export interface GatewayState {
  readonly isDraining: boolean;
  /** The settings file is broken; the last good settings are in force. */
  readonly isLastGood: boolean;
  readonly counters: Counters;
  readonly store: StoreState;
}

/** The gateway itself, as Prometheus reads it. */
export function gatewayMetrics({ isDraining, isLastGood, counters, store }: GatewayState): string {
  const { callsUnderWay, hotelCalls, heartbeatsRefused, helpCalls, helpRefused, foreignHosts } = counters;
  const { heapUsed, rss } = process.memoryUsage();
  const lines = [
    ...family(
      'lobby_gateway_settings_last_good',
      'gauge',
      'Whether the settings file is bad and the last good one in force.',
    ),
    `lobby_gateway_settings_last_good ${Number(isLastGood)}`,
    ...family(
      'lobby_gateway_draining',
      'gauge',
      'Whether calls are refused because the gateway is about to end.',
    ),
    `lobby_gateway_draining ${Number(isDraining)}`,
    ...storeLines(store),
    ...family('lobby_gateway_hotel_calls_under_way', 'gauge', 'Calls that the hotel has not answered yet.'),
    `lobby_gateway_hotel_calls_under_way ${callsUnderWay}`,
    ...family('lobby_gateway_hotel_calls_total', 'counter', 'Calls for the hotel by how far they got.'),
    ...Object.entries(hotelCalls).map(
      ([outcome, count]) => `lobby_gateway_hotel_calls_total{outcome="${outcome}"} ${count}`,
    ),
    ...family('lobby_gateway_heartbeats_refused_total', 'counter', 'Heartbeats that were not taken.'),
    ...byReason('lobby_gateway_heartbeats_refused_total', heartbeatsRefused),
    ...family('lobby_gateway_help_calls_total', 'counter', 'Calls of guests for help.'),
    `lobby_gateway_help_calls_total ${helpCalls}`,
    ...family('lobby_gateway_help_refused_total', 'counter', 'Calls for help that were not taken.'),
    ...byReason('lobby_gateway_help_refused_total', helpRefused),
    ...family('lobby_gateway_foreign_hosts_total', 'counter', 'Requests under a host name that is not ours.'),
    `lobby_gateway_foreign_hosts_total ${foreignHosts}`,
    ...family(
      'lobby_gateway_connections_ended_total',
      'counter',
      'Connections that were too many, or whose answers nobody read.',
    ),
    ...byReason('lobby_gateway_connections_ended_total', counters.connectionsEnded),
    ...family('lobby_gateway_memory_bytes', 'gauge', 'Memory of the process.'),
    `lobby_gateway_memory_bytes{of="heap"} ${heapUsed}`,
    `lobby_gateway_memory_bytes{of="all"} ${rss}`,
  ];
  return `${lines.join('\n')}\n`;
}

const STORE_STATES: readonly StoreState[] = ['memory', 'shared', 'unreachable'];

const storeLines = (store: StoreState): readonly string[] => [
  ...family(
    'lobby_gateway_store',
    'gauge',
    'Where the gateway remembers: alone, or in a store that others share.',
  ),
  ...STORE_STATES.map((state) => `lobby_gateway_store{state="${state}"} ${Number(state === store)}`),
];

const byReason = (name: string, counts: ReadonlyMap<string, number>): readonly string[] =>
  [...counts].map(([reason, count]) => `${name}{reason="${reason}"} ${count}`);

/** What stands before the numbers of a metric. */
export const family = (
  name: string,
  type: 'gauge' | 'counter' | 'histogram',
  help: string,
): readonly string[] => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
