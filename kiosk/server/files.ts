import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { contentType } from './content-types.ts';
import { withInnerFile } from './inner-file.ts';

/** A file found in a folder. */
export interface FoundFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Changes when the bytes change; without quotes. */
  readonly tag: string;
}

/** Nothing is asked of the disk more often than once a second. */
export const USUAL_FOLDER = {
  /** How long a file that was found is used without asking the disk again, in ms. */
  recheckMs: 1_000,
  /** A clock in milliseconds that never goes back. */
  now: () => performance.now(),
};
/** How a folder is read. */
export type FolderOptions = Readonly<typeof USUAL_FOLDER>;

/** What an older page may still ask for after another version took its folder's place. */
const HASHED = /^\/assets\//u;
/** Tablets take a new version between two guests, and at the latest when they restart. In ms. */
const KEEP_GONE_MS = 60 * 60 * 1000;

interface Remembered {
  readonly stamp: string;
  readonly file: FoundFile;
  checkedAt: number;
  /** Since when the file is missing, for a file that is still served. */
  goneAt?: number;
}

/** A folder whose files are served from memory; the disk is asked at most once a second for each. */
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
    if (HASHED.test(name) && now - known.goneAt < KEEP_GONE_MS) return known.file;
    this.#remembered.delete(name);
    return undefined;
  }

  async #read(parts: readonly string[], known: Remembered | undefined): Promise<Remembered | undefined> {
    try {
      return await withInnerFile(this.root, join(this.root, ...parts), async ({ path, stamp, read }) => {
        const checkedAt = this.options.now();
        if (known?.stamp === stamp) return { stamp, file: known.file, checkedAt };
        const bytes = await read();
        const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
        return { stamp, file: { type: contentType(path), bytes, tag }, checkedAt };
      });
    } catch {
      // Missing, a folder, outside, or not readable: the answer is the same.
      return undefined;
    }
  }
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
