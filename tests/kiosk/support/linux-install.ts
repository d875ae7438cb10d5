import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './folder.ts';

/** What a script said and how it ended. */
export type Outcome = { readonly status: number | null; readonly out: string; readonly err: string };

/** The installer of the tablet, writing below a folder of its own. */
export class Tablet {
  readonly #top: string;
  readonly root: string;

  /**
   * @param from a tablet whose files it begins with
   * @param atEnd as for `newFolder`
   */
  constructor(from?: Tablet, ...atEnd: Parameters<typeof newFolder>) {
    this.#top = newFolder(...atEnd);
    this.root = join(this.#top, 'root');
    if (from) cpSync(from.root, this.root, { recursive: true, verbatimSymlinks: true });
  }

  install(...args: readonly string[]): Outcome {
    return this.#sh(['kiosk/tablets/linux/install.sh', ...args]);
  }

  /** Runs a script of the installer's parts, which are read before. */
  withParts(script: string): Outcome {
    const parts = ['put', 'settings', 'files', 'policies'].map(
      (part) => `. kiosk/tablets/linux/lib/${part}.sh`,
    );
    return this.#sh([
      '-c',
      ['set -eu', 'root=$DESTDIR here=kiosk/tablets/linux dry=no ca=""', ...parts, script].join('\n'),
    ]);
  }

  at = (path: string): string => join(this.root, path);
  read = (path: string): string => readFileSync(this.at(path), 'utf8');
  write = (path: string, text: string): void => writeFileSync(this.at(path), text);
  copy = (from: string, to: string): void => cpSync(from, this.at(to), { recursive: true });

  /** Every file and link below the folder, with its rights and what is in it. */
  files(): ReadonlyMap<string, string> {
    const entries = readdirSync(this.#top, { recursive: true, withFileTypes: true });
    return new Map(
      entries
        .filter((entry) => !entry.isDirectory())
        .map((entry) => {
          const path = join(entry.parentPath, entry.name);
          const content = entry.isFile() ? `${statSync(path).mode} ${readFileSync(path, 'utf8')}` : 'link';
          return [path.slice(this.root.length), content] as const;
        })
        .sort(([one], [other]) => one.localeCompare(other)),
    );
  }

  #sh(args: readonly string[]): Outcome {
    const { status, stdout, stderr } = spawnSync('sh', args, {
      env: { PATH: process.env.PATH ?? '', DESTDIR: this.root },
      encoding: 'utf8',
    });
    return { status, out: stdout, err: stderr };
  }
}
