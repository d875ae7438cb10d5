import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from './content-types.ts';
import { type InnerFile, openInnerFile, withInnerFile } from './inner-file.ts';
import type { MemoryBudget } from './memory-budget.ts';

export interface KeptFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Changes with the bytes; without quotes. */
  readonly tag: string;
}

export interface LargeFile {
  readonly type: string;
  /** In bytes, when it was found. */
  readonly size: number;
  /** Opens the current file; undefined for a removed one. */
  readonly open: () => Promise<InnerFile | undefined>;
}

export type FoundFile = KeptFile | LargeFile;

export const isKept = (file: FoundFile | undefined): file is KeptFile =>
  file !== undefined && 'bytes' in file;

/** In bytes; films and the like stay on the disk. */
export const MAX_KEPT_BYTES = 4 * 1024 * 1024;

/** The disk is asked at most once a second. */
export const USUAL_FOLDER = {
  /** Milliseconds before the disk is asked again. */
  recheckMs: 1_000,
  now: () => performance.now(),
};
export interface FolderOptions extends Readonly<typeof USUAL_FOLDER> {
  /** Memory for its files, unlimited by default; other files are read from the disk. */
  readonly memory?: MemoryBudget;
}

/** Assets that a page of an older version may still ask for. */
const HASHED = /^\/assets\//u;
/** Milliseconds: tablets take a new version between guests, or at the latest at a restart. */
const KEEP_MS = 60 * 60 * 1000;

interface Remembered {
  readonly stamp: string;
  /** In bytes; for a file in memory, its memory. */
  readonly size: number;
  readonly file: FoundFile;
  checkedAt: number;
  /** When the file went missing, for a file still served. */
  goneAt?: number;
}

/** A folder with its small files in memory; the disk is asked at most once a second for each. */
export class Folder {
  readonly #remembered = new Map<string, Remembered>();
  /** Running searches: requests share them, so that no file is in memory twice. */
  readonly #underWay = new Map<string, Promise<FoundFile | undefined>>();

  constructor(
    private readonly root: string,
    private readonly options: FolderOptions = USUAL_FOLDER,
  ) {}

  /**
   * Finds the file of a URL path such as `icons/a.png`; undefined for hidden parts and for paths or links out of the
   * folder. Files with a hash in their names stay for an hour after their removal.
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

  /** Reads all files below a path, so that they outlive the folder. */
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

  /** Makes room for a file by dropping files that were not asked for lately. */
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
      // A missing, foreign or unreadable file gets the same answer.
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

/** The single decoded spelling of a URL path; undefined for an impossible one. */
export function nameOf(urlPath: string): string | undefined {
  const parts = safeParts(urlPath);
  return parts && spelled(parts);
}

const spelled = (parts: readonly string[]): string => `/${parts.join('/')}`;

function safeParts(urlPath: string): readonly string[] | undefined {
  // No name of ours needs an encoded separator.
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
