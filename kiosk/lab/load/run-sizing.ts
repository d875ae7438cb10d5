import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasNginx, nginxAlone } from './nginx.ts';
import { measure } from './phases.ts';
import { requestCosts, tabletCosts } from './report.ts';
import {
  type CostOfRequest,
  type CostOfTablets,
  measureRequests,
  measureTablets,
  type Store,
} from './sizing.ts';
import { hasStore } from './store.ts';

/** `npm run lab -- sizing`: what requests and tablets cost one, two and three gateways, without a store and with one, beside nginx alone. */

const STORES: readonly Store[] = ['memory', 'redis'];

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    tablets: { type: 'string', default: '100,1000,10000' },
  },
});

if (!hasNginx || !hasStore) {
  console.error('nginx and redis-server are needed: apt-get install nginx redis-server');
  process.exit(1);
}
const seconds = Number(values.seconds);
const tenant = mkdtempSync(join(tmpdir(), 'sizing-tenant-'));
writeFileSync(join(tenant, 'config.json'), '{"kiosk":{"heartbeat_url":"/heartbeat"}}');
try {
  const nginx = await nginxAlone(tenant);
  const alone = await measure(nginx, 'settings', () => ({ path: '/data/config.json' }), 200, seconds).finally(
    nginx.stop,
  );
  const requests: CostOfRequest[] = [];
  for (const store of STORES)
    for (const gateways of [1, 2, 3])
      requests.push(...(await measureRequests(store, gateways, tenant, seconds)));
  console.log(requestCosts(alone, requests, seconds));
  const tablets: CostOfTablets[] = [];
  for (const [store, gateways] of [
    ['memory', 1],
    ['redis', 1],
    ['redis', 3],
  ] as const)
    for (const count of values.tablets.split(',').map(Number))
      tablets.push(await measureTablets(store, gateways, tenant, count));
  console.log(`\n${tabletCosts(tablets)}`);
  if (alone.wrong + requests.reduce((sum, { wrong }) => sum + wrong, 0) > 0) process.exitCode = 1;
} finally {
  rmSync(tenant, { recursive: true });
}
