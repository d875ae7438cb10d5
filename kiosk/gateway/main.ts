import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemoHotel, GUESTS } from '../demo-hotel/index.ts';
import { byHost } from './by-host.ts';
import { readSettings, type Settings } from './env.ts';
import { USUAL_FOLDER } from './files.ts';
import { createGateway, type HotelSide, type Listening, listen } from './index.ts';
import { createLog, type Log, survivingWriter } from './log.ts';
import { endGently } from './signals.ts';
import { StaticFiles } from './static.ts';
import { readTenants, TENANT_VARIABLES, type Tenant } from './tenants.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The published contracts, with the page that shows them. */
const CONTRACT = join(ROOT, 'dist-server/openapi');
/** The guests worth trying first. */
const FIRST_GUESTS = ['family', 'alone', 'overseas', 'server-error'];

const say = survivingWriter(() => process.stdout);
const complain = survivingWriter(() => process.stderr);

function hotelSide({ hotelUrl, pointUrl, addressUrl, hasDemoControl, settingsPage }: Settings): HotelSide {
  if (hotelUrl === undefined) {
    const hasSettingsPage = settingsPage !== undefined;
    const hotel = createDemoHotel({ hasControl: hasDemoControl, hasSettingsPage });
    return { kind: 'demo', hotel, settingsPage };
  }
  return {
    kind: 'proxy',
    url: hotelUrl,
    ...(pointUrl === undefined ? {} : { pointUrl }),
    ...(addressUrl === undefined ? {} : { addressUrl }),
  };
}

function announce(url: string, settings: Settings, files: string): void {
  const lines: string[] = [];
  // While developing, the page comes from the build tool's own server.
  if (existsSync(join(files, 'index.html'))) lines.push(`The lobby tablet's page:  ${url}/`);
  lines.push(`All tablets:              ${url}/tablets`);
  if (existsSync(CONTRACT)) lines.push(`The calls to the hotel:   ${url}/openapi/`);
  if (settings.hotelUrl !== undefined) {
    lines.push(`Hotel:                    ${new URL(settings.hotelUrl).origin}`);
  } else {
    lines.push(...demoLines(url, settings));
  }
  say(`${lines.join('\n')}\n`);
}

function demoLines(url: string, { hasDemoControl }: Settings): readonly string[] {
  const guests = GUESTS.filter(({ id }) => FIRST_GUESTS.includes(id));
  return [
    hasDemoControl
      ? `Demo hotel, for staff:    ${url}/demo/`
      : 'Demo hotel, for staff:    off, as other machines may reach it; DEMO_CONTROL=1 turns it on',
    'Guests to check in:',
    ...guests.map((guest) => `  ${guest.name}  (${guest.tell.ja} / ${guest.tell.en})`),
  ];
}

function folder(variable: string, named: string | undefined, usual: string): string {
  if (named === undefined) return usual;
  const path = resolve(named);
  if (!existsSync(path)) throw new Error(`${variable} names a folder that is not there: ${path}.`);
  return path;
}

const logFor = ({ logFormat }: Settings, tenant?: string): Log =>
  createLog({
    format: logFormat,
    write: complain,
    ...(tenant === undefined ? {} : { always: { tenant } }),
  });

/** @throws {Error} with one sentence that says what to mend */
async function open(settings: Settings, log: Log): Promise<Listening> {
  const files = folder('FILES', settings.files, join(ROOT, 'dist'));
  if (settings.tenants !== undefined)
    return openAll(folder('TENANTS', settings.tenants, ''), files, settings, log);
  const gateway = createGateway({
    ...settings,
    files,
    tenant: folder('TENANT', settings.tenant, join(files, 'data')),
    isRealHotel: settings.tenant !== undefined || settings.hotelUrl !== undefined,
    hotel: hotelSide(settings),
    contract: CONTRACT,
    log,
  });
  await gateway.start();
  const server = await listen(gateway, { ...settings, log });
  announce(server.url, settings, files);
  return server;
}

/** @throws {Error} with one sentence that says what to mend */
async function openAll(root: string, files: string, settings: Settings, log: Log): Promise<Listening> {
  const misplaced = [...TENANT_VARIABLES, 'TENANT'].find((name) => process.env[name]);
  if (misplaced !== undefined)
    throw new Error(`With TENANTS, ${misplaced} goes into the tenants' own files.`);
  const tenants = readTenants(root, settings.host);
  // Nothing of the app is a tenant's.
  const built = new StaticFiles([files], USUAL_FOLDER);
  const gateway = byHost(
    tenants.map((tenant) => {
      const ownLog = logFor(settings, tenant.name);
      return {
        hosts: tenant.settings.hosts,
        log: ownLog,
        gateway: createGateway({
          ...tenant.settings,
          trustsProxy: settings.trustsProxy,
          files,
          built,
          tenant: tenant.folder,
          isRealHotel: true,
          hotel: hotelSide(tenant.settings),
          contract: CONTRACT,
          log: ownLog,
        }),
      };
    }),
    log,
  );
  await gateway.start();
  const server = await listen(gateway, { ...settings, log });
  say(tenants.map((tenant) => `${lineOf(tenant, server.port)}\n`).join(''));
  return server;
}

function lineOf({ name, settings: { hosts, hotelUrl } }: Tenant, port: number): string {
  const hotel = hotelUrl === undefined ? 'demo hotel' : new URL(hotelUrl).origin;
  return `${name}:  ${hosts.map((host) => `http://${host}:${port}/`).join(' ')}  (${hotel})`;
}

try {
  const settings = readSettings(process.env);
  const log = logFor(settings);
  endGently(await open(settings, log), log);
} catch (error) {
  complain(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
