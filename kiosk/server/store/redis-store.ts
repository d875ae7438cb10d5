import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { z } from 'zod';
import type { Log } from '../log.ts';
import { CLAIM, EXCHANGE } from './scripts.ts';

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

/** Where the store is. */
export interface StoreOptions {
  /** `redis://` or `rediss://`, with user and password where it asks for them. */
  readonly url: string;
  /** Begins every name in the store: several houses may share one. */
  readonly prefix: string;
  readonly log: Log;
  /** How long a store that has just begun takes no claims, in seconds; for tests. */
  readonly youthS?: number;
}

/** How long an answer of the store is waited for, in ms. */
const DEADLINE_MS = 2_000;
/** How long a gateway counts as running after it has last said so, and how often it says so, in ms. */
const ALIVE_MS = 10_000;
const SAY_ALIVE_MS = 3_000;
/** A lost connection is tried again after so long, in ms. */
const RECONNECT_MS = 300;
/** How long a call is remembered, in ms: longer than any tablet or proxy comes back for its answer. */
const REMEMBER_MS = 600_000;
/** A store takes no claims for so long after it began, in seconds: gateways return to it within a second. */
const YOUTH_S = 4;
/** More tablets than a hotel chain has, and how many of them come in one answer. */
const MAX_TABLETS = 10_000;
const TABLETS_OF_ANSWER = 1_000;

/** The store could not be reached, or did not answer in time. */
class StoreUnreachable extends Error {}

const claimed = z.union([
  z.tuple([z.enum(['claimed', 'young'])]).transform(([kind]): Claim => ({ kind })),
  z.tuple([z.literal('known'), z.string()]).transform(([kind, record]): Claim => ({ kind, record })),
]);
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

const clientFor = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: DEADLINE_MS, socketTimeout: 2 * SAY_ALIVE_MS, reconnectStrategy: RECONNECT_MS },
  });
type Client = ReturnType<typeof clientFor>;

/** The connection of a process to a Redis or Valkey that several gateways share. */
export class RedisConnection {
  readonly #gateway = randomUUID();
  readonly #client: Client;
  readonly #prefix: string;
  readonly #log: Log;
  readonly #youthS: number;
  readonly #onReturn: (() => void)[] = [];
  readonly #timer: NodeJS.Timeout;
  /** Undefined until it has been tried. */
  #isReachable: boolean | undefined;

  /** Connects, and goes on trying for as long as the process runs. */
  constructor({ url, prefix, log, youthS = YOUTH_S }: StoreOptions) {
    this.#prefix = prefix;
    this.#log = log;
    this.#youthS = youthS;
    this.#client = clientFor(url);
    // It tries again by itself; each failure would be told here.
    this.#client.on('error', () => this.#lose());
    this.#client.on('ready', () => void this.#sayAlive());
    this.#timer = setInterval(() => void this.#sayAlive(), SAY_ALIVE_MS);
    void this.#client.connect().catch(() => this.#lose());
  }

  isReachable = (): boolean => this.#isReachable === true;

  /** What the gateways of one hotel share. @param tenant its name, where the process has several */
  storeFor(tenant: string | undefined) {
    // The braces keep all names of a tenant on one node of a cluster.
    const name = (...parts: readonly string[]) =>
      [`{${[this.#prefix, tenant].filter(Boolean).join(':')}}`, ...parts].join(':');
    const born = name('born');
    const lists = ['tablets', 'changes', 'last', 'help', 'sums', 'refilled'].map((list) => name(list));
    return {
      /** The name of this process among the gateways, another one at every start. */
      gateway: this.#gateway,
      isReachable: this.isReachable,
      /** Calls back when the store can be reached again. */
      onReturn: (listener: () => void) => void this.#onReturn.push(listener),
      /** Claims a call if nobody has yet, in one step. */
      claim: (call: string, record: string) =>
        this.#run(CLAIM, claimed, [name('call', call), born], [record, REMEMBER_MS, this.#youthS]),
      /** Says what became of a call. */
      write: (call: string, record: string) =>
        this.#ask((client) =>
          client.set(name('call', call), record, { expiration: { type: 'PX', value: REMEMBER_MS } }),
        ),
      read: (call: string) => this.#ask((client) => client.get(name('call', call))),
      /** Takes a claim back: the call was not made. */
      release: (call: string) => this.#ask((client) => client.del(name('call', call))),
      /** Whether another gateway has said lately that it runs. */
      isAlive: async (gateway: string) =>
        (await this.#ask((client) => client.exists(this.#aliveName(gateway)))) === 1,
      /** Tells what this gateway has heard, and asks what all know. @param since `upTo` of the last answer; 0 asks for every tablet */
      exchange: (news: TabletNews, since: number) => {
        const told = [randomUUID(), since, MAX_TABLETS, TABLETS_OF_ANSWER, JSON.stringify(news)];
        return this.#run(EXCHANGE, state, [born, ...lists], told);
      },
    };
  }

  /** Waits for what is being written, then leaves. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isReachable = false;
    await within(this.#client.close()).catch(() => this.#client.destroy());
  }

  async #ask<T>(question: (client: Client) => Promise<T>): Promise<T> {
    if (!this.isReachable()) throw new StoreUnreachable();
    try {
      return await within(question(this.#client));
    } catch {
      throw new StoreUnreachable();
    }
  }

  /** Does in one step what a script says. */
  async #run<T>(script: string, form: z.ZodType<T>, keys: string[], told: readonly (string | number)[]) {
    const options = { keys, arguments: told.map(String) };
    return form.parse(await this.#ask((client) => client.eval(script, options)));
  }

  #aliveName(gateway: string): string {
    return `${this.#prefix}:alive:${gateway}`;
  }

  /** Before anything is claimed others have to see that we run. */
  async #sayAlive(): Promise<void> {
    if (!this.#client.isReady) return this.#lose();
    try {
      const expiration = { type: 'PX', value: ALIVE_MS } as const;
      await within(this.#client.set(this.#aliveName(this.#gateway), '1', { expiration }));
    } catch {
      return this.#lose();
    }
    if (this.#isReachable) return;
    this.#isReachable = true;
    this.#log.note('store-reached');
    for (const listener of this.#onReturn) listener();
  }

  #lose(): void {
    if (this.#isReachable !== false)
      this.#log.fault('store-away', { mend: 'start the store that STORE_URL names' });
    this.#isReachable = false;
  }
}

/** What several gateways of one hotel remember together. Everything but `isReachable` throws when the store cannot be reached in time. */
export type SharedStore = ReturnType<RedisConnection['storeFor']>;

/** Where a gateway remembers: alone, with others, or alone because the store is away. */
export type StoreState = 'memory' | 'shared' | 'unreachable';

async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnreachable()), DEADLINE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
