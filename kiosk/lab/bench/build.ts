import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { type PageBytes, pageBytes } from '../../build/page-bytes.ts';
import { createDemoHotel } from '../../demo-hotel/index.ts';
import { createGateway, type Listening, listen } from '../../server/index.ts';
import { type Weight, weightsOf } from './weights.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const BARE_CONFIG = 'kiosk/lab/bench/bare/vite.config.ts';
/** The sample settings: the bare page has none of its own, and the gateway sends no page without settings. */
const TENANT = join(ROOT, 'public/data');

/** A built page. */
export interface Built {
  readonly folder: string;
  readonly sizes: PageBytes;
  readonly weights: readonly Weight[];
}

/** Builds the app as it stands; never into `dist`, which others serve from. */
export const buildApp = (): Promise<Built> => buildFrom('vite.config.ts', 'app');

/** Builds the page that only mounts the same libraries, as it is or dressed. */
export const buildBare = (name = 'bare', plugins: Plugin[] = []): Promise<Built> =>
  buildFrom(BARE_CONFIG, name, plugins);

async function buildFrom(config: string, name: string, plugins: Plugin[] = []): Promise<Built> {
  const folder = join(ROOT, '.cache/bench', name);
  const result = await build({
    configFile: join(ROOT, config),
    plugins,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return { folder, sizes: pageBytes(files), weights: await weightsOf(files) };
}

/** Serves a built page as `npm start` does, on a free port of this machine, with a demo hotel of its own. */
export const serve = ({ folder }: Built): Promise<Listening> =>
  listen(
    createGateway({ files: folder, tenant: TENANT, hotel: { kind: 'demo', hotel: createDemoHotel() } }),
    {
      port: 0,
    },
  );
