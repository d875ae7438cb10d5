import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

/** A release's files and whole folders, besides the pages of the guides. */
const PARTS = [
  'dist',
  'dist-server',
  'kiosk/deploy',
  'kiosk/docs',
  'kiosk/tablets',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.ja.md',
  'README.md',
  'SECURITY.md',
  'e2e/README.md',
  'public/data/config.json',
  'src/ARCHITECTURE.md',
  'src/i18n',
];
/** Sources, the demo hotel, and a house's own files for containers. */
const LEFT_OUT =
  /\.ts$|(^|\/)\.|^dist-server\/gateway-with-demo\.|^kiosk\/tablets\/linux\/proof\/|^kiosk\/deploy\/(secrets|tenant)\//u;

/**
 * Packs a built project; equal files make an equal archive.
 * @param {{ root: string, top: string, time: Date }} options the project's folder, the archive's single folder,
 *   and the time of all its files
 * @returns {Promise<{ bytes: Buffer, files: number, sha256: string }>} a tar file compressed by gzip
 */
export async function archiveOf({ root, top, time }) {
  const names = filesOf(root);
  const archive = pack();
  for (const name of names) {
    const content = readFileSync(join(root, name));
    // The file's own mode differs between checkouts.
    const mode = content.subarray(0, 2).toString() === '#!' ? 0o755 : 0o644;
    archive.entry({ name: `${top}/${name}`, mode, mtime: time }, content);
  }
  archive.finalize();
  const bytes = gzipSync(await buffer(archive), { level: 9 });
  return { bytes, files: names.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Relative paths with slashes. @throws for a missing part */
function filesOf(root) {
  const guides = filesBelow(root, 'kiosk').filter((name) => name.endsWith('.md'));
  const names = new Set([...PARTS.flatMap((part) => filesBelow(root, part)), ...guides]);
  return [...names].filter((name) => !LEFT_OUT.test(name)).sort();
}

function filesBelow(root, part) {
  const path = join(root, part);
  if (statSync(path).isFile()) return [part];
  // A link is no file.
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
}
