import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../kiosk/deploy/run-nginx.ts';
import { startGateway } from '../../kiosk/lab/load/servers.ts';
import { hasStore, StoreProcess } from '../../kiosk/lab/load/store.ts';
import { SILENT } from '../../kiosk/server/log.ts';
import { RedisConnection } from '../../kiosk/server/store/redis-store.ts';
import { newFolder } from './support/folder.ts';

/** The built gateway and a real store that asks for TLS and a password. */

const PASSWORD = 'a-long-password';

describe.skipIf(!hasStore)('a store that is reached by TLS', () => {
  let folder: string;
  let store: StoreProcess;
  let certificate: string;

  beforeEach(async () => {
    folder = newFolder();
    writeFileSync(join(folder, 'config.json'), '{"kiosk":{}}');
    const { cert, key } = makeCertificate(folder);
    certificate = cert;
    store = new StoreProcess({ secured: { cert, key, password: PASSWORD } });
    await store.start();
  });

  afterEach(() => store.stop());

  it('is shared by a gateway that trusts its certificate and knows its password', async () => {
    const gateway = await startGateway({
      HOTEL_URL: 'http://127.0.0.1:1',
      TENANT: folder,
      STORE_URL: store.url,
      NODE_EXTRA_CA_CERTS: certificate,
    });
    const health = async (): Promise<unknown> => (await fetch(`${gateway.url}/healthz`)).json();
    await expect.poll(health, { timeout: 10_000 }).toMatchObject({ store: 'shared' });
    await gateway.stop();
  });

  it.each([
    ['does not trust its certificate', () => store.url],
    ['has another password', () => store.plainUrl.replace('://', '://:another@')],
    ['has no password', () => store.plainUrl],
    ['asks it without TLS', () => store.url.replace('rediss:', 'redis:')],
  ])('is away for a gateway that %s', async (_, url) => {
    const faults: string[] = [];
    const log = { ...SILENT, fault: (name: string) => void faults.push(name) };
    const connection = new RedisConnection({ url: url(), prefix: 'lobby', log });
    await expect.poll(() => faults, { timeout: 10_000 }).toEqual(['store-away']);
    expect(connection.isReachable()).toBe(false);
    await connection.close();
  });
});
