import { z } from 'zod';
import { withoutAnswer } from './hotel-answer.ts';
import type { LookUp } from './hotel-calls.ts';
import { RateLimit } from './rate.ts';
import { readJson } from './read-json.ts';

/** Whose limit a look-up met. */
export type LookUpLimit = 'address' | 'tenant';

/** Twenty tablets behind one address, each with five wrong names within a minute or two, stay below it. */
const REFUSED_OF_ONE = { burst: 120, perSecond: 0.1 };
/** Wrong names of all addresses together. */
const REFUSED_IN_ALL = { burst: 600, perSecond: 1 };
/** Look-ups of one address, whatever they find: forty tablets with members as guests make no more in their busiest half hour. */
const MADE_OF_ONE = { burst: 600, perSecond: 1 };
/** When another try is worth it, in seconds. */
const RETRY_S = 10;
/** Addresses remembered that have found something. */
const MAX_FINDERS = 10_000;
/** The one name under which all addresses are counted together. */
const ALL = 'all';

/**
 * Limits how many names and numbers can be tried. Those that the hotel refuses count for an address and for all together. When
 * all together were refused too often, addresses go on that found something before, or were not refused lately: lobbies.
 */
export class LookUps {
  /** Each kind by itself: a hotel without a member service refuses all members, which closes no search. */
  readonly #limits: Readonly<Record<LookUp, Limits>>;

  /**
   * @param ms a clock that never goes back, in milliseconds
   * @param onRefused told of each look-up that is not made
   */
  constructor(
    ms: () => number,
    private readonly onRefused: (by: LookUpLimit) => void,
  ) {
    this.#limits = { reservation: limitsBy(ms), member: limitsBy(ms) };
  }

  /**
   * Makes a look-up if the limits allow it; otherwise the answer is 429, and the hotel hears nothing.
   * @param sender who asks: an address, or a network of IPv6
   */
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
    // Counted before the hotel answers: many may be under way at one time.
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
  /** Addresses that have found something; the last one to do so is the last in it. */
  finders: new Set<string>(),
});
type Limits = ReturnType<typeof limitsBy>;

/** The limit that keeps a look-up from being made. Counts it among those that are made. */
function limitOf(limits: Limits, sender: string): LookUpLimit | undefined {
  const { madeOfOne, refusedOfOne, refusedInAll, finders } = limits;
  if (refusedOfOne.left(sender) < 1) return 'address';
  const isLobby = finders.has(sender) || refusedOfOne.isFull(sender);
  if (refusedInAll.left(ALL) < 1 && !isLobby) return 'tenant';
  return madeOfOne.allows(sender) ? undefined : 'address';
}

const answerSchema = z.object({ error_msg: z.unknown().optional(), payload: z.unknown().optional() });

/**
 * What the hotel said. An error without a word of the hotel's, too many calls and a page are faults of it, and no answer to a
 * name: a hotel that is down closes no lobby.
 */
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

/** Whether there is anything in it: an empty list, an empty text and a member without a word are nothing that was found. */
function holdsSomething(value: unknown, depth = 0): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (typeof value !== 'object' || depth > 4) return true;
  return Object.values(value).some((part) => holdsSomething(part, depth + 1));
}
