import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type PageBytes, pageBytes } from '../../build/page-bytes.ts';
import { createDemoHotel } from '../../demo-hotel/index.ts';
import { createGateway, type Listening, listen } from '../../server/index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The bare page has no settings, and the gateway sends no page without them. */
const TENANT = join(ROOT, 'public/data');

interface Built {
  readonly folder: string;
  readonly sizes: PageBytes;
}

/** Builds the app; never into `dist`, which others serve. */
export const buildApp = (): Promise<Built> => buildFrom('vite.config.ts', 'app');

export const buildBare = (): Promise<Built> => buildFrom('kiosk/lab/bench/bare/vite.config.ts', 'bare');

async function buildFrom(config: string, name: string): Promise<Built> {
  const folder = join(ROOT, '.cache/bench', name);
  const result = await build({
    configFile: join(ROOT, config),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return { folder, sizes: pageBytes(outputs.flatMap((one) => ('output' in one ? one.output : []))) };
}

/** Serves a built page as `npm start` does, on a free local port with its own demo hotel. */
export const serve = ({ folder }: Built): Promise<Listening> =>
  listen(
    createGateway({ files: folder, tenant: TENANT, hotel: { kind: 'demo', hotel: createDemoHotel() } }),
    { port: 0 },
  );
