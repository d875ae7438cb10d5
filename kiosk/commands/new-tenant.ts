import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../server/env.ts';
import { howToCall } from '../server/how-to-call.ts';
import { nextSteps } from './next-steps.ts';
import { makeTenant, NoTenant, SYSTEMS } from './tenant-folder.ts';

/** `npm run new-tenant -- /srv/tenants/inn`: makes a tenant's folder; a bare name goes into `tenants/`. */

const USAGE = `Say which tenant: ${howToCall('new-tenant')} /srv/tenants/inn [--host lobby.inn.example] [--hotel https://pms.inn.example] [--system cico]`;

function main(): void {
  const { place, host, hotel, system } = readArguments();
  const path = resolve(/[/\\]/u.test(place) ? place : `tenants/${place}`);
  const name = basename(path);
  const order = {
    name,
    root: dirname(path),
    hosts: host ?? `${name}.localhost`,
    hotelUrl: hotel,
    system,
  };
  for (const [file, use] of makeTenant(order)) console.log(`${file}: ${use}`);
  const [, program = ''] = process.argv;
  const isRelease = program.endsWith('.js') && !existsSync(join(dirname(program), 'gateway-with-demo.js'));
  for (const line of nextSteps(order, isRelease)) console.log(line);
}

function readArguments() {
  const text = { type: 'string' } as const;
  let found: { positionals: string[]; values: { host?: string; hotel?: string; system?: string } };
  try {
    found = parseArgs({ allowPositionals: true, options: { host: text, hotel: text, system: text } });
  } catch {
    throw new NoTenant(USAGE);
  }
  const [place, ...more] = found.positionals;
  if (place === undefined || more.length > 0) throw new NoTenant(USAGE);
  const { host, hotel: asked } = found.values;
  const system = SYSTEMS.find((one) => one === (found.values.system ?? 'legacy'));
  if (system === undefined) throw new NoTenant(USAGE);
  const hotel = asked === 'demo' ? undefined : asked;
  try {
    // By the gateway's own rules.
    readSettings({ HOSTS: host, HOTEL_URL: hotel });
  } catch (error) {
    throw new NoTenant(error instanceof Error ? error.message : USAGE);
  }
  return { place, host, hotel, system };
}

try {
  if (process.argv.includes('--help')) console.log(USAGE);
  else main();
} catch (error) {
  if (!(error instanceof NoTenant)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
