import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Milliseconds that a record is kept, by this process's clock: a restart begins anew. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** Milliseconds after which a file is a leftover. It is long, so that a clock that jumps a day forgets nothing. */
const LEFTOVER_MS = 7 * DAY_MS;
const NAME = /^[\w-]{16,64}$/u;

export interface DayMemoryOptions {
  /** A folder of its own; without it the records end with the process. */
  readonly folder?: string | undefined;
  /** Monotonic milliseconds; for tests. */
  readonly now?: () => number;
}

interface Kept {
  readonly text: string;
  readonly since: number;
}

/**
 * Records in files for a day, counting even if emptied by a power cut. A native database would not fit into a
 * release.
 */
export class DayMemory {
  readonly #kept = new Map<string, Kept>();
  readonly #folder: string | undefined;
  readonly #now: () => number;

  constructor({ folder, now = () => performance.now() }: DayMemoryOptions = {}) {
    this.#folder = folder;
    this.#now = now;
  }

  /** Makes the folder and reads the records of an earlier process. @throws the system's error */
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

  entries(): ReadonlyMap<string, string> {
    return new Map([...this.#kept].map(([name, { text }]) => [name, text]));
  }

  /**
   * Keeps a flushed record.
   * @returns another process's text under this name
   * @throws the system's error, keeping nothing
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
        // A name without a text would count as a record.
        await rm(path, { force: true }).catch(() => undefined);
        throw error;
      }
      const others = await readFile(path, 'utf8').catch(() => '');
      this.#keep(name, others);
      return others;
    }
  }

  /** Replaces a record's text, flushed to the disk. @throws the system's error */
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

  /** Forgets a record, which may return after a power cut. */
  async remove(name: string): Promise<void> {
    if (this.#folder !== undefined)
      await rm(join(this.#folder, name), { force: true }).catch(() => undefined);
    this.#kept.delete(name);
  }

  /** Forgets records older than a day, and the oldest beyond `most`. @returns the forgotten texts */
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

/** Node's `recursive` never ends below /proc, where no folder can be made. */
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

/** Flushes the names in a folder. Windows cannot open folders and flushes by itself. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined);
  try {
    await folder?.sync();
  } finally {
    await folder?.close();
  }
}
