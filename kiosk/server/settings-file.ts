import { MAX_SETTINGS_BYTES } from './check-settings.ts';
import type { FolderOptions } from './files.ts';
import type { InnerFile } from './inner-file.ts';
import { contentOf, withTenantFile } from './tenant-file.ts';

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
  /** Hears of all settings that come into force, the first ones too. */
  readonly onTaken: (json: unknown) => void;
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
      const { folders } = this.options;
      this.#tell(await withTenantFile(folders, 'config.json', (file, path) => this.#takeFrom(file, path)));
    } catch (error) {
      this.#stamp = '';
      this.#tell(error instanceof Error ? error.message : String(error));
    }
    this.#checkedAt = this.options.now();
  }

  /** Takes what a file holds, unless it is the one that was looked at last, good or not; says what is wrong with it. */
  async #takeFrom(file: InnerFile, path: string): Promise<string | undefined> {
    if (file.stamp === this.#stamp) return this.#problem;
    const content = await contentOf(file, MAX_SETTINGS_BYTES);
    this.#stamp = file.stamp;
    if (content.problem !== undefined) return `${path} ${content.problem}`;
    const { text, json } = content;
    const [problem] = this.options.check(json);
    if (problem !== undefined) return `${path}: ${problem}`;
    this.#good = { json, bytes: new TextEncoder().encode(text) };
    this.options.onTaken(json);
    return undefined;
  }

  #tell(problem: string | undefined): void {
    if (this.#problem === problem) return;
    this.#problem = problem;
    // A start without good settings reports the problem by itself: `read` gives undefined.
    if (this.#good !== undefined) this.options.onChange(problem);
  }
}
