import { constants, type Stats } from 'node:fs';
import { type FileHandle, lstat, open, readlink, realpath } from 'node:fs/promises';
import { sep } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

export interface InnerFile {
  readonly path: string;
  readonly size: number;
  readonly changedAt: number;
  /** Changes with the content or with the file in its place. */
  readonly stamp: string;
  /** Reads no more than its size at opening. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
  /** Streams a part or all, once: the end closes the file. @param last the last byte's place */
  stream(first?: number, last?: number): Readable;
  close(): Promise<void>;
}

export class LeadsOut extends Error {}
export class NoFile extends Error {}

/**
 * Opens a file of a folder and checks the opened file, since its name may soon lead elsewhere.
 * @param name path below `folder`
 * @throws {LeadsOut | NoFile} and the system's errors
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

/** Opens a file until it is closed or its stream ends. @throws as `withInnerFile` does */
export async function openInnerFile(folder: string, name: string): Promise<InnerFile> {
  // A pipe without a writer would never open.
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
 * The place of an open file. Systems other than Linux look its name up again, so somebody who swaps folders twice
 * meanwhile could pass.
 * @throws {LeadsOut} if the name leads to another file
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
