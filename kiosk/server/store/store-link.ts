import type { LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Log } from '../log.ts';
import { factIn, type StoreState, StoreTrouble, type Trouble, troubleIn, troubleOf } from './store-state.ts';

export interface LinkOptions {
  /** `redis://` or `rediss://`, with user and password if needed. */
  readonly url: string;
  /** Reports in the store that this process runs. */
  readonly sayAlive: (client: Client) => Promise<unknown>;
  readonly log: Log;
  /** By default the system's look-up. */
  readonly lookup?: LookupFunction | undefined;
}

const clientFor = ({ url, lookup }: LinkOptions) =>
  createClient({
    url,
    disableOfflineQueue: true,
    // A new client resolves the name anew: after a failover it leads to another machine.
    socket: { connectTimeout: DEADLINE_MS, reconnectStrategy: false, ...(lookup && { lookup }) },
  });
export type Client = ReturnType<typeof clientFor>;

/** Asks the store within the deadline. */
export type Ask = <T>(question: (client: Client) => Promise<T>) => Promise<T>;

export interface Sight {
  readonly connection: number;
  /** The store's own name for this run of the primary; empty if the user may not ask. */
  readonly run: string;
}

/** A user of the link; it shares the store once its own names are proved. */
export interface Sharer {
  /** Throws the store's error for failing claims. */
  readonly prove: (ask: Ask) => Promise<void>;
  readonly onReturn: (() => void)[];
}

const DEADLINE_MS = 2_000;
/** In ms, between proofs and reports that this process runs. */
const PROVE_MS = 3_000;
/** In ms: at once for an absent store, later where people have to act. */
const AGAIN_MS = { away: 300, refused: 1_000 };

const BLIND = 'whether the store drops payments when it is full is not known: ';

export class StoreUnusable extends Error {
  constructor() {
    super('The store cannot be used now');
  }
}

/** A store connection, renewed after each failed proof. Only a proved store is asked. */
export class StoreLink {
  readonly #options: LinkOptions;
  readonly #sharers: Sharer[] = [];
  readonly #proven = new Set<Sharer>();
  #next = 0;
  #client: Client | undefined;
  #state: Exclude<StoreState, 'memory'> = 'unreachable';
  #hasSaid: string | undefined;
  #run = '';
  /** Whether the store drops payments is unknown. */
  #isBlind = false;
  #isClosed = false;
  #isAwake = false;
  #endSleep: () => void = () => undefined;
  #connections = 0;

  constructor(options: LinkOptions) {
    this.#options = options;
    void this.#live();
  }

  get sight(): Sight {
    return { connection: this.#connections, run: this.#run };
  }

  /** The store's state for a sharer, by default for the process. */
  stateFor(sharer?: Sharer): Exclude<StoreState, 'memory'> {
    const isUnproven = sharer !== undefined && !this.#proven.has(sharer);
    return this.#state === 'shared' && isUnproven ? 'unreachable' : this.#state;
  }

  add(sharer: Sharer): void {
    this.#sharers.push(sharer);
    this.#wake();
  }

  async ask<T>(sharer: Sharer, question: (client: Client) => Promise<T>): Promise<T> {
    if (this.#client === undefined || this.stateFor(sharer) !== 'shared') throw new StoreUnusable();
    try {
      return await within(question(this.#client));
    } catch {
      this.#wake();
      throw new StoreUnusable();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const isInUse = this.#state === 'shared';
    this.#state = 'unreachable';
    if (isInUse && this.#client) await within(this.#client.close()).catch(() => undefined);
    this.#client?.destroy();
    this.#wake();
  }

  async #live(): Promise<void> {
    while (!this.#isClosed) {
      const client = clientFor(this.#options);
      this.#client = client;
      this.#connections += 1;
      client.on('error', () => this.#wake());
      try {
        await within(client.connect());
        while (!this.#isClosed) {
          await this.#prove(client);
          await this.#sleep();
        }
      } catch (error) {
        this.#lose(troubleOf(error));
      } finally {
        client.destroy();
      }
      const { away, refused } = AGAIN_MS;
      await pause(this.#state === 'unreachable' ? away : refused, undefined, { ref: false });
    }
  }

  /** Proves all new sharers, and one of the others in turn. */
  async #prove(client: Client): Promise<void> {
    const ask: Ask = (question) => within(question(client));
    await this.#look(ask);
    await ask(this.#options.sayAlive);
    const sharers = new Set(this.#sharers.filter((sharer) => !this.#proven.has(sharer)));
    const inTurn = this.#sharers[this.#next++ % this.#sharers.length];
    if (inTurn !== undefined) sharers.add(inTurn);
    await Promise.all([...sharers].map((sharer) => sharer.prove(ask)));
    if (this.#isClosed) return;
    if (this.#state !== 'shared') this.#options.log.note('store-reached');
    this.#state = 'shared';
    this.#hasSaid = undefined;
    const returned = [...sharers].filter((sharer) => !this.#proven.has(sharer));
    for (const sharer of returned) this.#proven.add(sharer);
    for (const { onReturn } of returned) for (const listener of onReturn) listener();
  }

  /** The store's facts about itself, if its user may ask. */
  async #look(ask: Ask): Promise<void> {
    let info: string;
    try {
      info = (
        await Promise.all(['replication', 'memory'].map((of) => ask((client) => client.info(of))))
      ).join('\n');
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble.state !== 'not-permitted') throw error;
      if (!this.#isBlind) this.#options.log.fault('store-not-seen', { mend: BLIND + trouble.mend });
      this.#isBlind = true;
      return;
    }
    const trouble = troubleIn(info);
    if (trouble !== undefined) throw new StoreTrouble(trouble);
    this.#run = factIn(info, 'master_replid');
  }

  #lose({ state, mend }: Trouble): void {
    if (this.#isClosed) return;
    this.#state = state;
    this.#proven.clear();
    if (this.#hasSaid !== mend) this.#options.log.fault('store-away', { state, mend });
    this.#hasSaid = mend;
  }

  async #sleep(): Promise<void> {
    if (!this.#isAwake) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PROVE_MS);
        this.#endSleep = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isAwake = false;
  }

  #wake(): void {
    this.#isAwake = true;
    this.#endSleep();
  }
}

/** @throws {StoreUnusable} without an answer in time */
async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreUnusable()), DEADLINE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
