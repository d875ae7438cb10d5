import type { LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Log } from '../log.ts';
import { factIn, type StoreState, StoreTrouble, type Trouble, troubleIn, troubleOf } from './store-state.ts';

/** Where the store is, and how it is reached. */
export interface LinkOptions {
  /** `redis://` or `rediss://`, with user and password where it asks for them. */
  readonly url: string;
  /** Says in the store that this process runs, for a while. */
  readonly sayAlive: (client: Client) => Promise<unknown>;
  readonly log: Log;
  /** Finds the address of a name; without it the system does. */
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

/** Asks the store, and waits no longer than the deadline. */
export type Ask = <T>(question: (client: Client) => Promise<T>) => Promise<T>;

/** What the link is connected to. */
export interface Sight {
  /** Another number for every connection. */
  readonly connection: number;
  /** The store's own name for this run of this primary; empty where its user may not ask for it. */
  readonly run: string;
}

/** A user of the link, which counts as shared for it once it has proved its own names. */
export interface Sharer {
  /** Throws what the store says where claims do not work. */
  readonly prove: (ask: Ask) => Promise<void>;
  /** Called when the store can be used again. */
  readonly onReturn: (() => void)[];
}

/** How long an answer of the store is waited for, in ms. */
const DEADLINE_MS = 2_000;
/** How often it is proved that the store works, and said that this process runs, in ms. */
const PROVE_MS = 3_000;
/** So long after a failure the next connection is tried: at once where it is away, later where people have to act. In ms. */
const AGAIN_MS = { away: 300, refused: 1_000 };

const BLIND = 'whether the store drops payments when it is full is not known: ';

/** The store cannot be used, or did not answer in time. */
export class StoreUnusable extends Error {}

/**
 * A connection to a store that is made anew whenever a proof fails, for as long as the process runs. Only a store that has just proved
 * itself is asked.
 */
export class StoreLink {
  readonly #options: LinkOptions;
  readonly #sharers: Sharer[] = [];
  readonly #proven = new Set<Sharer>();
  #next = 0;
  #client: Client | undefined;
  #state: Exclude<StoreState, 'memory'> = 'unreachable';
  #hasSaid: string | undefined;
  #run = '';
  /** It is not known whether the store drops payments. */
  #isBlind = false;
  #isClosed = false;
  #isAwake = false;
  #endSleep: () => void = () => undefined;
  #connections = 0;

  constructor(options: LinkOptions) {
    this.#options = options;
    void this.#live();
  }

  /** What is connected to now. */
  get sight(): Sight {
    return { connection: this.#connections, run: this.#run };
  }

  /** How the store is for one of those who share it; without one, for the process. */
  stateFor(sharer?: Sharer): Exclude<StoreState, 'memory'> {
    const isUnproven = sharer !== undefined && !this.#proven.has(sharer);
    return this.#state === 'shared' && isUnproven ? 'unreachable' : this.#state;
  }

  /** Adds one whose names are to be proved too. */
  add(sharer: Sharer): void {
    this.#sharers.push(sharer);
    this.#wake();
  }

  /** Asks for a sharer. @throws {StoreUnusable} */
  async ask<T>(sharer: Sharer, question: (client: Client) => Promise<T>): Promise<T> {
    if (this.#client === undefined || this.stateFor(sharer) !== 'shared') throw new StoreUnusable();
    try {
      return await within(question(this.#client));
    } catch {
      // The next proof says why.
      this.#wake();
      throw new StoreUnusable();
    }
  }

  /** Waits for what is being written, then leaves. */
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

  /** All that are new are proved, and of the others one at a time, in turn. */
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

  /** What the store says of itself, if its user may ask. */
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

  /** Sleeps until the next proof is due, or something asks for it. */
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

/** @throws {StoreUnusable} where no answer comes in time */
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
