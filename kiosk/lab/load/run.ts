import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { heartbeatOf, playDay } from './day.ts';
import { hasNginx, NAME, nginxAlone, nginxBefore } from './nginx.ts';
import { measure, type PhaseFigures, tabletQuestions } from './phases.ts';
import { dayReport, phaseTable } from './report.ts';
import { startGateway, startHotel, type Target } from './servers.ts';

/**
 * `npm run lab -- load`: what each request costs the gateway and nginx, then visits against the gateway, with restarts between.
 * Ends with 1 when an answer was wrong, a visit failed, or tablets and the hotel's books disagree on a payment.
 */

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));
const TOKEN = 'load-load-load-load';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    minutes: { type: 'string', default: '2' },
    busy: { type: 'string', default: '20' },
    tablets: { type: 'string', default: '2000' },
    'restart-every': { type: 'string', default: '0.5' },
    'day-only': { type: 'boolean', default: false },
  },
});

/** The largest script of the build. */
function largestScript(): string {
  const scripts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
  const sizeOf = (name: string) => statSync(join(DIST, 'assets', name)).size;
  const [largest] = scripts.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return `/assets/${largest ?? ''}`;
}

async function phasesOf(target: Target, takesHeartbeats: boolean): Promise<readonly PhaseFigures[]> {
  const seconds = Number(values.seconds);
  const figures: PhaseFigures[] = [];
  for (const [name, path] of tabletQuestions(largestScript()))
    figures.push(await measure(target, name, () => ({ path }), 200, seconds));
  if (!takesHeartbeats) return figures;
  let number = 0;
  const heartbeat = () => ({
    method: 'POST' as const,
    path: '/heartbeat',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` },
    body: heartbeatOf(`LOAD-${number++ % 2000}`),
  });
  // No more than an address may send at once.
  figures.push(await measure(target, 'heartbeat', heartbeat, 204, Math.min(1, seconds)));
  return figures;
}

const tenant = mkdtempSync(join(tmpdir(), 'load-tenant-'));
writeFileSync(join(tenant, 'config.json'), '{"kiosk":{"heartbeat_url":"/heartbeat"}}');
const hotel = await startHotel();
const gateway = await startGateway({
  HOTEL_URL: hotel.url,
  TENANT: tenant,
  HEARTBEAT_TOKEN: TOKEN,
  HOSTS: NAME,
});
try {
  const phases: Record<string, readonly PhaseFigures[]> = {};
  if (!values['day-only']) phases.gateway = await phasesOf(gateway, true);
  if (!hasNginx) console.log('nginx is not installed here: its figures are left out.');
  for (const start of hasNginx && !values['day-only']
    ? [() => nginxBefore(gateway), () => nginxAlone(tenant)]
    : []) {
    const nginx = await start();
    phases[nginx.name] = await phasesOf(nginx, false).finally(nginx.stop);
  }
  if (!values['day-only']) console.log(phaseTable(phases));
  const day = await playDay(gateway, hotel, {
    minutes: Number(values.minutes),
    busy: Number(values.busy),
    tablets: Number(values.tablets),
    restartEvery: Number(values['restart-every']),
    heartbeatToken: TOKEN,
  });
  console.log(`\n${dayReport(day)}`);
  const wrong = Object.values(phases)
    .flat()
    .reduce((sum, phase) => sum + phase.wrong, 0);
  if (wrong + day.visits.failed + day.disagreements.length > 0) process.exitCode = 1;
} finally {
  await gateway.stop();
  await hotel.stop();
  rmSync(tenant, { recursive: true });
}
