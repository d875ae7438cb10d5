import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Client, type Question } from './client.ts';
import { heartbeatOf } from './day.ts';
import { NAME, nginxBeforeAll } from './nginx.ts';
import { measure, type PhaseFigures } from './phases.ts';
import { cpuOf, memoryOf } from './process-figures.ts';
import { type GatewayTarget, startGateway, type Target } from './servers.ts';
import { StoreProcess } from './store.ts';

/** Where gateways remember. */
export type Store = 'memory' | 'redis';

/** Gateways behind nginx, with the store that they share. */
interface House extends Target {
  readonly gateways: readonly GatewayTarget[];
  readonly storePids: () => readonly number[];
}

/** What one kind of request costs so many gateways. */
export interface CostOfRequest extends PhaseFigures {
  readonly store: Store;
  readonly gateways: number;
}

/** What so many tablets cost. */
export interface CostOfTablets {
  readonly store: Store;
  readonly gateways: number;
  readonly tablets: number;
  /** Microseconds of one core for each heartbeat, all processes together. */
  readonly heartbeatUs: number;
  /** The same for the list as a page, the list as JSON, and the metrics: each is made anew. */
  readonly pageUs: number;
  readonly jsonUs: number;
  readonly metricsUs: number;
  /** Microseconds in a second without requests: what gateways tell each other. */
  readonly idleUs: number;
  /** Memory of one gateway, and of the store, in bytes. */
  readonly gatewayBytes: number;
  readonly storeBytes: number;
}

const TOKEN = 'load-load-load-load';
/** Times that a page is made for its mean, after some that only warm the program up. */
const TIMES = 8;
const WARM_UPS = 3;
/** Each is made once a second at most. In ms. */
const MADE_ANEW_MS = 1_050;
const IDLE_MS = 5_000;
/** A gateway takes no more heartbeats of one address than these; tablets of a chain have many addresses. */
const HEARTBEATS_OF_ADDRESS = 5_000;

/** What each kind of request costs gateways behind nginx. */
export async function measureRequests(
  store: Store,
  count: number,
  tenant: string,
  seconds: number,
): Promise<readonly CostOfRequest[]> {
  return inHouse(store, count, tenant, async (house) => {
    const costs: CostOfRequest[] = [];
    for (const [name, question, expected] of [
      ['settings', () => ({ path: '/data/config.json' }), 200],
      ['heartbeat', heartbeats(2_000), 204],
      ['call that arrives once', onceCall, 204],
    ] as const) {
      const figures = await measure(house, name, question, expected, seconds);
      costs.push({ ...figures, store, gateways: count });
    }
    return costs;
  });
}

/** What a number of tablets costs gateways behind nginx. */
export async function measureTablets(
  store: Store,
  count: number,
  tenant: string,
  tablets: number,
): Promise<CostOfTablets> {
  return inHouse(store, count, tenant, async (house) => {
    const client = new Client(house, 8);
    const ask = async (question: Question) => {
      const { status } = await client.ask(question);
      if (status >= 300 || status === 0) throw new Error(`${question.path} was answered with ${status}`);
    };
    const heartbeat = heartbeats(tablets);
    for (let sent = 0; sent < tablets; sent += 8)
      await Promise.all(Array.from({ length: 8 }, () => ask(heartbeat())));
    // All gateways have heard of them.
    await passed(2 * MADE_ANEW_MS);
    const costOf = async (times: number, work: () => Promise<void>) => {
      const before = cpuOf(house.pids());
      for (let time = 0; time < times; time += 1) await work();
      return (cpuOf(house.pids()) - before) / times;
    };
    const idleUs = (await costOf(1, () => passed(IDLE_MS))) / (IDLE_MS / 1000);
    const idleMeanwhile = (idleUs * MADE_ANEW_MS) / 1000;
    const madeAnew = async (path: string) => {
      const make = async () => {
        await ask({ path });
        await passed(MADE_ANEW_MS);
      };
      for (let time = 0; time < WARM_UPS * count; time += 1) await make();
      return Math.max(0, (await costOf(TIMES, make)) - idleMeanwhile);
    };
    const heartbeatUs = await costOf(2_000, () => ask(heartbeat()));
    const cost = {
      store,
      gateways: count,
      tablets,
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
  });
}

/** Starts so many gateways, nginx before them and the store that they share, for as long as something is measured. */
async function inHouse<T>(
  kind: Store,
  count: number,
  tenant: string,
  work: (house: House) => Promise<T>,
): Promise<T> {
  const store = kind === 'redis' ? new StoreProcess({ writing: 'everysec' }) : undefined;
  await store?.start();
  /** It answers at once, in this process, whose time is not counted. */
  const hotel = createServer((_, answer) => void answer.writeHead(204).end()).listen(0, '127.0.0.1');
  await once(hotel, 'listening');
  const address = hotel.address();
  const hotelUrl = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const start = () =>
    startGateway({
      HOTEL_URL: hotelUrl,
      TENANT: tenant,
      HEARTBEAT_TOKEN: TOKEN,
      HOSTS: NAME,
      TRUST_PROXY: '1',
      ...(store === undefined ? {} : { STORE_URL: store.url }),
    });
  const gateways = await Promise.all(Array.from({ length: count }, start));
  const nginx = await nginxBeforeAll(gateways);
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
      body: heartbeatOf(`LOAD-${sent % tablets}`),
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

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
