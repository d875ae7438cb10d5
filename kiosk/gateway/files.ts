import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { contentType } from './content-types.ts';

/** A file found in a folder. */
export interface FoundFile {
  /** Its real place on disk. */
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
  /** Changes when the bytes change; without quotes. */
  readonly tag: string;
}

interface Remembered {
  readonly stamp: string;
  readonly file: FoundFile;
}

/** A folder whose files are served; remembers what it read until the file changes on disk. */
export class Folder {
  readonly #root: string;
  readonly #remembered = new Map<string, Remembered>();

  constructor(root: string) {
    this.#root = root;
  }

  /**
   * The file of a URL path below this folder (`icons/a.png`), undefined when there is none, when a part is hidden
   * (starts with a dot) or when it leads out of the folder, by a symbolic link too.
   */
  async find(urlPath: string): Promise<FoundFile | undefined> {
    const parts = safeParts(urlPath);
    if (parts === undefined) return undefined;
    try {
      const path = await realpath(join(this.#root, ...parts));
      if (!path.startsWith((await realpath(this.#root)) + sep)) return undefined;
      const { mtimeMs, size, ino } = await stat(path);
      const stamp = `${mtimeMs}-${size}-${ino}`;
      const known = this.#remembered.get(path);
      if (known?.stamp === stamp) return known.file;
      const bytes = await readFile(path);
      const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      const file = { path, type: contentType(path), bytes, tag };
      this.#remembered.set(path, { stamp, file });
      return file;
    } catch {
      // Not there, a folder, or not readable: to the outside it is all the same.
      return undefined;
    }
  }
}

function safeParts(urlPath: string): readonly string[] | undefined {
  let path: string;
  try {
    path = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  const parts = path.split('/').filter((part) => part !== '');
  const bad = parts.some((part) => part.startsWith('.') || part.includes('\\') || part.includes('\0'));
  return bad || parts.length === 0 ? undefined : parts;
}
