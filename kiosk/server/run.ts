import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { byHost } from './by-host.ts';
import { processRoom } from './call-room.ts';
import type { HotelInProcess } from './demo-side.ts';
import { readSettings, type Settings } from './env.ts';
import { USUAL_FOLDER } from './files.ts';
import { fileHandles } from './handles.ts';
import {
  createGateway,
  type Gateway,
  type GatewayOptions,
  type HotelSide,
  type Listening,
  listen,
} from './index.ts';
import { createLog, type Log, survivingWriter } from './log.ts';
import { names } from './names.ts';
import { endGently } from './signals.ts';
import { isSocketPath } from './socket-file.ts';
import { StaticFiles } from './static.ts';
import { RedisConnection } from './store/redis-store.ts';
import { readTenants, type Tenant } from './tenants.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The usual place of such folders for a user. */
const USUAL_STATE = join(homedir(), '.local/state/lobby-kiosk');
const CONTRACT = join(ROOT, 'dist-server/openapi');
interface DemoGuest {
  readonly id: string;
  readonly name: string;
  readonly tell: { readonly ja: string; readonly en: string };
}

export interface Demo {
  readonly createDemoHotel: (options: {
    readonly hasControl: boolean;
    readonly hasSettingsPage: boolean;
  }) => HotelInProcess;
  readonly GUESTS: readonly DemoGuest[];
}

const FIRST_GUESTS = ['family', 'alone', 'overseas', 'server-error'];

const say = survivingWriter(() => process.stdout);
const complain = survivingWriter(() => process.stderr);

/** Runs the gateway by its environment until it is told to end. @param demo absent on servers for real hotels */
export async function run(demo?: Demo): Promise<void> {
  let store: RedisConnection | undefined;
  try {
    const settings = readSettings(process.env);
    const log = logFor(settings);
    store =
      settings.storeAddress && new RedisConnection({ ...settings.storeAddress, log, lookup: names.lookup });
    endGently(
      withStore(
        await open(settings, { demo, log, store, state: settings.stateDirectory ?? USUAL_STATE }),
        store,
      ),
      log,
    );
  } catch (error) {
    complain(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    await store?.close();
  }
}

/** Flushes the store before the process ends. */
const withStore = (server: Listening, store: RedisConnection | undefined): Listening => ({
  ...server,
  async drain(deadlineMs) {
    await server.drain(deadlineMs);
    await store?.close();
  },
});

interface Parts {
  readonly demo: Demo | undefined;
  readonly log: Log;
  readonly store: RedisConnection | undefined;
  /** Folder that outlives the process. */
  readonly state: string;
}

/** @throws {Error} with one sentence that tells the remedy */
function hotelSide(settings: Settings, demo: Demo | undefined, where = ''): HotelSide {
  const { hotelUrl, pointUrl, addressUrl, demoControl, settingsPage } = settings;
  if (hotelUrl === undefined) {
    if (demo === undefined)
      throw new Error(
        `${where}This build has no demo hotel: HOTEL_URL must be the address of the hotel's system.`,
      );
    const hasSettingsPage = settingsPage !== undefined;
    const hotel = demo.createDemoHotel({ hasControl: demoControl !== 'nobody', hasSettingsPage });
    return { kind: 'demo', hotel, isControlledByAll: demoControl === 'everybody', settingsPage };
  }
  return { kind: 'proxy', url: hotelUrl, pointUrl, addressUrl };
}

function announce(url: string, settings: Settings, files: string, demo: Demo | undefined): void {
  const lines: string[] = [];
  if (isSocketPath(settings.host)) {
    lines.push(`Socket, for a proxy:      ${settings.host}`);
  } else {
    // During development the build tool's server has the page.
    if (existsSync(join(files, 'index.html'))) lines.push(`The lobby tablet's page:  ${url}/`);
    lines.push(`All tablets:              ${url}/tablets`);
    if (existsSync(CONTRACT)) lines.push(`The calls to the hotel:   ${url}/openapi/`);
  }
  if (settings.hotelUrl !== undefined) {
    lines.push(`Hotel:                    ${new URL(settings.hotelUrl).origin}`);
  } else if (demo !== undefined) {
    lines.push(...demoLines(url, settings, demo));
  }
  say(`${lines.join('\n')}\n`);
}

function demoLines(url: string, { demoControl }: Settings, { GUESTS }: Demo): readonly string[] {
  const guests = GUESTS.filter(({ id }) => FIRST_GUESTS.includes(id));
  return [
    demoControl !== 'nobody'
      ? `Demo hotel, for staff:    ${url}/demo/`
      : 'Demo hotel, for staff:    off, as requests come through a proxy; DEMO_CONTROL=1 turns it on',
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
  createLog({ format: logFormat, write: complain, always: tenant === undefined ? {} : { tenant } });

const gatewayOf = (
  settings: Settings,
  { demo, log, store, state }: Parts,
  more: Pick<GatewayOptions, 'files' | 'built' | 'tenant' | 'room' | 'isRealHotel'>,
  where?: { readonly tenant: string; readonly file: string },
): Gateway =>
  createGateway({
    ...settings,
    ...more,
    hotel: hotelSide(settings, demo, where && `${where.file}: `),
    contract: CONTRACT,
    store: store?.storeFor(where?.tenant),
    memory: settings.hotelUrl && join(state, memoryName(settings.hotelUrl, where?.tenant)),
    log,
  });

/** Hotels may use the same payment id. */
const memoryName = (hotelUrl: string, tenant = 'hotel'): string =>
  `${tenant}-${createHash('sha256').update(hotelUrl).digest('hex').slice(0, 12)}`;

async function open(settings: Settings, parts: Parts): Promise<Listening> {
  const { demo, log } = parts;
  const files = folder('FILES', settings.files, join(ROOT, 'dist'));
  if (settings.tenants !== undefined)
    return openAll(folder('TENANTS', settings.tenants, ''), files, settings, parts);
  const gateway = gatewayOf(settings, parts, {
    files,
    tenant: folder('TENANT', settings.tenant, join(files, 'data')),
    room: processRoom(fileHandles()),
    isRealHotel: settings.tenant !== undefined || settings.hotelUrl !== undefined,
  });
  await gateway.start();
  const server = await listen(gateway, { ...settings, log });
  announce(server.url, settings, files, demo);
  return server;
}

async function openAll(root: string, files: string, settings: Settings, parts: Parts): Promise<Listening> {
  const tenants = readTenants(root, settings);
  // The app belongs to no tenant.
  const built = new StaticFiles([files], USUAL_FOLDER);
  const room = processRoom(fileHandles(), tenants.length);
  const partOf = ({ name, folder, settings: own }: Tenant) => {
    const log = logFor(settings, name);
    const options = { files, built, room, tenant: folder, isRealHotel: true };
    const where = { tenant: name, file: `${join(root, name)}.env` };
    return { hosts: own.hosts, log, gateway: gatewayOf(own, { ...parts, log }, options, where) };
  };
  const gateway = byHost(tenants.map(partOf), parts.log);
  await gateway.start();
  const server = await listen(gateway, { ...settings, log: parts.log });
  say(tenants.map((tenant) => `${lineOf(tenant, server.port)}\n`).join(''));
  return server;
}

function lineOf({ name, settings: { hosts, hotelUrl } }: Tenant, port: number): string {
  const hotel = hotelUrl === undefined ? 'demo hotel' : new URL(hotelUrl).origin;
  // A socket is for a proxy, which has TLS.
  const addressOf = (host: string) => (port === 0 ? `https://${host}/` : `http://${host}:${port}/`);
  return `${name}:  ${hosts.map(addressOf).join(' ')}  (${hotel})`;
}
