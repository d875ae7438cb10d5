import { parseArgs } from 'node:util';
import { playCluster } from './cluster.ts';
import { hasNginx } from './nginx.ts';
import { hasStore } from './store.ts';

/** `npm run lab -- cluster`: visits at three gateways that share a store, while all of them crash. Ends with 1 where anything was paid twice. */

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '1000' },
    busy: { type: 'string', default: '12' },
    every: { type: 'string', default: '4' },
    times: { type: 'string', default: '1' },
  },
});

if (!hasNginx || !hasStore) {
  console.error('nginx and redis-server are needed: apt-get install nginx redis-server');
  process.exit(1);
}
for (let time = 1; time <= Number(values.times); time += 1) {
  const started = performance.now();
  const { visits, payments, failures, disagreements } = await playCluster({
    visits: Number(values.visits),
    busy: Number(values.busy),
    everyMs: Number(values.every) * 1000,
  });
  const counts = [...new Set(failures)].map(
    (name) => `${name}: ${failures.filter((one) => one === name).length}`,
  );
  console.log(
    [
      `${time}: ${Math.round((performance.now() - started) / 1000)} s`,
      `visits ${JSON.stringify(visits)}`,
      `payments ${JSON.stringify(payments)}`,
      ...counts,
      ...(disagreements.length === 0 ? ['tablets and books agree'] : disagreements),
    ].join('\n  '),
  );
  if (disagreements.length + visits.failed > 0) process.exitCode = 1;
}
