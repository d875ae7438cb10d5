import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { archiveOf } from './archive.mjs';

/** `npm run release`: the only way to an archive, from a new build (`files` is empty, so `npm pack` packs no build). */

const FOLDER = 'release';

// Even after a failure, no older build is left to be taken for this one.
for (const folder of ['dist', 'dist-server', FOLDER]) rmSync(folder, { recursive: true, force: true });
// Otherwise React may be built with its checks.
process.env.NODE_ENV = 'production';
const { status } = spawnSync('npm run build', { shell: true, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const top = `lobby-kiosk-${version}`;
const { bytes, files, sha256 } = await archiveOf({ root: '.', top, time: timeOfBuild() });
const name = `${top}.tgz`;
const archive = join(FOLDER, name);
mkdirSync(FOLDER);
writeFileSync(archive, bytes);
writeFileSync(`${archive}.sha256`, `${sha256}  ${name}\n`);

console.log(`
A release: ${FOLDER}/${name}
  ${(bytes.length / 1e6).toFixed(1)} MB, ${files} files
  sha256 ${sha256}, also in ${FOLDER}/${name}.sha256
On the server: tar xzf ${name} && cd ${top}`);

/** The app's build day: equal files of one day make equal archives. */
function timeOfBuild() {
  const { SOURCE_DATE_EPOCH } = process.env;
  const time = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
  return new Date(time.toISOString().slice(0, 10));
}
