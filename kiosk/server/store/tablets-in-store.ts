import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Part, run } from './part.ts';
import { EXCHANGE, GROW } from './scripts.ts';

export interface TabletNews {
  readonly tablets: Readonly<Record<string, string>>;
  readonly help: readonly object[];
  readonly sums: Readonly<Record<string, number>>;
  /** Sums to add unless another gateway has: the store lost them. */
  readonly lostSums: Readonly<Record<string, number>>;
}

export interface TabletState {
  /** Names the store's data; new after a loss. */
  readonly born: string;
  /** The end of the store's list of changes. */
  readonly upTo: number;
  /** Changed tablets as JSON, ours included. */
  readonly tablets: readonly string[];
  readonly help: readonly string[];
  readonly sums: ReadonlyMap<string, number>;
}

/** More tablets than a hotel chain has, and the limit of one answer. */
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

export function tabletsIn(part: Part, youthMs: number) {
  const lists = ['born', 'tablets', 'changes', 'last', 'help', 'sums', 'refilled'].map((list) =>
    part.name(list),
  );
  const grow = growing(part, youthMs);
  return {
    /** Tells this gateway's news, asks for the rest. @param since `upTo` of the last answer; 0 asks for every tablet */
    exchange: async (news: TabletNews, since: number) => {
      const told = [randomUUID(), since, MAX_TABLETS, TABLETS_OF_ANSWER, JSON.stringify(news)];
      const learnt = await run(part, EXCHANGE, state, lists, told);
      await grow(learnt.born);
      return learnt;
    },
  };
}

/** Ends the youth of data seen long enough on one connection, by our steady clock: a store's may be changed. */
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
