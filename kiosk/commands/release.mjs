import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureDependencies } from './ensure.mjs';
import { ROOT } from './run.mjs';

/**
 * `npm run release`: builds everything anew and packs it, from whatever state the folder is in. The only way to an archive:
 * `files` in package.json is empty, so `npm pack` packs no build, old or new.
 */

const FOLDER = 'release';

await ensureDependencies();
// Nothing of an older build or release is left to be taken for this one, also if this one fails.
for (const folder of ['dist', 'dist-server', FOLDER])
  rmSync(join(ROOT, folder), { recursive: true, force: true });
// Else React is built with its checks where somebody set it.
process.env.NODE_ENV = 'production';
const code = await build();
if (code !== 0) process.exit(code);

const { archiveOf } = await import('./archive.mjs');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const top = `lobby-kiosk-${version}`;
const { bytes, files, sha256 } = await archiveOf({ root: ROOT, top, time: timeOfBuild() });
const name = `${top}.tgz`;
const archive = join(ROOT, FOLDER, name);
mkdirSync(join(ROOT, FOLDER));
writeFileSync(archive, bytes);
// As `sha256sum --check` reads it.
writeFileSync(`${archive}.sha256`, `${sha256}  ${name}\n`);

console.log(`
A release: ${FOLDER}/${name}
  ${(bytes.length / 1e6).toFixed(1)} MB, ${files} files
  sha256 ${sha256}, also in ${FOLDER}/${name}.sha256
On the server: tar xzf ${name} && cd ${top}`);

/** As the app names the day of its build: archives of one day are the same if their files are. */
function timeOfBuild() {
  const { SOURCE_DATE_EPOCH } = process.env;
  const time = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
  return new Date(time.toISOString().slice(0, 10));
}
