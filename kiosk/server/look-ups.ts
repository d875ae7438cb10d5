import { z } from 'zod';
import { withoutAnswer } from './hotel-answer.ts';
import type { LookUp } from './hotel-calls.ts';
import { RateLimit } from './rate.ts';
import { readJson } from './read-json.ts';

export type LookUpLimit = 'address' | 'tenant';

/** Twenty tablets behind one address, each with five wrong names in two minutes, stay below it. */
const REFUSED_OF_ONE = { burst: 120, perSecond: 0.1 };
const REFUSED_IN_ALL = { burst: 600, perSecond: 1 };
/** All look-ups of one address: forty tablets with members make no more in their busiest half hour. */
const MADE_OF_ONE = { burst: 600, perSecond: 1 };
const RETRY_S = 10;
/** Remembered addresses with a found reservation. */
const MAX_FINDERS = 10_000;
/** Counts all addresses together. */
const ALL = 'all';

/**
 * Limits tries of names and numbers, for an address and for all. When all are over the limit, lobbies go on:
 * addresses that found something or were not refused lately.
 */
export class LookUps {
  /** By kind: a hotel without a member service refuses all members, which must close no search. */
  readonly #limits: Readonly<Record<LookUp, Limits>>;

  /** @param ms monotonic milliseconds @param onRefused hears of each refused look-up */
  constructor(
    ms: () => number,
    private readonly onRefused: (by: LookUpLimit) => void,
  ) {
    this.#limits = { reservation: limitsBy(ms), member: limitsBy(ms) };
  }

  /** Makes a look-up within the limits; else answers 429 without the hotel. @param sender an address or IPv6 network */
  async make(kind: LookUp, sender: string, ask: () => Promise<Response>): Promise<Response> {
    const limits = this.#limits[kind];
    const { refusedOfOne, refusedInAll, finders } = limits;
    const by = limitOf(limits, sender);
    if (by !== undefined) {
      this.onRefused(by);
      const answer = withoutAnswer(429, 'not-sent');
      answer.headers.set('Retry-After', String(RETRY_S));
      return answer;
    }
    // Counted before the answer, since many may be under way.
    refusedOfOne.allows(sender);
    const isCountedInAll = refusedInAll.allows(ALL);
    const answer = await ask();
    const outcome = await outcomeOf(answer);
    if (outcome !== 'refused') {
      refusedOfOne.giveBack(sender);
      if (isCountedInAll) refusedInAll.giveBack(ALL);
    }
    if (outcome === 'found') {
      finders.delete(sender);
      const [first] = finders.add(sender);
      if (finders.size > MAX_FINDERS && first !== undefined) finders.delete(first);
    }
    return answer;
  }
}

const limitsBy = (ms: () => number) => ({
  madeOfOne: new RateLimit(MADE_OF_ONE, ms),
  refusedOfOne: new RateLimit(REFUSED_OF_ONE, ms),
  refusedInAll: new RateLimit(REFUSED_IN_ALL, ms),
  /** Addresses that have found something, the latest last. */
  finders: new Set<string>(),
});
type Limits = ReturnType<typeof limitsBy>;

/** The limit that refuses a look-up; counts an allowed one. */
function limitOf(limits: Limits, sender: string): LookUpLimit | undefined {
  const { madeOfOne, refusedOfOne, refusedInAll, finders } = limits;
  if (refusedOfOne.left(sender) < 1) return 'address';
  const isLobby = finders.has(sender) || refusedOfOne.isFull(sender);
  if (refusedInAll.left(ALL) < 1 && !isLobby) return 'tenant';
  return madeOfOne.allows(sender) ? undefined : 'address';
}

const answerSchema = z.object({ error_msg: z.unknown().optional(), payload: z.unknown().optional() });

/** Reads the hotel's answer. Its own faults (no words, pages, too many calls) refuse no name and close no lobby. */
async function outcomeOf(answer: Response): Promise<'found' | 'refused' | 'unknown'> {
  if (answer.headers.get('lobby-gateway') !== 'answered') return 'unknown';
  const json = readJson(await answer.clone().text(), answerSchema);
  if (holdsSomething(json?.error_msg) || holdsSomething(errorIn(json?.payload))) return 'refused';
  const { status } = answer;
  if (status >= 500 || status === 408 || status === 429) return 'unknown';
  if (status >= 400) return 'refused';
  if (json === undefined) return 'unknown';
  return holdsSomething(json.payload) ? 'found' : 'refused';
}

const errorIn = (payload: unknown): unknown => answerSchema.safeParse(payload).data?.error_msg;

/** Whether a value has content: empty lists and texts, and members without a word, have none. */
function holdsSomething(value: unknown, depth = 0): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (typeof value !== 'object' || depth > 4) return true;
  return Object.values(value).some((part) => holdsSomething(part, depth + 1));
}
