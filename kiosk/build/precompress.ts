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
/** Files that a hotel changes in place: an old compressed copy would show old settings. */
const TENANT_FILES = /^(?:data\/config\.json|tenant-lang\/)/u;
/** A smaller file fits into one packet anyway. */
const WORTHWHILE_BYTES = 1_024;

/** Leaves the smallest `.br` and `.gz` beside every text of a folder, for servers. @returns the number of texts */
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

export const precompressed = (): Plugin =>
  afterBuild('precompressed', async (folder) => `${await precompress(folder)} texts compressed`);

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
