import { randomUUID } from 'node:crypto';
import type { Payer } from '../payments.ts';
import { callsIn } from './calls-in-store.ts';
import type { Part } from './part.ts';
import { paymentsIn } from './payments-in-store.ts';
import { prove } from './prove.ts';
import { type Ask, type LinkOptions, type Sharer, StoreLink } from './store-link.ts';
import type { StoreState } from './store-state.ts';
import { tabletsIn } from './tablets-in-store.ts';

export interface StoreOptions extends Omit<LinkOptions, 'sayAlive'> {
  /** Begins every name, before a colon: houses may share a store. */
  readonly prefix: string;
  /** Seconds that a new store takes no claims; for tests. */
  readonly youthS?: number;
}

/** In ms: a gateway counts as running after its last proof. */
const ALIVE_MS = 10_000;
/** Seconds without claims in a new store: other gateways return within one or two. */
const YOUTH_S = 4;
/** A name that no tenant has, for the single tenant of a process. */
const ONLY_TENANT = '.';

/** A process's connection to a Redis or Valkey shared by gateways. */
export class RedisConnection {
  readonly #gateway = randomUUID();
  readonly #link: StoreLink;
  readonly #prefix: string;
  readonly #youthMs: number;

  constructor({ prefix, youthS = YOUTH_S, ...where }: StoreOptions) {
    this.#prefix = prefix;
    this.#youthMs = youthS * 1000;
    const alive = this.#aliveName(this.#gateway);
    this.#link = new StoreLink({ ...where, sayAlive: (client) => client.set(alive, '1', { PX: ALIVE_MS }) });
  }

  /** The memory shared by a hotel's gateways. @param tenant for a process with several */
  storeFor(tenant: string | undefined) {
    const [link, gateway] = [this.#link, this.#gateway];
    const partWith = (ask: Ask): Part => ({
      ask,
      // A store may grant names by prefix. The braces keep a tenant's names together.
      name: (...parts) => [this.#prefix, `{${tenant ?? ONLY_TENANT}}`, ...parts].join(':'),
      sight: () => link.sight,
    });
    const sharer: Sharer = { prove: (ask) => prove(partWith(ask), gateway), onReturn: [] };
    link.add(sharer);
    const ask: Ask = (question) => link.ask(sharer, question);
    const part = partWith(ask);
    return {
      /** This process's name, new at every start. */
      gateway,
      state: (): StoreState => link.stateFor(sharer),
      isReachable: (): boolean => link.stateFor(sharer) === 'shared',
      onReturn: (listener: () => void) => void sharer.onReturn.push(listener),
      /** Whether another gateway reported lately. */
      isAlive: async (other: string) => (await ask((client) => client.exists(this.#aliveName(other)))) === 1,
      ...callsIn<Payer>(part),
      ...paymentsIn<Payer>(part),
      ...tabletsIn(part, this.#youthMs),
    };
  }

  close(): Promise<void> {
    return this.#link.close();
  }

  #aliveName(gateway: string): string {
    return `${this.#prefix}:alive:${gateway}`;
  }
}

/** The shared memory of a hotel's gateways. All but its state throw while the store is away. */
export type SharedStore = ReturnType<RedisConnection['storeFor']>;
