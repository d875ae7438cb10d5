import type { Caller } from './call-room.ts';
import type { Word } from './hotel-answer.ts';
import { noFailures } from './hotel-failures.ts';
import type { LookUpLimit } from './look-ups.ts';

/** Milliseconds for which refused calls count as a present trouble. */
const LATELY_MS = 60_000;

export class Counters {
  callsUnderWay = 0;
  readonly hotelCalls: Record<Word, number> = { answered: 0, 'no-answer': 0, 'not-sent': 0 };
  readonly lookUpsRefused: Record<LookUpLimit, number> = { address: 0, tenant: 0 };
  readonly hotelFailures = noFailures();
  /** Calls refused for want of room, by caller. */
  readonly callsFull: Record<Caller | 'payments', number> = { guest: 0, open: 0, stranger: 0, payments: 0 };
  paymentsUnwritable = 0;
  readonly heartbeatsRefused = new Map<string, number>();
  helpCalls = 0;
  /** Refused calls for help and answers to them, by reason. */
  readonly helpRefused = new Map<string, number>();
  foreignHosts = 0;
  readonly #lately = new Map<Trouble, number>();

  /** @param now monotonic milliseconds */
  constructor(private readonly now = () => performance.now()) {}

  noteFull(whose: Caller | 'payments'): void {
    this.callsFull[whose] += 1;
    this.#lately.set(whose === 'payments' ? 'payments-full' : `${whose}-calls-full`, this.now());
  }

  noteUnwritable(): void {
    this.paymentsUnwritable += 1;
    this.#lately.set('payments-unwritable', this.now());
  }

  /** Troubles of the last minute: too little room or no disk. */
  troubles(): readonly Trouble[] {
    return [...this.#lately].filter(([, at]) => this.now() - at < LATELY_MS).map(([trouble]) => trouble);
  }
}

export type Trouble = `${Caller}-calls-full` | 'payments-full' | 'payments-unwritable';
