import { join } from 'node:path';
import { MAX_SETTINGS_BYTES, parseSettings, tooLong } from './check-settings.ts';
import type { FolderOptions } from './files.ts';
import { type InnerFile, LeadsOut, NoFile, withInnerFile } from './inner-file.ts';

/** A tenant's settings as they are served. */
export interface TenantSettings {
  readonly json: unknown;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Where settings come from. */
export interface SettingsFileOptions extends FolderOptions {
  /** Folders with a `config.json`; the first that has one is the tenant's. */
  readonly folders: readonly string[];
  /** What is wrong with settings, one sentence each that names the key; none when they are good. */
  readonly check: (json: unknown) => readonly string[];
  /** Hears of every problem that comes after good settings, once, and of its end. */
  readonly onChange: (problem: string | undefined) => void;
}

/** The tenant's settings: those of the file while it is good, else the last good ones. */
export class SettingsFile {
  #good: TenantSettings | undefined;
  #stamp = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #underWay: Promise<void> | undefined;
  #problem: string | undefined;

  constructor(private readonly options: SettingsFileOptions) {}

  /** What is wrong with the file now, in one sentence that names file and key; undefined when it is good. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** The settings in force; undefined when there never were good ones. */
  async read(): Promise<TenantSettings | undefined> {
    // A look that began before this call may have missed what was written since.
    if (!this.#isFresh()) await this.#underWay;
    if (!this.#isFresh()) {
      this.#underWay ??= this.#look().finally(() => {
        this.#underWay = undefined;
      });
      await this.#underWay;
    }
    return this.#good;
  }

  #isFresh(): boolean {
    return this.options.now() - this.#checkedAt < this.options.recheckMs;
  }

  async #look(): Promise<void> {
    try {
      await this.#open((file) => this.#takeFrom(file));
    } catch (error) {
      if (!(error instanceof WrongContent)) this.#stamp = '';
      this.#tell(error instanceof Error ? error.message : String(error));
    }
    this.#checkedAt = this.options.now();
  }

  /** @throws {SettingsProblem} when no folder has the file, or a link leads out of the folder */
  async #open(use: (file: InnerFile) => Promise<void>): Promise<void> {
    for (const folder of this.options.folders) {
      const name = join(folder, 'config.json');
      try {
        await withInnerFile(folder, name, use);
        return;
      } catch (error) {
        if (error instanceof SettingsProblem) throw error;
        if (error instanceof LeadsOut)
          throw new SettingsProblem(
            `${name} is a link that leads out of its folder: put the file itself there.`,
          );
        if (error instanceof NoFile) throw new SettingsProblem(`${name} is not a file.`);
        if (codeOf(error) !== 'ENOENT')
          throw new SettingsProblem(`${name} cannot be read (${codeOf(error)}).`);
      }
    }
    throw new SettingsProblem(`${join(this.options.folders[0] ?? '', 'config.json')} is missing.`);
  }

  /**
   * Takes what a file holds, unless it is the one that was looked at last, good or not.
   * @throws {WrongContent}
   */
  async #takeFrom({ path, size, stamp, read }: InnerFile): Promise<void> {
    if (stamp === this.#stamp) return;
    if (size > MAX_SETTINGS_BYTES) {
      this.#stamp = stamp;
      throw new WrongContent(`${path}: ${tooLong(size)}.`);
    }
    const text = new TextDecoder().decode(await read());
    this.#stamp = stamp;
    const json = parse(text, path);
    const [problem] = this.options.check(json);
    if (problem !== undefined) throw new WrongContent(`${path}: ${problem}`);
    this.#good = { json, bytes: new TextEncoder().encode(text) };
    this.#tell(undefined);
  }

  #tell(problem: string | undefined): void {
    if (this.#problem === problem) return;
    this.#problem = problem;
    // A start without good settings reports the problem by itself: `read` gives undefined.
    if (this.#good !== undefined) this.options.onChange(problem);
  }
}

/** A problem that the person in charge of the settings can solve. */
class SettingsProblem extends Error {}
/** One that stays until the file changes. */
class WrongContent extends SettingsProblem {}

function parse(text: string, path: string): unknown {
  try {
    return parseSettings(text);
  } catch (error) {
    throw new WrongContent(`${path} is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
