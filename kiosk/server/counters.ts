import type { Word } from './hotel-answer.ts';

/** What the gateway counts of itself since its start. */
export interface Counters {
  /** Calls to the hotel that have not been answered yet. */
  callsUnderWay: number;
  /** Calls to the hotel by how far they got. */
  readonly hotelCalls: Record<Word, number>;
  /** Heartbeats that were not taken, by reason. */
  readonly heartbeatsRefused: Map<string, number>;
  /** Calls of guests for help that were taken. */
  helpCalls: number;
  /** Calls for help, and answers to them, that were not taken, by reason. */
  readonly helpRefused: Map<string, number>;
  /** Requests under a host name that is not ours. */
  foreignHosts: number;
  /** Connections that were ended before their time, by reason. */
  readonly connectionsEnded: Map<string, number>;
}

/** Nothing has been counted yet. */
export const newCounters = (): Counters => ({
  callsUnderWay: 0,
  hotelCalls: { answered: 0, 'no-answer': 0, 'not-sent': 0 },
  heartbeatsRefused: new Map(),
  helpCalls: 0,
  helpRefused: new Map(),
  foreignHosts: 0,
  connectionsEnded: new Map(),
});
