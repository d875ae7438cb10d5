import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { archiveOf } from './archive.mjs';

/**
 * `npm run release`: builds everything anew and packs it, from whatever state the folder is in. The only way to an archive:
 * `files` in package.json is empty, so `npm pack` packs no build, old or new.
 */

const FOLDER = 'release';

// Nothing of an older build or release is left to be taken for this one, also if this one fails.
for (const folder of ['dist', 'dist-server', FOLDER]) rmSync(folder, { recursive: true, force: true });
// Else React is built with its checks where somebody set it.
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
