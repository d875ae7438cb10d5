import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCertificate } from '../../kiosk/deploy/run-nginx.ts';
import { startGateway } from '../../kiosk/lab/load/servers.ts';
import { hasStore, StoreProcess } from '../../kiosk/lab/load/store.ts';
import { newFolder } from './support/folder.ts';
import { see } from './support/store.ts';

/** The built gateway and a real store with TLS and a password. */

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
    await expect.poll(health).toMatchObject({ store: 'shared' });
    await gateway.stop();
  });

  it.each([
    ['does not trust its certificate', 'untrusted', () => store.url],
    ['has another password', 'refused-login', () => store.plainUrl.replace('://', '://:another@')],
    ['has no password', 'refused-login', () => store.plainUrl],
    ['asks it without TLS', 'unreachable', () => store.url.replace('rediss:', 'redis:')],
    ['asks for TLS where there is none', 'unreachable', () => store.plainUrl.replace('redis:', 'rediss:')],
  ])('names the cause to a gateway that %s: %s', async (_, state, url) => {
    const { store: seen, faults } = see(url());
    await expect.poll(() => faults).toMatchObject([['store-away', { state }]]);
    expect(seen.state()).toBe(state);
  });
});
