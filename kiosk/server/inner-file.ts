import { constants, type Stats } from 'node:fs';
import { type FileHandle, lstat, open, readlink, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A file that was opened and found to lie in its folder. */
export interface InnerFile {
  /** Where it lies, without links. */
  readonly path: string;
  /** In bytes, when it was opened. */
  readonly size: number;
  /** When it was last written to, in milliseconds since 1970. */
  readonly changedAt: number;
  /** Changes when the file is written to, or another takes its place. */
  readonly stamp: string;
  /** Reads it whole, but no more than it had when it was opened. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
  /** A part of it, or all, piece by piece; once, as the file is closed at its end. @param last the place of the last byte */
  stream(first?: number, last?: number): Readable;
  close(): Promise<void>;
}

/** A file that leads out of its folder, by a link. */
export class LeadsOut extends Error {}
/** A folder, a pipe or a device. */
export class NoFile extends Error {}

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
  const file = await openInnerFile(folder, name);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

/** The same for a file that stays open until it is closed, or its stream has ended. @throws as `withInnerFile` does */
export async function openInnerFile(folder: string, name: string): Promise<InnerFile> {
  // A pipe that nobody writes to would never open.
  const handle = await open(name, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return await checked(handle, folder, name);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function checked(handle: FileHandle, folder: string, name: string): Promise<InnerFile> {
  const stats = await handle.stat();
  const { dev, ino, size, mtimeMs, ctimeMs } = stats;
  const path = await placeOf(handle, name, stats);
  if (!path.startsWith((await realpath(folder)) + sep)) throw new LeadsOut(name);
  if (!stats.isFile()) throw new NoFile(name);
  const stream = (start = 0, end = size - 1) =>
    end < start ? Readable.from([]) : handle.createReadStream({ start, end });
  return {
    path,
    size,
    changedAt: mtimeMs,
    stamp: `${path}-${mtimeMs}-${ctimeMs}-${size}-${dev}-${ino}`,
    read: async () => new Uint8Array(await buffer(stream())),
    stream,
    close: () => handle.close(),
  };
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
