import { readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { MAX_KEPT_BYTES } from '../server/files.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const TEXT = /\.(?:html|js|css|json|svg|webmanifest|txt|xml)$/u;
/** Files that a hotel changes in place: a server that sends the older compressed copy would show the older settings. */
const TENANT_FILES = /^(?:data\/config\.json|tenant-lang\/)/u;
/** A smaller file fits into one packet, compressed or not. */
const WORTHWHILE_BYTES = 1_024;

/**
 * Leaves a `.br` and a `.gz` beside every text of a folder, as small as can be, for servers that send them as they are.
 * @returns how many texts got them
 */
export async function precompress(folder: string): Promise<number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => TEXT.test(name) && !TENANT_FILES.test(name));
  const done = await Promise.all(names.map((name) => precompressFile(join(folder, name))));
  return done.filter(Boolean).length;
}

async function precompressFile(path: string): Promise<boolean> {
  const { size } = await stat(path);
  if (size < WORTHWHILE_BYTES || size > MAX_KEPT_BYTES) return false;
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
  return true;
}

/** Compresses what a build has left. */
export const precompressed = (): Plugin =>
  afterBuild('precompressed', async (folder) => `${await precompress(folder)} texts compressed`);

/**
 * Works on the folder that a build has left, once everything is there, the service worker too.
 * @param work says what came of it; throws what fails the build
 */
export const afterBuild = (name: string, work: (folder: string) => Promise<string>): Plugin => ({
  name,
  apply: 'build',
  enforce: 'post',
  closeBundle: {
    sequential: true,
    order: 'post',
    async handler() {
      const { root, build } = this.environment.config;
      this.info(await work(resolve(root, build.outDir)));
    },
  },
});
