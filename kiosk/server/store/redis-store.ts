import { randomUUID } from 'node:crypto';
import type { Payer } from '../payments.ts';
import { callsIn } from './calls-in-store.ts';
import type { Part } from './part.ts';
import { paymentsIn } from './payments-in-store.ts';
import { prove } from './prove.ts';
import { type Ask, type LinkOptions, type Sharer, StoreLink } from './store-link.ts';
import type { StoreState } from './store-state.ts';
import { tabletsIn } from './tablets-in-store.ts';

/** Where the store is. */
export interface StoreOptions extends Omit<LinkOptions, 'sayAlive'> {
  /** Begins every name in the store, before a colon: several houses may share one. */
  readonly prefix: string;
  /** How long a store that has just begun takes no claims, in seconds; for tests. */
  readonly youthS?: number;
}

/** How long a gateway counts as running after it has last said so, in ms: it says so with every proof. */
const ALIVE_MS = 10_000;
/** A store takes no claims for so long after a gateway has found it new, in seconds: the others return within one or two. */
const YOUTH_S = 4;
/** Of a process that has one tenant: no tenant is called so. */
const ONLY_TENANT = '.';

/** The connection of a process to a Redis or Valkey that several gateways share. */
export class RedisConnection {
  readonly #gateway = randomUUID();
  readonly #link: StoreLink;
  readonly #prefix: string;
  readonly #youthMs: number;

  /** Connects, and goes on trying for as long as the process runs. */
  constructor({ prefix, youthS = YOUTH_S, ...where }: StoreOptions) {
    this.#prefix = prefix;
    this.#youthMs = youthS * 1000;
    const alive = this.#aliveName(this.#gateway);
    this.#link = new StoreLink({ ...where, sayAlive: (client) => client.set(alive, '1', { PX: ALIVE_MS }) });
  }

  /** What the gateways of one hotel share. @param tenant its name, where the process has several */
  storeFor(tenant: string | undefined) {
    const [link, gateway] = [this.#link, this.#gateway];
    const partWith = (ask: Ask): Part => ({
      ask,
      // A store may grant names by their beginning. The braces keep all names of a tenant together.
      name: (...parts) => [this.#prefix, `{${tenant ?? ONLY_TENANT}}`, ...parts].join(':'),
      sight: () => link.sight,
    });
    const sharer: Sharer = { prove: (ask) => prove(partWith(ask), gateway), onReturn: [] };
    link.add(sharer);
    const ask: Ask = (question) => link.ask(sharer, question);
    const part = partWith(ask);
    return {
      /** The name of this process among the gateways, another one at every start. */
      gateway,
      /** How the store is. */
      state: (): StoreState => link.stateFor(sharer),
      isReachable: (): boolean => link.stateFor(sharer) === 'shared',
      /** Calls back when the store can be used again. */
      onReturn: (listener: () => void) => void sharer.onReturn.push(listener),
      /** Whether another gateway has said lately that it runs. */
      isAlive: async (other: string) => (await ask((client) => client.exists(this.#aliveName(other)))) === 1,
      ...callsIn<Payer>(part),
      ...paymentsIn<Payer>(part),
      ...tabletsIn(part, this.#youthMs),
    };
  }

  /** Waits for what is being written, then leaves. */
  close(): Promise<void> {
    return this.#link.close();
  }

  #aliveName(gateway: string): string {
    return `${this.#prefix}:alive:${gateway}`;
  }
}

/** What several gateways of one hotel remember together. Everything but its state throws when the store cannot be used in time. */
export type SharedStore = ReturnType<RedisConnection['storeFor']>;
