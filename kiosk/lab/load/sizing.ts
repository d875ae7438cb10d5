import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NAME } from '../../deploy/run-nginx.ts';
import { heartbeatText } from '../heartbeat.ts';
import { Client, type Question } from './client.ts';
import { nginxBefore } from './nginx.ts';
import { cpuOf, memoryOf } from './process-figures.ts';
import { type GatewayTarget, startGateway, type Target } from './servers.ts';
import { StoreProcess } from './store.ts';

/** Gateways behind nginx with their shared store. */
export interface House extends Target {
  readonly gateways: readonly GatewayTarget[];
  readonly storePids: () => readonly number[];
}

const ASSETS = fileURLToPath(new URL('../../../dist/assets', import.meta.url));
const TOKEN = 'load-load-load-load';
/** Simultaneous connections, as in browsers. */
const CONNECTIONS = 8;
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*' };
/** Measured drawings, after some for warming up. */
const TIMES = 8;
const WARM_UPS = 3;
/** In ms: each page is drawn once a second at most. */
const MADE_ANEW_MS = 1_050;
const IDLE_MS = 5_000;
/** A gateway's limit for one address; a chain's tablets have many. */
const HEARTBEATS_OF_ADDRESS = 5_000;

/** The tablets' files from any server, the largest script included. */
export function filesAsked(): Readonly<Record<string, Kind>> {
  const sizeOf = (name: string) => statSync(join(ASSETS, name)).size;
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const [largest = ''] = scripts.sort((one, other) => sizeOf(other) - sizeOf(one));
  const paths = {
    settings: '/data/config.json',
    home: '/',
    'largest script': `/assets/${largest}`,
    worker: '/sw.js',
    texts: '/tenant-lang/ja.json',
  };
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, { ask: () => ({ path }), expected: 200 }]),
  );
}

export interface Kind {
  readonly ask: () => Question;
  readonly expected: number;
}

export const callsMade = (): Readonly<Record<string, Kind>> => ({
  heartbeat: { ask: heartbeats(2_000), expected: 204 },
  'call that arrives once': { ask: onceCall, expected: 204 },
});

/** A server's cost of one kind of request, repeated for a time. */
export async function measure(target: Target, kind: Kind, seconds: number) {
  const client = new Client(target, CONNECTIONS);
  const ask = async () => {
    const asked = kind.ask();
    const { status } = await client.ask({ ...asked, headers: { ...BROWSER, ...asked.headers } });
    return status === kind.expected;
  };
  // The first answers find nothing in memory.
  for (let times = 0; times < 200; times += 1) await ask();
  client.durations.length = 0;
  let wrong = 0;
  const pids = target.pids();
  const before = cpuOf(pids);
  const deadline = performance.now() + seconds * 1000;
  const keepAsking = async () => {
    while (performance.now() < deadline) if (!(await ask())) wrong += 1;
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  const durations = client.durations.sort((one, other) => one - other);
  const quantile = (share: number) => durations[Math.floor(durations.length * share)] ?? 0;
  client.close();
  return {
    requests: durations.length,
    wrong,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    /** Of one core, for each request. */
    cpuUs: (cpuOf(pids) - before) / Math.max(1, durations.length),
    memory: memoryOf(pids),
  };
}

/** The cost of a number of tablets: time of one core and memory of all gateways. */
export async function measureTablets(house: House, tablets: number) {
  const client = new Client(house, 8);
  const ask = async (question: Question) => {
    const { status } = await client.ask(question);
    if (status >= 300 || status === 0) throw new Error(`${question.path} was answered with ${status}`);
  };
  const heartbeat = heartbeats(tablets);
  for (let sent = 0; sent < tablets; sent += 8)
    await Promise.all(Array.from({ length: 8 }, () => ask(heartbeat())));
  // All gateways have heard of them.
  await pause(2 * MADE_ANEW_MS);
  const costOf = async (times: number, work: () => Promise<void>) => {
    const before = cpuOf(house.pids());
    for (let time = 0; time < times; time += 1) await work();
    return (cpuOf(house.pids()) - before) / times;
  };
  const idleUs = (await costOf(1, () => pause(IDLE_MS))) / (IDLE_MS / 1000);
  const idleMeanwhile = (idleUs * MADE_ANEW_MS) / 1000;
  const madeAnew = async (path: string) => {
    const make = async () => {
      await ask({ path });
      await pause(MADE_ANEW_MS);
    };
    for (let time = 0; time < WARM_UPS * house.gateways.length; time += 1) await make();
    return Math.max(0, (await costOf(TIMES, make)) - idleMeanwhile);
  };
  const heartbeatUs = await costOf(2_000, () => ask(heartbeat()));
  const cost = {
    idleUs,
    heartbeatUs,
    pageUs: await madeAnew('/tablets'),
    jsonUs: await madeAnew('/tablets.json'),
    metricsUs: await madeAnew('/metrics'),
    gatewayBytes: memoryOf(house.gateways[0]?.pids() ?? []),
    storeBytes: memoryOf(house.storePids()),
  };
  client.close();
  return cost;
}

/** Starts gateways with nginx and an optional store for the time of a measurement. */
export async function inHouse<T>(
  count: number,
  hasStore: boolean,
  tenant: string,
  work: (house: House) => Promise<T>,
): Promise<T> {
  const store = hasStore ? new StoreProcess({ writing: 'everysec' }) : undefined;
  await store?.start();
  /** It answers at once, in this process, whose time does not count. */
  const hotel = createServer((_, answer) => void answer.writeHead(204).end()).listen(0, '127.0.0.1');
  await once(hotel, 'listening');
  const address = hotel.address();
  const start = () =>
    startGateway({
      HOTEL_URL: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
      TENANT: tenant,
      HEARTBEAT_TOKEN: TOKEN,
      HOSTS: NAME,
      TRUST_PROXY: '1',
      ...(store === undefined ? {} : { STORE_URL: store.url }),
    });
  const gateways = await Promise.all(Array.from({ length: count }, start));
  const nginx = await nginxBefore(gateways);
  const storePids = () => store?.pids ?? [];
  try {
    return await work({ ...nginx, gateways, storePids, pids: () => [...nginx.pids(), ...storePids()] });
  } finally {
    for (const target of [nginx, ...gateways]) await target.stop();
    await store?.stop();
    hotel.closeAllConnections();
    hotel.close();
  }
}

/** Heartbeats of all tablets by turns, from as many addresses as a gateway needs. */
function heartbeats(tablets: number): () => Question {
  let number = 0;
  return () => {
    const sent = number++;
    return {
      method: 'POST',
      path: '/heartbeat',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` },
      body: heartbeatText({ device: `LOAD-${sent % tablets}` }),
      from: `127.0.0.${2 + (Math.floor(sent / HEARTBEATS_OF_ADDRESS) % 250)}`,
    };
  };
}

const onceCall = (): Question => ({
  method: 'POST',
  path: '/api/v1/client/rpa/execute_checkout_request',
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Idempotency-Key': `"${randomUUID()}"`,
    AUTH_TOKEN: 'load',
    DEVICE_INFO: 'load',
    DEVICE_TYPE: 'web',
    LANGUAGE: 'ja',
    FACILITY_ID: '101',
  },
  body: 'room_num=501',
});
