import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** How long a record is kept, in ms of this process: a restart begins anew. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** A file that the clock calls older is left over from another time, in ms. A clock that jumps a day forgets nothing. */
const LEFTOVER_MS = 7 * DAY_MS;
const NAME = /^[\w-]{16,64}$/u;

/** Where records are kept, and how many. */
export interface DayMemoryOptions {
  /** A folder of its own; without it the records end with the process. */
  readonly folder?: string | undefined;
  /** A clock in milliseconds that never goes back; for tests. */
  readonly now?: () => number;
}

interface Kept {
  readonly text: string;
  readonly since: number;
}

/**
 * Short records under names, kept for a day and through a restart. Each is a file, and a file that is there counts even if a power cut
 * emptied it. Node 20 has no database of its own, and a native one would not fit into a release that needs Node alone.
 */
export class DayMemory {
  /** In the order in which they were kept. */
  readonly #kept = new Map<string, Kept>();
  readonly #folder: string | undefined;
  readonly #now: () => number;

  constructor({ folder, now = () => performance.now() }: DayMemoryOptions = {}) {
    this.#folder = folder;
    this.#now = now;
  }

  /**
   * Makes the folder where it is missing, and reads what an earlier process kept.
   * @throws what the system says where that cannot be done
   */
  async open(): Promise<void> {
    const folder = this.#folder;
    if (folder === undefined) return;
    await makeFolder(folder);
    const probe = join(folder, '.probe');
    await writeFile(probe, '');
    await rm(probe);
    for (const name of await readdir(folder)) {
      if (!NAME.test(name)) continue;
      const path = join(folder, name);
      const age = Date.now() - (await stat(path)).mtimeMs;
      if (age > LEFTOVER_MS) await rm(path, { force: true });
      else this.#keep(name, await readFile(path, 'utf8'));
    }
  }

  /** The text under a name; undefined for none. */
  get(name: string): string | undefined {
    const kept = this.#kept.get(name);
    return kept !== undefined && this.#now() - kept.since < DAY_MS ? kept.text : undefined;
  }

  /** All that is kept, the oldest first. */
  entries(): ReadonlyMap<string, string> {
    return new Map([...this.#kept].map(([name, { text }]) => [name, text]));
  }

  /**
   * Keeps a new record, on the disk before it returns: a power cut after that does not lose it.
   * @returns the text that another process has under this name, in place of ours
   * @throws what the system says where it cannot be written; nothing is kept then
   */
  async add(name: string, text: string): Promise<string | undefined> {
    this.#keep(name, text);
    if (this.#folder === undefined) return undefined;
    const path = join(this.#folder, name);
    try {
      await this.#writeThrough(path, text, 'wx');
      await syncFolder(this.#folder);
      return undefined;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
        this.#kept.delete(name);
        // A name without a text would count.
        await rm(path, { force: true }).catch(() => undefined);
        throw error;
      }
      const others = await readFile(path, 'utf8').catch(() => '');
      this.#keep(name, others);
      return others;
    }
  }

  /**
   * Puts another text in place of a record's, on the disk before it returns.
   * @throws what the system says where it cannot be written
   */
  async put(name: string, text: string): Promise<void> {
    const before = this.#kept.get(name);
    this.#keep(name, text);
    if (this.#folder === undefined) return;
    try {
      await this.#writeThrough(join(this.#folder, name), text, 'w');
    } catch (error) {
      if (before !== undefined) this.#kept.set(name, before);
      throw error;
    }
  }

  /** Keeps a record that a power cut may lose. */
  note(name: string, text = ''): void {
    this.#keep(name, text);
    if (this.#folder !== undefined) void writeFile(join(this.#folder, name), text).catch(() => undefined);
  }

  /** Forgets a record; after a power cut it may be there again. */
  async remove(name: string): Promise<void> {
    if (this.#folder !== undefined)
      await rm(join(this.#folder, name), { force: true }).catch(() => undefined);
    this.#kept.delete(name);
  }

  /** Forgets what is older than a day, and the oldest beyond so many. @returns the texts that are gone */
  async tidy(most: number): Promise<readonly string[]> {
    const gone: Kept[] = [];
    const names: string[] = [];
    for (const [name, kept] of this.#kept) {
      if (this.#now() - kept.since < DAY_MS && this.#kept.size - gone.length <= most) break;
      gone.push(kept);
      names.push(name);
    }
    await Promise.all(names.map((name) => this.remove(name)));
    return gone.map(({ text }) => text);
  }

  #keep(name: string, text: string): void {
    this.#kept.delete(name);
    this.#kept.set(name, { text, since: this.#now() });
  }

  async #writeThrough(path: string, text: string, flags: 'wx' | 'w'): Promise<void> {
    const file = await open(path, flags, 0o600);
    try {
      await file.writeFile(text);
      await file.datasync();
    } finally {
      await file.close();
    }
  }
}

/** Makes a folder with those above it. Node's own `recursive` never ends where the system makes no folders, as below /proc. */
async function makeFolder(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
    await makeFolder(dirname(path));
    await make();
  }
  await syncFolder(dirname(path));
}

/** Writes the names in a folder through. Windows opens no folder, and writes names through by itself. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  try {
    await folder?.sync();
  } finally {
    await folder?.close();
  }
}
