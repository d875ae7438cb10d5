import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playDay } from './day.ts';
import { startGateway, startHotel } from './servers.ts';

/**
 * `npm run lab -- load`: a day of visits against the gateway, with restarts between. Ends with 1 when a visit failed, or tablets
 * and the hotel's books disagree on a payment.
 */

const TOKEN = 'load-load-load-load';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    busy: { type: 'string', default: '20' },
    tablets: { type: 'string', default: '2000' },
    'restart-every': { type: 'string', default: '0.5' },
  },
});
const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`;

const tenant = mkdtempSync(join(tmpdir(), 'load-tenant-'));
writeFileSync(join(tenant, 'config.json'), '{"kiosk":{"heartbeat_url":"/heartbeat"}}');
const hotel = await startHotel();
const gateway = await startGateway({ HOTEL_URL: hotel.url, TENANT: tenant, HEARTBEAT_TOKEN: TOKEN });
try {
  const { visits, payments, memory, disagreements, ...day } = await playDay(gateway, hotel, {
    minutes: Number(values.minutes),
    busy: Number(values.busy),
    tablets: Number(values.tablets),
    restartEvery: Number(values['restart-every']),
    heartbeatToken: TOKEN,
  });
  console.log(`${day.minutes.toFixed(1)} minutes, ${day.restarts} restarts, ${day.heartbeats} heartbeats`);
  console.log(`visits: ${JSON.stringify(visits)}`);
  console.log(`payments: ${JSON.stringify(payments)}`);
  console.log(`${(day.cpuShare * 100).toFixed(1)} % of one core; memory ${mb(memory.first)} at first,`);
  console.log(`${mb(memory.last)} at the end, ${mb(memory.most)} at most`);
  for (const line of disagreements) console.log(line);
  if (disagreements.length === 0) console.log('tablets and the hotel’s books agree on every payment');
  if (visits.failed + disagreements.length > 0) process.exitCode = 1;
} finally {
  await gateway.stop();
  await hotel.stop();
  rmSync(tenant, { recursive: true });
}
