import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What the bench builds; never `dist`, which others serve from. */
const OUT = join(ROOT, '.cache/bench');
/** Where the figures are kept. */
export const RESULTS_FILE = join(ROOT, '.cache/bench.json');

/** Brotli bytes of a build's JavaScript; the service worker is none of the page's. */
export interface Sizes {
  /** The entry and all that it imports statically. */
  readonly firstRoute: number;
  readonly all: number;
}

/** A built page. */
export interface Built {
  readonly folder: string;
  readonly sizes: Sizes;
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
  const chunks = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((output) => output.type === 'chunk');
  return { folder, sizes: sizesOf(chunks) };
}

function sizesOf(chunks: readonly Rollup.OutputChunk[]): Sizes {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<Rollup.OutputChunk>();
  const add = (chunk: Rollup.OutputChunk | undefined): void => {
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  return { firstRoute: brotliBytes([...first]), all: brotliBytes(chunks) };
}

const brotliBytes = (chunks: readonly Rollup.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);
