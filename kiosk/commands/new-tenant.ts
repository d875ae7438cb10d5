import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../server/env.ts';
import { howToCall } from '../server/how-to-call.ts';
import { makeTenant, NoTenant } from './tenant-folder.ts';

/** `npm run new-tenant -- /srv/tenants/inn`: a tenant's folder to begin with; a name alone goes into `tenants/`. */

const USAGE = `Say which tenant: ${howToCall('new-tenant')} /srv/tenants/inn [--host lobby.inn.example] [--hotel https://pms.inn.example]`;

function main(): void {
  const { place, host, hotel } = readArguments();
  const path = resolve(/[/\\]/u.test(place) ? place : `tenants/${place}`);
  const name = basename(path);
  const root = dirname(path);
  const hosts = host ?? `${name}.localhost`;
  for (const [file, use] of makeTenant({ name, root, hosts, hotelUrl: hotel }))
    console.log(`${file}: ${use}`);
  const gateway = hotel === undefined ? 'gateway-with-demo.js' : 'gateway.js';
  console.log(`\nTry it: npm run build && TENANTS=${root} node dist-server/${gateway}`);
  const [first = ''] = hosts.split(',', 1);
  const lead = first.endsWith('localhost') ? '' : ' (the name has to lead to this machine)';
  console.log(`Then open http://${first}:4173/${lead}`);
}

function readArguments() {
  const text = { type: 'string' } as const;
  let found: { positionals: string[]; values: { host?: string; hotel?: string } };
  try {
    found = parseArgs({ allowPositionals: true, options: { host: text, hotel: text } });
  } catch {
    throw new NoTenant(USAGE);
  }
  const [place, ...more] = found.positionals;
  if (place === undefined || more.length > 0) throw new NoTenant(USAGE);
  const { host, hotel: asked } = found.values;
  const hotel = asked === 'demo' ? undefined : asked;
  try {
    // As the gateway will read them.
    readSettings({ HOSTS: host, HOTEL_URL: hotel });
  } catch (error) {
    throw new NoTenant(error instanceof Error ? error.message : USAGE);
  }
  return { place, host, hotel };
}

try {
  if (process.argv.includes('--help')) console.log(USAGE);
  else main();
} catch (error) {
  if (!(error instanceof NoTenant)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
