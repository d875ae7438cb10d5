import { constants, type Stats } from 'node:fs';
import { type FileHandle, lstat, open, readlink, realpath } from 'node:fs/promises';
import { sep } from 'node:path';

/** A file that was opened and found to lie in its folder. */
export interface InnerFile {
  /** Where it lies, without links. */
  readonly path: string;
  /** In bytes, when it was opened. */
  readonly size: number;
  /** Changes when the file is written to, or another takes its place. */
  readonly stamp: string;
  /** Reads it, but no more than it had when it was opened. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** A file that leads out of its folder, by a link. */
export class LeadsOut extends Error {}
/** A folder, a pipe or a device. */
export class NoFile extends Error {}

/** How much is read of a file, in bytes. */
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Opens a file of a folder for a while. What is checked is the file that is open: a name may lead elsewhere by the time it is read.
 * @param name with all its folders, below `folder`
 * @throws {LeadsOut | NoFile} and what the system says where there is no such file
 */
export async function withInnerFile<T>(
  folder: string,
  name: string,
  use: (file: InnerFile) => Promise<T>,
): Promise<T> {
  // A pipe that nobody writes to would never open.
  const handle = await open(name, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = await handle.stat();
    const { dev, ino, size, mtimeMs, ctimeMs } = stats;
    const path = await placeOf(handle, name, stats);
    if (!path.startsWith((await realpath(folder)) + sep)) throw new LeadsOut(name);
    if (!stats.isFile()) throw new NoFile(name);
    return await use({
      path,
      size,
      stamp: `${path}-${mtimeMs}-${ctimeMs}-${size}-${dev}-${ino}`,
      read: () => readUpTo(handle, Math.min(size, MAX_BYTES)),
    });
  } finally {
    await handle.close();
  }
}

/**
 * Where an open file lies. Linux knows. Other systems are asked for its name again, which must still lead to the same file:
 * who swaps folders twice within those calls could pass.
 * @throws {LeadsOut} where the name leads to another file by now
 */
async function placeOf(
  handle: FileHandle,
  name: string,
  opened: Pick<Stats, 'dev' | 'ino'>,
): Promise<string> {
  const known = await readlink(`/proc/self/fd/${handle.fd}`).catch(() => undefined);
  if (known !== undefined) return known;
  const path = await realpath(name);
  const { dev, ino } = await lstat(path);
  if (dev !== opened.dev || ino !== opened.ino) throw new LeadsOut(name);
  return path;
}

/** A file may grow while it is read: no more than it had is taken. */
async function readUpTo(handle: FileHandle, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(most);
  let at = 0;
  while (at < most) {
    const { bytesRead } = await handle.read(bytes, at, most - at, at);
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return bytes.subarray(0, at);
}
