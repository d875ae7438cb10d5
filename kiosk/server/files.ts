import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from './content-types.ts';
import { type InnerFile, openInnerFile, withInnerFile } from './inner-file.ts';
import type { MemoryBudget } from './memory-budget.ts';

/** A file in memory. */
export interface KeptFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Changes when the bytes change; without quotes. */
  readonly tag: string;
}

/** A file that is read from the disk each time it is sent. */
export interface LargeFile {
  readonly type: string;
  /** In bytes, when it was found. */
  readonly size: number;
  /** Opens it as it is now; undefined where it has gone. */
  readonly open: () => Promise<InnerFile | undefined>;
}

/** A file found in a folder. */
export type FoundFile = KeptFile | LargeFile;

/** Whether a file is in memory. */
export const isKept = (file: FoundFile | undefined): file is KeptFile =>
  file !== undefined && 'bytes' in file;

/** The largest file that is kept in memory, in bytes: films and the like are not. */
export const MAX_KEPT_BYTES = 4 * 1024 * 1024;

/** Nothing is asked of the disk more often than once a second. */
export const USUAL_FOLDER = {
  /** How long a file that was found is used without asking the disk again, in ms. */
  recheckMs: 1_000,
  /** A clock in milliseconds that never goes back. */
  now: () => performance.now(),
};
/** How a folder is read. */
export interface FolderOptions extends Readonly<typeof USUAL_FOLDER> {
  /** What its files may take of the memory. What finds no room is read from the disk. Without it there is no end. */
  readonly memory?: MemoryBudget;
}

/** What an older page may still ask for after another version took its folder's place. */
const HASHED = /^\/assets\//u;
/** Tablets take a new version between two guests, and at the latest when they restart. In ms. */
const KEEP_MS = 60 * 60 * 1000;

interface Remembered {
  readonly stamp: string;
  /** In bytes; of a file in memory, what it takes there. */
  readonly size: number;
  readonly file: FoundFile;
  checkedAt: number;
  /** Since when the file is missing, for a file that is still served. */
  goneAt?: number;
}

/** A folder whose files are kept in memory, but for large ones; the disk is asked at most once a second for each. */
export class Folder {
  readonly #remembered = new Map<string, Remembered>();
  /** Those that are being looked for: whoever asks meanwhile waits for the same, and no file is in memory twice. */
  readonly #underWay = new Map<string, Promise<FoundFile | undefined>>();

  constructor(
    private readonly root: string,
    private readonly options: FolderOptions = USUAL_FOLDER,
  ) {}

  /**
   * The file of a URL path below this folder (`icons/a.png`), undefined when there is none, when a part is hidden
   * (starts with a dot) or when it leads out of the folder, by a symbolic link too. Files whose names carry a hash stay
   * for an hour after they have gone from the disk.
   */
  async find(urlPath: string): Promise<FoundFile | undefined> {
    const parts = safeParts(urlPath);
    if (parts === undefined) return undefined;
    const name = spelled(parts);
    const known = this.#remembered.get(name);
    if (known !== undefined && this.#isFresh(known)) return known.file;
    const underWay =
      this.#underWay.get(name) ?? this.#look(name, parts, known).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, underWay);
    return underWay;
  }

  /** Reads all files below a path ahead of their use, so that they outlive a folder that is put in this one's place. */
  async readAhead(below: string): Promise<void> {
    const entries = await readdir(join(this.root, below), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) if (entry.isFile()) await this.find(`/${below}/${entry.name}`);
    for (const name of [...this.#remembered.keys()]) if (name.startsWith(`/${below}/`)) await this.find(name);
  }

  async #look(
    name: string,
    parts: readonly string[],
    known: Remembered | undefined,
  ): Promise<FoundFile | undefined> {
    const found = await this.#read(parts, known);
    if (found === undefined) return known === undefined ? undefined : this.#afterGoing(name, known);
    if (known !== undefined && known.file !== found.file) this.#forget(name, known);
    this.#remembered.set(name, found);
    return found.file;
  }

  #isFresh({ checkedAt }: Remembered): boolean {
    return this.options.now() - checkedAt < this.options.recheckMs;
  }

  #afterGoing(name: string, known: Remembered): FoundFile | undefined {
    const now = this.options.now();
    known.goneAt ??= now;
    known.checkedAt = now;
    if (HASHED.test(name) && isKept(known.file) && now - known.goneAt < KEEP_MS) return known.file;
    this.#forget(name, known);
    return undefined;
  }

  #forget(name: string, { file, size }: Remembered): void {
    this.#remembered.delete(name);
    if (isKept(file)) this.options.memory?.giveBack(size);
  }

  /** Whether there is room for a file, in place of those that nobody has asked for lately where need be. */
  #takes(size: number): boolean {
    const { memory, now } = this.options;
    if (size > MAX_KEPT_BYTES) return false;
    if (memory === undefined || memory.take(size)) return true;
    for (const [name, known] of this.#remembered)
      if (now() - known.checkedAt > KEEP_MS) this.#forget(name, known);
    return memory.take(size);
  }

  async #read(parts: readonly string[], known: Remembered | undefined): Promise<Remembered | undefined> {
    const place = join(this.root, ...parts);
    try {
      return await withInnerFile(this.root, place, async (opened) => {
        const { size, stamp } = opened;
        const checkedAt = this.options.now();
        if (known?.stamp === stamp) return { stamp, size, file: known.file, checkedAt };
        const file = this.#takes(size) ? await this.#kept(opened) : this.#large(place, opened);
        return { stamp, size, file, checkedAt };
      });
    } catch {
      // Missing, a folder, outside, or not readable: the answer is the same.
      return undefined;
    }
  }

  async #kept({ path, size, read }: InnerFile): Promise<KeptFile> {
    try {
      const bytes = await read();
      const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
      return { type: contentType(path), bytes, tag };
    } catch (error) {
      this.options.memory?.giveBack(size);
      throw error;
    }
  }

  #large = (place: string, { path, size }: InnerFile): LargeFile => ({
    type: contentType(path),
    size,
    open: () => openInnerFile(this.root, place).catch(() => undefined),
  });
}

/** The one spelling of a URL path, decoded, by which memory knows its file; undefined for a path that no file has. */
export function nameOf(urlPath: string): string | undefined {
  const parts = safeParts(urlPath);
  return parts && spelled(parts);
}

const spelled = (parts: readonly string[]): string => `/${parts.join('/')}`;

function safeParts(urlPath: string): readonly string[] | undefined {
  // None of our names needs an encoded separator.
  if (/%(2f|5c|00)/iu.test(urlPath)) return undefined;
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
