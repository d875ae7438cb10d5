import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasNginx, nginxAlone } from './nginx.ts';
import type { Target } from './servers.ts';
import { callsMade, filesAsked, inHouse, type Kind, measure, measureTablets } from './sizing.ts';
import { hasStore } from './store.ts';

/** `npm run lab -- sizing`: the cost of requests and tablets for gateways. Ends with 1 for a wrong answer. */

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
const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;
const ms = (us: number): string => `${(us / 1000).toFixed(2)} ms`;
const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

async function requestsTo(server: string, target: Target, kinds: Readonly<Record<string, Kind>>) {
  for (const [name, kind] of Object.entries(kinds)) {
    // No more heartbeats than an address may send at once.
    const cost = await measure(target, kind, name === 'heartbeat' ? Math.min(1, seconds) : seconds);
    const times = [cost.p50Ms, cost.p99Ms].map((time) => `${time.toFixed(1)} ms`);
    row(server, name, cost.requests, cost.wrong, ...times, `${cost.cpuUs.toFixed(0)} µs`, mb(cost.memory));
    if (cost.wrong > 0) process.exitCode = 1;
  }
}

const tenant = mkdtempSync(join(tmpdir(), 'sizing-tenant-'));
writeFileSync(join(tenant, 'config.json'), '{"kiosk":{"heartbeat_url":"/heartbeat"}}');
try {
  row('server', 'request', 'requests', 'wrong', 'p50', 'p99', 'CPU each, all processes', 'memory');
  console.log('|---|---|---|---|---|---|---|---|');
  const nginx = await nginxAlone(tenant);
  await requestsTo('nginx', nginx, filesAsked()).finally(nginx.stop);
  for (const isShared of [false, true])
    for (const count of [1, 2, 3])
      await inHouse(count, isShared, tenant, async (house) => {
        const [gateway] = house.gateways;
        if (gateway && count === 1 && !isShared) await requestsTo('gateway', gateway, filesAsked());
        const name = `nginx, gateways: ${count}${isShared ? ', and a store' : ''}`;
        await requestsTo(name, house, { ...filesAsked(), ...callsMade() });
      });
  console.log();
  row('gateways', 'tablets', 'heartbeat', 'page', 'JSON', 'metrics', 'idle, a second', 'gateway', 'store');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const [count, isShared] of [
    [1, false],
    [1, true],
    [3, true],
  ] as const)
    for (const tablets of values.tablets.split(',').map(Number)) {
      const cost = await inHouse(count, isShared, tenant, (house) => measureTablets(house, tablets));
      const times = [cost.heartbeatUs, cost.pageUs, cost.jsonUs, cost.metricsUs, cost.idleUs].map(ms);
      row(count, tablets, ...times, mb(cost.gatewayBytes), isShared ? mb(cost.storeBytes) : '');
    }
} finally {
  rmSync(tenant, { recursive: true });
}
