import { parseArgs } from 'node:util';
import { playCluster } from './cluster.ts';
import { playKilled } from './killed.ts';
import { hasNginx } from './nginx.ts';
import { hasStore } from './store.ts';

/**
 * `npm run lab -- cluster`: visits at three gateways with a shared store, while all crash. `--killed 50` kills a
 * gateway so often during a payment; `--alone` takes one gateway with its own disk. Ends with 1 for a double payment.
 */

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '1000' },
    busy: { type: 'string', default: '12' },
    every: { type: 'string', default: '4' },
    times: { type: 'string', default: '1' },
    killed: { type: 'string' },
    alone: { type: 'boolean', default: false },
  },
});

if (values.alone ? values.killed === undefined : !hasStore || (values.killed === undefined && !hasNginx)) {
  console.error(
    values.alone
      ? '--alone goes with --killed alone.'
      : 'nginx and redis-server are needed: apt-get install nginx redis-server',
  );
  process.exit(1);
}
if (values.killed === undefined) await playVisits();
else await killThem(Number(values.killed));

async function killThem(times: number): Promise<void> {
  const started = performance.now();
  const { killed, booked, wrong } = await playKilled({ times, isAlone: values.alone });
  console.log(
    [
      `${times} kills: ${Math.round((performance.now() - started) / 1000)} s`,
      `moments ${JSON.stringify(killed)}`,
      `booked without an answer ${booked}, never booked ${times - booked}`,
      ...(wrong.length === 0 ? ['nothing was booked twice'] : wrong),
    ].join('\n  '),
  );
  if (wrong.length > 0) process.exitCode = 1;
}

async function playVisits(): Promise<void> {
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
}
