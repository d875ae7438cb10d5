import { z } from 'zod';
import { type Clock, dateOf, type Moment, momentOf, msOf } from '../clock.ts';
import { readJson } from '../read-json.ts';
import type { SharedStore } from '../store/redis-store.ts';
import type { TabletState } from '../store/tablets-in-store.ts';
import { heartbeatSchema } from './heartbeat.ts';
import { callSchema, type HelpCalls, type HelpChange } from './help.ts';
import type { TabletRecord, TabletRegister } from './register.ts';
import type { HouseSums } from './sums.ts';

const EVERY_MS = 1_000;

/** A tablet between gateways, dated, as monotonic clocks differ. If dates differ, each prefers its own for a while. */
const toldSchema = z.object({
  heartbeat: heartbeatSchema.omit({ sums: true }),
  at: z.coerce.date(),
  erredAt: z.coerce.date().optional(),
  address: z.string(),
  since: z.coerce.date(),
});

const told = ({ heartbeat, at, erredAt, address, since }: TabletRecord, now: Moment): string =>
  JSON.stringify({
    heartbeat,
    at: dateOf(at, now),
    erredAt: erredAt && dateOf(erredAt, now),
    address,
    since: dateOf(since, now).getTime(),
  });

const learnt = (
  { at, erredAt, since, ...tablet }: z.infer<typeof toldSchema>,
  now: Moment,
): TabletRecord => ({
  ...tablet,
  at: msOf(at, now),
  erredAt: erredAt && msOf(erredAt, now),
  since: msOf(since, now),
});

export interface TabletMemory {
  readonly register: TabletRegister;
  readonly help: HelpCalls;
  readonly sums: HouseSums;
}

/** Shares tablets: each gateway has its own memory and exchanges news once a second; they wait for an absent store. */
export class SharedTablets {
  readonly #onNewStore: () => void;
  readonly #timer: NodeJS.Timeout;
  #born: string | undefined;
  #upTo = 0;
  #running: Promise<void> = Promise.resolve();

  /** @param onNewStore the store has lost its data */
  constructor(
    private readonly memory: TabletMemory,
    private readonly store: SharedStore,
    private readonly clock: Clock,
    onNewStore: () => void,
  ) {
    this.#onNewStore = onNewStore;
    store.onReturn(() => void this.exchange());
    this.#timer = setInterval(() => void this.exchange(), EVERY_MS).unref();
    void this.exchange();
  }

  /** Exchanges news now: once resolved, the store has everything heard before, if it is reachable. */
  exchange(): Promise<void> {
    this.#running = this.#running.then(() => (this.store.isReachable() ? this.#exchange() : undefined));
    return this.#running;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.exchange();
  }

  async #exchange(): Promise<void> {
    const { register, help, sums } = this.memory;
    const news = { tablets: register.takeNews(false), help: help.takeNews(false), sums: sums.takeNews() };
    let state = await this.#tell(news);
    if (state === undefined) return;
    const before = this.#born;
    this.#born = state.born;
    if (before !== undefined && before !== state.born) {
      this.#onNewStore();
      this.#upTo = 0;
      const newSums = sums.takeNews();
      const lostSums = without(without(sums.all(), news.sums), newSums);
      state = await this.#tell({
        tablets: register.takeNews(true),
        help: help.takeNews(true),
        sums: newSums,
        lostSums,
      });
      // The next exchange tells them as lost.
      if (state === undefined) this.#born = before;
    }
    while (state !== undefined) {
      const { tablets, upTo } = state;
      this.#learn(state);
      if (tablets.length === 0 || upTo === this.#upTo) return;
      this.#upTo = upTo;
      state = await this.#tell({ tablets: [], help: help.takeNews(false), sums: sums.takeNews() });
    }
  }

  /** @returns undefined without the store: the untold becomes news again */
  async #tell({ tablets, help, sums, lostSums = new Map() }: News): Promise<TabletState | undefined> {
    const now = momentOf(this.clock);
    try {
      return await this.store.exchange(
        {
          tablets: Object.fromEntries(tablets.map((known) => [known.heartbeat.device, told(known, now)])),
          help,
          sums: Object.fromEntries(sums),
          lostSums: Object.fromEntries(lostSums),
        },
        this.#upTo,
      );
    } catch {
      this.memory.register.returnNews(tablets);
      this.memory.help.returnNews(help);
      this.memory.sums.returnNews(sums);
      return undefined;
    }
  }

  /** Leaves out a tablet that another version of the gateway keeps in another form, until it reports here. */
  #learn({ tablets, help, sums }: TabletState): void {
    const now = momentOf(this.clock);
    for (const tablet of tablets.flatMap((text) => readJson(text, toldSchema) ?? []))
      this.memory.register.learn(learnt(tablet, now));
    this.memory.help.learn(
      help.flatMap((text) => readJson(text, callSchema) ?? []),
      now,
    );
    this.memory.sums.learn(sums);
  }
}

interface News {
  readonly tablets: readonly TabletRecord[];
  readonly help: readonly HelpChange[];
  readonly sums: ReadonlyMap<string, number>;
  /** Told before the store lost its data: sums add up, so one gateway alone may tell them again. */
  readonly lostSums?: ReadonlyMap<string, number>;
}

const without = (all: ReadonlyMap<string, number>, told: ReadonlyMap<string, number>) =>
  new Map(
    [...all].map(([name, sum]) => [name, sum - (told.get(name) ?? 0)] as const).filter(([, sum]) => sum > 0),
  );
