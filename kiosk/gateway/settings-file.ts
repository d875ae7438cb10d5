import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { parseSettings } from './check-settings.ts';

/** A tenant's settings as they are served. */
export interface TenantSettings {
  readonly json: unknown;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What may be wrong with settings, one sentence each that names the key; none when they are good. */
export type CheckSettings = (json: unknown) => readonly string[];

/** Where settings come from. */
export interface SettingsFileOptions {
  /** Folders with a `config.json`; the first that has one is the tenant's. */
  readonly folders: readonly string[];
  readonly check: CheckSettings;
  /** Hears of every problem that comes after good settings, once, and of its end. */
  readonly onChange: (problem: string | undefined) => void;
  /** How long the file is used without asking the disk again, in ms. */
  readonly recheckMs: number;
  /** A clock in milliseconds that never goes back. */
  readonly now: () => number;
}

/** The tenant's settings: those of the file while it is good, else the last good ones. */
export class SettingsFile {
  readonly #options: SettingsFileOptions;
  #good: TenantSettings | undefined;
  #stamp = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #underWay: Promise<void> | undefined;
  #problem: string | undefined;

  constructor(options: SettingsFileOptions) {
    this.#options = options;
  }

  /** What is wrong with the file now, in one sentence that names file and key; undefined when it is good. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** The settings where the disk need not be asked. */
  ready(): TenantSettings | undefined {
    return this.#isFresh() ? this.#good : undefined;
  }

  /** The settings in force; undefined when there never were good ones. */
  async read(): Promise<TenantSettings | undefined> {
    if (!this.#isFresh()) {
      this.#underWay ??= this.#look().finally(() => {
        this.#underWay = undefined;
      });
      await this.#underWay;
    }
    return this.#good;
  }

  #isFresh(): boolean {
    return this.#options.now() - this.#checkedAt < this.#options.recheckMs;
  }

  async #look(): Promise<void> {
    try {
      const path = await this.#place();
      const { mtimeMs, size, ino } = await stat(path);
      const stamp = `${path}-${mtimeMs}-${size}-${ino}`;
      if (stamp !== this.#stamp) {
        this.#take(await readFile(path, 'utf8'), path);
        this.#stamp = stamp;
      }
    } catch (error) {
      this.#stamp = '';
      this.#tell(error instanceof SettingsProblem ? error.message : unreadable(error));
    }
    this.#checkedAt = this.#options.now();
  }

  /** @throws {SettingsProblem} when no folder has the file, or a link leads out of the folder */
  async #place(): Promise<string> {
    for (const folder of this.#options.folders) {
      const file = join(folder, 'config.json');
      const path = await realpath(file).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw new SettingsProblem(`${file} cannot be read (${codeOf(error)}).`);
      });
      if (path === undefined) continue;
      if (path.startsWith((await realpath(folder)) + sep)) return path;
      throw new SettingsProblem(`${file} is a link that leads out of its folder: put the file itself there.`);
    }
    throw new SettingsProblem(`${join(this.#options.folders[0] ?? '', 'config.json')} is missing.`);
  }

  /** @throws {SettingsProblem} */
  #take(text: string, path: string): void {
    const json = parse(text, path);
    const [problem] = this.#options.check(json);
    if (problem !== undefined) throw new SettingsProblem(`${path}: ${problem}`);
    this.#good = { json, bytes: new TextEncoder().encode(text.replace(/^\uFEFF/u, '')) };
    this.#tell(undefined);
  }

  #tell(problem: string | undefined): void {
    if (this.#problem === problem) return;
    this.#problem = problem;
    // A start without good settings reports the problem by itself: `read` gives undefined.
    if (this.#good !== undefined) this.#options.onChange(problem);
  }
}

/** A problem that the person in charge of the settings can solve. */
class SettingsProblem extends Error {}

function parse(text: string, path: string): unknown {
  try {
    return parseSettings(text);
  } catch (error) {
    throw new SettingsProblem(`${path} is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

const unreadable = (error: unknown): string => `config.json cannot be read (${codeOf(error)}).`;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
