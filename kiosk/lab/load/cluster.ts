import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NAME } from '../../deploy/run-nginx.ts';
import { Client } from './client.ts';
import { Ledger } from './ledger.ts';
import { nginxBefore } from './nginx.ts';
import { type GatewayTarget, startGateway, startHotel } from './servers.ts';
import { StoreProcess } from './store.ts';
import { checkOut, type VisitEnd } from './visits.ts';

export interface ClusterFigures {
  readonly visits: Readonly<Record<VisitEnd, number>>;
  readonly payments: Readonly<Record<'paid' | 'refused' | 'unknown', number>>;
  readonly failures: readonly string[];
  /** The tablets' disagreements with the hotel's books, in sentences. */
  readonly disagreements: readonly string[];
}

export interface ClusterOptions {
  readonly visits: number;
  /** Tablets in constant use. */
  readonly busy: number;
  readonly everyMs: number;
}

const GATEWAYS = 3;
/** In ms: some connections die before the hotel has the call, others after. */
const LIFE_MS = 400;
const AWAY_MS = 1_500;

/**
 * Guests pay and check out at three gateways with a shared store behind nginx without affinity. Every changing call
 * loses its connection once and is repeated, while gateways and store crash. In the end tablets and the hotel's books
 * are compared.
 */
export async function playCluster({ visits, busy, everyMs }: ClusterOptions): Promise<ClusterFigures> {
  const tenant = mkdtempSync(join(tmpdir(), 'cluster-tenant-'));
  writeFileSync(join(tenant, 'config.json'), '{"kiosk":{"heartbeat_url":"/heartbeat"}}');
  const store = new StoreProcess();
  await store.start();
  const hotel = await startHotel();
  const shared = {
    HOTEL_URL: hotel.url,
    TENANT: tenant,
    HOSTS: NAME,
    STORE_URL: store.url,
    TRUST_PROXY: '1',
  };
  const gateways = await Promise.all(Array.from({ length: GATEWAYS }, () => startGateway(shared)));
  const nginx = await nginxBefore(gateways);
  const client = new Client(nginx, 64, () => Math.random() * LIFE_MS);
  try {
    const ledger = new Ledger();
    const ends: Record<VisitEnd, number> = { done: 0, 'front-desk': 0, failed: 0 };
    let left = visits;
    let isOver = false;
    const guests = Array.from({ length: busy }, async () => {
      while (left-- > 0) ends[await checkOut(client, ledger)] += 1;
    });
    const failing = failAgainAndAgain(gateways, store, everyMs, () => isOver);
    await Promise.all(guests);
    isOver = true;
    const failures = await failing;
    const books: Record<string, number> = await (await fetch(`${hotel.url}/books`)).json();
    const disagreements = ledger.disagreements(books);
    return { visits: ends, payments: ledger.counts(), failures, disagreements };
  } finally {
    client.close();
    for (const target of [nginx, ...gateways, hotel, store]) await target.stop();
    rmSync(tenant, { recursive: true });
  }
}

async function failAgainAndAgain(
  gateways: readonly GatewayTarget[],
  store: StoreProcess,
  everyMs: number,
  isOver: () => boolean,
): Promise<readonly string[]> {
  const failures: readonly (readonly [name: string, fail: (round: number) => Promise<void>])[] = [
    ['a gateway was killed', async (round) => gateways[round % gateways.length]?.crash(AWAY_MS)],
    [
      'the store was killed',
      async () => {
        await store.crash();
        await pause(AWAY_MS);
        await store.start();
      },
    ],
    [
      'all gateways were restarted, one after the other',
      async () => {
        for (const gateway of gateways) await gateway.restart();
      },
    ],
    [
      'the store lost its data',
      async () => {
        await store.crash();
        store.forget();
        await store.start();
      },
    ],
  ];
  const happened: string[] = [];
  for (let at = 0; ; at += 1) {
    for (let waited = 0; waited < everyMs && !isOver(); waited += 100) await pause(100);
    const [name, fail] = failures[at % failures.length] ?? [];
    if (isOver() || name === undefined || fail === undefined) return happened;
    await fail(Math.floor(at / failures.length));
    happened.push(name);
  }
}
