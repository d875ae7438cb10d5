import { setTimeout as pause } from 'node:timers/promises';
import { heartbeatText } from '../heartbeat.ts';
import { Client } from './client.ts';
import { Ledger } from './ledger.ts';
import { cpuOf, memoryOf } from './process-figures.ts';
import type { GatewayTarget, Target } from './servers.ts';
import { checkIn, checkOut, type VisitEnd } from './visits.ts';

/** The result of a day of visits. */
export interface DayFigures {
  readonly minutes: number;
  readonly restarts: number;
  readonly visits: Readonly<Record<VisitEnd, number>>;
  readonly payments: Readonly<Record<'paid' | 'refused' | 'unknown', number>>;
  readonly heartbeats: number;
  /** Where tablets and the hotel's books disagree, a sentence each. */
  readonly disagreements: readonly string[];
  /** The gateway's memory, in bytes, at about the beginning and at the end, and the most there was. */
  readonly memory: { readonly first: number; readonly last: number; readonly most: number };
  /** Share of one core that the gateway took. */
  readonly cpuShare: number;
}

/** How a day is simulated. */
export interface DayOptions {
  readonly minutes: number;
  /** Tablets that guests use all the time. */
  readonly busy: number;
  /** Tablets in all lobbies, which send heartbeats. */
  readonly tablets: number;
  /** Minutes between two restarts of the gateway; 0 for none. */
  readonly restartEvery: number;
  readonly heartbeatToken: string;
}

/** How often a tablet sends a heartbeat and asks for settings and worker, in ms. */
const QUARTER_HOUR_MS = 15 * 60 * 1000;
const LOOK_MS = 1_000;

/** Lets guests come and go for a time, restarts the gateway in between, and compares the tablets' ledger with the hotel's books. */
export async function playDay(
  gateway: GatewayTarget,
  hotel: Target,
  options: DayOptions,
): Promise<DayFigures> {
  const started = performance.now();
  const minutesGone = () => (performance.now() - started) / 60_000;
  const isOver = () => minutesGone() >= options.minutes;
  const client = new Client(gateway, 64);
  const ledger = new Ledger();
  const visits: Record<VisitEnd, number> = { done: 0, 'front-desk': 0, failed: 0 };
  const guests = Array.from({ length: options.busy }, async (_, number) => {
    while (!isOver()) visits[await (number % 2 === 0 ? checkOut(client, ledger) : checkIn(client))] += 1;
  });
  const lobby = tellAndAsk(client, options, isOver);
  const watched = watch(gateway, options, isOver);
  await Promise.all(guests);
  const [heartbeats, { restarts, memory, cpu }] = await Promise.all([lobby, watched]);
  client.close();
  const books: Record<string, number> = await (await fetch(`${hotel.url}/books`)).json();
  return {
    minutes: minutesGone(),
    restarts,
    visits,
    payments: ledger.counts(),
    heartbeats,
    disagreements: ledger.disagreements(books),
    memory,
    cpuShare: cpu / (minutesGone() * 60_000_000),
  };
}

/** All tablets, one after the other, evenly over each quarter of an hour. */
async function tellAndAsk(
  client: Client,
  { tablets, heartbeatToken }: DayOptions,
  isOver: () => boolean,
): Promise<number> {
  let told = 0;
  for (let number = 0; !isOver(); number = (number + 1) % tablets) {
    const { status } = await client.ask({
      method: 'POST',
      path: '/heartbeat',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${heartbeatToken}` },
      body: heartbeatText({ device: `LOAD-${number}` }),
    });
    if (status === 204) told += 1;
    for (const path of ['/data/config.json', '/sw.js']) await client.ask({ path });
    await pause(QUARTER_HOUR_MS / tablets);
  }
  return told;
}

async function watch(gateway: GatewayTarget, { restartEvery }: DayOptions, isOver: () => boolean) {
  const sizes: number[] = [];
  let restarts = 0;
  let cpu = 0;
  let lastRestart = performance.now();
  while (!isOver()) {
    const size = memoryOf(gateway.pids());
    if (size > 0) sizes.push(size);
    if (restartEvery > 0 && performance.now() - lastRestart > restartEvery * 60_000) {
      cpu += cpuOf(gateway.pids());
      await gateway.restart();
      restarts += 1;
      lastRestart = performance.now();
    }
    await pause(LOOK_MS);
  }
  const [first = 0] = sizes.slice(5);
  const memory = { first, last: sizes.at(-1) ?? 0, most: Math.max(0, ...sizes) };
  return { restarts, memory, cpu: cpu + cpuOf(gateway.pids()) };
}
