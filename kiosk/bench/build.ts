import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type PageBytes, pageBytes } from '../tools/page-bytes.ts';
import { type Weight, weightsOf } from './weights.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What the bench builds; never `dist`, which others serve from. */
const OUT = join(ROOT, '.cache/bench');
/** Where the figures are kept. */
export const RESULTS_FILE = join(ROOT, '.cache/bench.json');

/** A built page. */
export interface Built {
  readonly folder: string;
  readonly sizes: PageBytes;
  readonly weights: readonly Weight[];
}

/** Builds the app as it stands. */
export const buildApp = (): Promise<Built> => buildFrom(join(ROOT, 'vite.config.ts'), 'app');

/** Builds the page that only mounts the same libraries. */
export const buildBare = (): Promise<Built> =>
  buildFrom(join(ROOT, 'kiosk/bench/bare/vite.config.ts'), 'bare');

async function buildFrom(configFile: string, name: string): Promise<Built> {
  const folder = join(OUT, name);
  const result = await build({
    configFile,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return { folder, sizes: pageBytes(files), weights: await weightsOf(files) };
}
