import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemoHotel, GUESTS } from '../demo-hotel/index.ts';
import { readSettings, type Settings } from './env.ts';
import { createGateway, type HotelSide, listen } from './index.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The guests worth trying first. */
const FIRST_GUESTS = ['family', 'alone', 'overseas', 'server-error'];

function hotelSide({ hotelUrl, pointUrl, addressUrl }: Settings): HotelSide {
  if (hotelUrl === undefined) return { kind: 'demo', hotel: createDemoHotel() };
  return {
    kind: 'proxy',
    url: hotelUrl,
    ...(pointUrl === undefined ? {} : { pointUrl }),
    ...(addressUrl === undefined ? {} : { addressUrl }),
  };
}

function announce(url: string, settings: Settings, files: string): void {
  // While developing, the page comes from the build tool's own server.
  if (existsSync(join(files, 'index.html'))) console.log(`The lobby tablet's page:  ${url}/`);
  console.log(`All tablets:              ${url}/tablets`);
  if (settings.hotelUrl !== undefined) {
    console.log(`Hotel:                    ${new URL(settings.hotelUrl).origin}`);
    return;
  }
  console.log(`Demo hotel, for staff:    ${url}/demo/`);
  console.log('Guests to check in:');
  for (const guest of GUESTS.filter(({ id }) => FIRST_GUESTS.includes(id))) {
    console.log(`  ${guest.name}  (${guest.tell.ja} / ${guest.tell.en})`);
  }
}

function folder(variable: string, named: string | undefined, usual: string): string {
  if (named === undefined) return usual;
  const path = resolve(named);
  if (!existsSync(path)) throw new Error(`${variable} names a folder that is not there: ${path}.`);
  return path;
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const files = folder('FILES', settings.files, join(ROOT, 'dist'));
  const tenant = folder('TENANT', settings.tenant, join(files, 'data'));
  const gateway = createGateway({
    files,
    tenant,
    hotel: hotelSide(settings),
    killsServiceWorker: settings.killsServiceWorker,
    watchToken: settings.watchToken,
  });
  const server = await listen(gateway, { port: settings.port, host: settings.host });
  announce(server.url, settings, files);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
