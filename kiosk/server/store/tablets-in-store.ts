import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Part, run } from './part.ts';
import { EXCHANGE, GROW } from './scripts.ts';

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

/** More tablets than a hotel chain has, and how many of them come in one answer. */
const MAX_TABLETS = 10_000;
const TABLETS_OF_ANSWER = 1_000;

const state = z
  .tuple([z.string(), z.coerce.number(), z.array(z.string()), z.array(z.string()), z.array(z.string())])
  .transform(
    ([born, upTo, tablets, help, sums]): TabletState => ({
      born,
      upTo,
      tablets,
      help,
      sums: new Map(sums.flatMap((name, at) => (at % 2 === 0 ? [[name, Number(sums[at + 1])]] : []))),
    }),
  );

/** Tablets, calls for help and sums. */
export function tabletsIn(part: Part, youthMs: number) {
  const lists = ['born', 'tablets', 'changes', 'last', 'help', 'sums', 'refilled'].map((list) =>
    part.name(list),
  );
  const grow = growing(part, youthMs);
  return {
    /** Tells what this gateway has heard, and asks what all know. @param since `upTo` of the last answer; 0 asks for every tablet */
    exchange: async (news: TabletNews, since: number) => {
      const told = [randomUUID(), since, MAX_TABLETS, TABLETS_OF_ANSWER, JSON.stringify(news)];
      const learnt = await run(part, EXCHANGE, state, lists, told);
      await grow(learnt.born);
      return learnt;
    },
  };
}

/**
 * Ends the youth of data that this gateway has seen long enough, on one connection to one run of the store. It goes by the gateway's
 * own steady clock: one of the store may be put forward and back.
 */
function growing(part: Part, youthMs: number): (born: string) => Promise<void> {
  let seen = { what: '', since: 0, isGrown: false };
  return async (born) => {
    const { connection, run: runOfStore } = part.sight();
    const what = `${connection} ${runOfStore} ${born}`;
    if (seen.what !== what) seen = { what, since: performance.now(), isGrown: false };
    if (seen.isGrown || performance.now() - seen.since < youthMs) return;
    const keys = [part.name('born'), part.name('grown')];
    await run(part, GROW, z.literal('OK'), keys, [runOfStore, born]);
    seen.isGrown = true;
  };
}
