import type { RedisConnection } from './redis-store.ts';

/** What became of an attempt to claim a call. */
export type Claim =
  /** Nobody had claimed it: it is ours to make. */
  | { readonly kind: 'claimed' }
  /** The store has just begun, and gateways may still be telling it what they had claimed before. */
  | { readonly kind: 'young' }
  /** It was claimed before, by us or by another gateway. */
  | { readonly kind: 'known'; readonly record: string };

/** What this gateway has heard of its tablets since it last told the store. */
export interface TabletNews {
  /** Tablets by their id, as JSON. */
  readonly tablets: Readonly<Record<string, string>>;
  /** Calls for help that were opened or closed, in their order. */
  readonly help: readonly object[];
  /** What to add to each sum. */
  readonly sums: Readonly<Record<string, number>>;
  /** What to add to each sum if no other gateway has: what a store held that has lost its data. */
  readonly lostSums: Readonly<Record<string, number>>;
}

/** What all gateways know of the tablets. */
export interface TabletState {
  /** Says which data the store holds: another one after it has lost all. */
  readonly born: string;
  /** How far the store's list of changes goes. */
  readonly upTo: number;
  /** Tablets that changed since, as JSON; ours among them. */
  readonly tablets: readonly string[];
  /** All open calls for help, as JSON. */
  readonly help: readonly string[];
  /** All sums. */
  readonly sums: ReadonlyMap<string, number>;
}

/** What several gateways of one hotel remember together. Everything but `isReachable` throws when the store cannot be reached in time. */
export type SharedStore = ReturnType<RedisConnection['storeFor']>;

/** Where a gateway remembers: alone, with others, or alone because the store is away. */
export type StoreState = 'memory' | 'shared' | 'unreachable';

export const storeState = (store: SharedStore | undefined): StoreState =>
  store === undefined ? 'memory' : store.isReachable() ? 'shared' : 'unreachable';
