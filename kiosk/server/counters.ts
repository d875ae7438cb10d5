import type { Word } from './hotel-answer.ts';
import type { FailureCounts } from './hotel-failures.ts';
import type { LookUpLimit } from './look-ups.ts';

/** What the gateway counts of itself since its start. */
export class Counters {
  /** Calls to the hotel that have not been answered yet. */
  callsUnderWay = 0;
  /** Calls to the hotel by how far they got. */
  readonly hotelCalls: Record<Word, number> = { answered: 0, 'no-answer': 0, 'not-sent': 0 };
  /** Look-ups that were not made, by whose limit they met. */
  readonly lookUpsRefused: Record<LookUpLimit, number> = { address: 0, tenant: 0 };
  /** Calls without an answer of the hotel. */
  readonly hotelFailures: FailureCounts = { hotel: new Map(), points: new Map(), postcode: new Map() };
  /** Heartbeats that were not taken, by reason. */
  readonly heartbeatsRefused = new Map<string, number>();
  /** Calls of guests for help that were taken. */
  helpCalls = 0;
  /** Calls for help, and answers to them, that were not taken, by reason. */
  readonly helpRefused = new Map<string, number>();
  /** Requests under a host name that is not ours. */
  foreignHosts = 0;
}
