import { MAX_SETTINGS_BYTES } from './check-settings.ts';
import type { FolderOptions } from './files.ts';
import type { InnerFile } from './inner-file.ts';
import { contentOf, withTenantFile } from './tenant-file.ts';

export interface TenantSettings {
  readonly json: unknown;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface SettingsFileOptions extends FolderOptions {
  /** Folders with a `config.json`; the first one counts. */
  readonly folders: readonly string[];
  /** The problems of settings, each a sentence with its key; empty for good ones. */
  readonly check: (json: unknown) => readonly string[];
  /** Hears of all settings in force, the first ones too. */
  readonly onTaken: (json: unknown) => void;
  /** Hears once of a problem after good settings, and of its end. */
  readonly onChange: (problem: string | undefined) => void;
}

export class SettingsFile {
  #good: TenantSettings | undefined;
  #stamp = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  #underWay: Promise<void> | undefined;
  #problem: string | undefined;

  constructor(private readonly options: SettingsFileOptions) {}

  /** The file's problem in one sentence with file and key; undefined for a good file. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** The settings in force; undefined before the first good ones. */
  async read(): Promise<TenantSettings | undefined> {
    // An earlier look may have missed a later write.
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

  /** Takes a file unless it was the last one; returns its problem. */
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
    // Without good settings, `read` gives undefined and the start reports the problem.
    if (this.#good !== undefined) this.options.onChange(problem);
  }
}
