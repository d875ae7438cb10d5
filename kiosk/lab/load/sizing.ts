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

/** Gateways behind nginx, with the store that they share. */
export interface House extends Target {
  readonly gateways: readonly GatewayTarget[];
  readonly storePids: () => readonly number[];
}

const ASSETS = fileURLToPath(new URL('../../../dist/assets', import.meta.url));
const TOKEN = 'load-load-load-load';
/** Connections that ask at the same time, as browsers do. */
const CONNECTIONS = 8;
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html,*/*' };
/** Times that a page is made for its mean, after some that only warm the program up. */
const TIMES = 8;
const WARM_UPS = 3;
/** Each is made once a second at most. In ms. */
const MADE_ANEW_MS = 1_050;
const IDLE_MS = 5_000;
/** A gateway takes no more heartbeats of one address than these; tablets of a chain have many addresses. */
const HEARTBEATS_OF_ADDRESS = 5_000;

/** What tablets ask of any server of the app: the largest script of the build among it. */
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

/** One kind of request, and the status that it is to be answered with. */
export interface Kind {
  readonly ask: () => Question;
  readonly expected: number;
}

/** What they ask of gateways besides. */
export const callsMade = (): Readonly<Record<string, Kind>> => ({
  heartbeat: { ask: heartbeats(2_000), expected: 204 },
  'call that arrives once': { ask: onceCall, expected: 204 },
});

/** One kind of request, asked over and over again for a time: what it costs a server. */
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
    /** Answers that were not the expected ones. */
    wrong,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    /** Of one core, for each request. */
    cpuUs: (cpuOf(pids) - before) / Math.max(1, durations.length),
    memory: memoryOf(pids),
  };
}

/** What a number of tablets costs gateways behind nginx: time of one core, all processes together, and memory. */
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

/** Starts so many gateways, nginx before them and, where wanted, a store that they share, for as long as something is measured. */
export async function inHouse<T>(
  count: number,
  hasStore: boolean,
  tenant: string,
  work: (house: House) => Promise<T>,
): Promise<T> {
  const store = hasStore ? new StoreProcess({ writing: 'everysec' }) : undefined;
  await store?.start();
  /** It answers at once, in this process, whose time is not counted. */
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

/** Heartbeats of so many tablets, one after the other, from as many addresses as a gateway asks for. */
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
