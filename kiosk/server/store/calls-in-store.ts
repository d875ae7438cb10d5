import { z } from 'zod';
import { type Part, type Pool, run } from './part.ts';
import { CLAIM } from './scripts.ts';

export type Claim =
  /** Ours to make. */
  | { readonly kind: 'claimed' }
  /** A new store: gateways may still be telling it their claims. */
  | { readonly kind: 'young' }
  /** The pool has no room: nothing was claimed. */
  | { readonly kind: 'full' }
  | { readonly kind: 'known'; readonly record: string };

/** In ms: no tablet or proxy comes back later. */
const REMEMBER_MS = 600_000;
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

export function callsIn<P extends Pool>(part: Part) {
  const { ask, name, sight } = part;
  return {
    /** Claims an unclaimed call, in one step. @param pool whose room it takes */
    claim: (call: string, record: string, pool: P) =>
      run(
        part,
        CLAIM,
        claimed,
        [name('call', call), name('born'), name('grown'), name('calls', pool)],
        [record, REMEMBER_MS, sight().run, MOST_CALLS[pool], pool],
      ),
    write: (call: string, record: string) =>
      ask((client) => client.set(name('call', call), record, { PX: REMEMBER_MS })),
    read: (call: string) => ask((client) => client.get(name('call', call))),
    /** Takes the claim of an unmade call back. */
    release: (call: string) => ask((client) => client.del(name('call', call))),
  };
}
