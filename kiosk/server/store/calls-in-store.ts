import { z } from 'zod';
import { type Part, type Pool, run } from './part.ts';
import { CLAIM } from './scripts.ts';

/** What became of an attempt to claim a call. */
export type Claim =
  /** Nobody had claimed it: it is ours to make. */
  | { readonly kind: 'claimed' }
  /** The store has just begun, and gateways may still be telling it what they had claimed before. */
  | { readonly kind: 'young' }
  /** The pool has no room: nothing was claimed. */
  | { readonly kind: 'full' }
  /** It was claimed before, by us or by another gateway. */
  | { readonly kind: 'known'; readonly record: string };

/** How long a call is remembered, in ms: longer than any tablet or proxy comes back for its answer. */
const REMEMBER_MS = 600_000;
/** Calls remembered of one tenant. */
export const MOST_CALLS: Readonly<Record<Pool, number>> = {
  guest: 10_000,
  stranger: 500,
  // One for each start of a gateway.
  probe: Number.MAX_SAFE_INTEGER,
};

const claimed = z.union([
  z.tuple([z.enum(['claimed', 'young', 'full'])]).transform(([kind]): Claim => ({ kind })),
  z.tuple([z.literal('known'), z.string()]).transform(([kind, record]): Claim => ({ kind, record })),
]);

/** Calls that are made once, by a hash of their key. */
export function callsIn<P extends Pool>(part: Part) {
  const { ask, name, sight } = part;
  return {
    /** Claims a call if nobody has yet, in one step. @param pool whose room it takes */
    claim: (call: string, record: string, pool: P) =>
      run(
        part,
        CLAIM,
        claimed,
        [name('call', call), name('born'), name('grown'), name('calls', pool)],
        [record, REMEMBER_MS, sight().run, MOST_CALLS[pool], pool],
      ),
    /** Says what became of a call. */
    write: (call: string, record: string) =>
      ask((client) => client.set(name('call', call), record, { PX: REMEMBER_MS })),
    read: (call: string) => ask((client) => client.get(name('call', call))),
    /** Takes a claim back: the call was not made. */
    release: (call: string) => ask((client) => client.del(name('call', call))),
  };
}
