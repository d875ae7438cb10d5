import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { heartbeatText } from '../heartbeat.ts';
import { Client } from './client.ts';
import { Ledger } from './ledger.ts';
import { cpuOf, memoryOf } from './process-figures.ts';
import { startGateway, startHotel } from './servers.ts';
import { checkIn, checkOut, type VisitEnd } from './visits.ts';

/** `npm run lab -- load`: guests and restarts while all tablets report. Ends with 1 for a failure or false books. */

const TOKEN = 'load-load-load-load';
/** In ms, a tablet's interval for heartbeat, settings and worker. */
const QUARTER_HOUR_MS = 15 * 60 * 1000;
const LOOK_MS = 1_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    busy: { type: 'string', default: '20' },
    /** All tablets, which send heartbeats. */
    tablets: { type: 'string', default: '2000' },
    /** Minutes between restarts; 0 for none. */
    'restart-every': { type: 'string', default: '0.5' },
  },
});
const tenant = mkdtempSync(join(tmpdir(), 'load-tenant-'));
writeFileSync(join(tenant, 'config.json'), '{"kiosk":{"heartbeat_url":"/heartbeat"}}');
const hotel = await startHotel();
const gateway = await startGateway({ HOTEL_URL: hotel.url, TENANT: tenant, HEARTBEAT_TOKEN: TOKEN });
const client = new Client(gateway, 64);
const ledger = new Ledger();
const visits: Record<VisitEnd, number> = { done: 0, 'front-desk': 0, failed: 0 };
const minutes = Number(values.minutes);
const started = performance.now();
const isOver = () => performance.now() - started > minutes * 60_000;

async function comeAndGo(number: number): Promise<void> {
  while (!isOver()) visits[await (number % 2 === 0 ? checkOut(client, ledger) : checkIn(client))] += 1;
}

/** All tablets, evenly over each quarter of an hour. */
async function tellAndAsk(): Promise<void> {
  const tablets = Number(values.tablets);
  let told = 0;
  for (let number = 0; !isOver(); number = (number + 1) % tablets) {
    const { status } = await client.ask({
      method: 'POST',
      path: '/heartbeat',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${TOKEN}` },
      body: heartbeatText({ device: `LOAD-${number}` }),
    });
    if (status === 204) told += 1;
    for (const path of ['/data/config.json', '/sw.js']) await client.ask({ path });
    await pause(QUARTER_HOUR_MS / tablets);
  }
  console.log(`${told} heartbeats`);
}

/** Restarts the gateway repeatedly, and notes its memory and share of a core. */
async function watchAndRestart(): Promise<void> {
  const everyMs = Number(values['restart-every']) * 60_000;
  const sizes: number[] = [];
  let restarts = 0;
  let cpu = 0;
  let lastRestart = performance.now();
  while (!isOver()) {
    sizes.push(Math.round(memoryOf(gateway.pids()) / 1024 / 1024));
    if (everyMs > 0 && performance.now() - lastRestart > everyMs) {
      cpu += cpuOf(gateway.pids());
      await gateway.restart();
      restarts += 1;
      lastRestart = performance.now();
    }
    await pause(LOOK_MS);
  }
  cpu += cpuOf(gateway.pids());
  // The first seconds belong to the start.
  const [first, last, most] = [sizes[5], sizes.at(-1), Math.max(...sizes)];
  console.log(`${restarts} restarts, ${((cpu / (minutes * 60_000_000)) * 100).toFixed(1)} % of one core`);
  console.log(`memory: ${first} MB at first, ${last} MB at the end, ${most} MB at most`);
}

try {
  const guests = Array.from({ length: Number(values.busy) }, (_, number) => comeAndGo(number));
  await Promise.all([...guests, tellAndAsk(), watchAndRestart()]);
  const books: Record<string, number> = await (await fetch(`${hotel.url}/books`)).json();
  const disagreements = ledger.disagreements(books);
  console.log(`visits: ${JSON.stringify(visits)}`);
  console.log(`payments: ${JSON.stringify(ledger.counts())}`);
  for (const line of disagreements) console.log(line);
  if (disagreements.length === 0) console.log('tablets and the hotel’s books agree on every payment');
  if (visits.failed + disagreements.length > 0) process.exitCode = 1;
} finally {
  client.close();
  await gateway.stop();
  await hotel.stop();
  rmSync(tenant, { recursive: true });
}
