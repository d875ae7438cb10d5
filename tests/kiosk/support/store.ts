import { createClient } from '@redis/client';
import { expect, onTestFinished } from 'vitest';
import { type Facts, SILENT } from '../../../kiosk/server/log.ts';
import { RedisConnection, type SharedStore } from '../../../kiosk/server/store/redis-store.ts';

/** A store as one gateway sees it, until the test ends. */
export interface StoreView {
  readonly store: SharedStore;
  readonly faults: readonly (readonly [event: string, facts: Facts | undefined])[];
  readonly mend: () => unknown;
}

/** Opens the store at an address. @param youthS seconds without claims in a new store */
export function see(
  url: string,
  { tenant, youthS = 0 }: { tenant?: string; youthS?: number } = {},
): StoreView {
  const faults: [string, Facts | undefined][] = [];
  const log = { ...SILENT, fault: (event: string, facts?: Facts) => void faults.push([event, facts]) };
  const connection = new RedisConnection({ url, prefix: 'lobby', log, youthS });
  onTestFinished(() => connection.close());
  return { store: connection.storeFor(tenant), faults, mend: () => faults.at(-1)?.[1]?.mend };
}

/** The store, once it takes claims. */
export async function seeGrown(url: string, tenant?: string): Promise<SharedStore> {
  const { store } = see(url, tenant === undefined ? {} : { tenant });
  await expect.poll(store.state).toBe('shared');
  await exchange(store);
  return store;
}

export const exchange = (store: SharedStore) =>
  store.exchange({ tablets: {}, help: [], sums: {}, lostSums: {} }, 0);

export async function command(url: string, words: readonly string[]): Promise<string> {
  const client = createClient({ url }).on('error', () => undefined);
  await client.connect();
  try {
    return String(await client.sendCommand([...words]));
  } finally {
    client.destroy();
  }
}
