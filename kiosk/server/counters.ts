import type { Caller } from './call-room.ts';
import type { Word } from './hotel-answer.ts';
import { noFailures } from './hotel-failures.ts';
import type { LookUpLimit } from './look-ups.ts';

/** How long calls that were refused for want of room are a state of the gateway, in ms. */
const LATELY_MS = 60_000;

/** What the gateway counts of itself since its start. */
export class Counters {
  /** Calls to the hotel that have not been answered yet. */
  callsUnderWay = 0;
  /** Calls to the hotel by how far they got. */
  readonly hotelCalls: Record<Word, number> = { answered: 0, 'no-answer': 0, 'not-sent': 0 };
  /** Look-ups that were not made, by whose limit they met. */
  readonly lookUpsRefused: Record<LookUpLimit, number> = { address: 0, tenant: 0 };
  /** Calls without an answer of the hotel. */
  readonly hotelFailures = noFailures();
  /** Calls that were refused for want of room, by who made them. */
  readonly callsFull: Record<Caller | 'payments', number> = { guest: 0, open: 0, stranger: 0, payments: 0 };
  /** Payments whose claim could not be kept. */
  paymentsUnwritable = 0;
  /** Heartbeats that were not taken, by reason. */
  readonly heartbeatsRefused = new Map<string, number>();
  /** Calls of guests for help that were taken. */
  helpCalls = 0;
  /** Calls for help, and answers to them, that were not taken, by reason. */
  readonly helpRefused = new Map<string, number>();
  /** Requests under a host name that is not ours. */
  foreignHosts = 0;
  readonly #lately = new Map<Trouble, number>();

  /** @param now a clock in milliseconds that never goes back */
  constructor(private readonly now = () => performance.now()) {}

  noteFull(whose: Caller | 'payments'): void {
    this.callsFull[whose] += 1;
    this.#lately.set(whose === 'payments' ? 'payments-full' : `${whose}-calls-full`, this.now());
  }

  noteUnwritable(): void {
    this.paymentsUnwritable += 1;
    this.#lately.set('payments-unwritable', this.now());
  }

  /** What went wrong in the last minute, for want of room or of a disk. */
  troubles(): readonly Trouble[] {
    return [...this.#lately].filter(([, at]) => this.now() - at < LATELY_MS).map(([trouble]) => trouble);
  }
}

/** A state in which the gateway refuses what it should take. */
export type Trouble = `${Caller}-calls-full` | 'payments-full' | 'payments-unwritable';
