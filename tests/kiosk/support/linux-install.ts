import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './folder.ts';

export class Tablet {
  readonly #top: string;
  readonly root: string;

  /** @param from a tablet to copy @param atEnd as for `newFolder` */
  constructor(from?: Tablet, ...atEnd: Parameters<typeof newFolder>) {
    this.#top = newFolder(...atEnd);
    this.root = join(this.#top, 'root');
    if (from) cpSync(from.root, this.root, { recursive: true, verbatimSymlinks: true });
  }

  install(...args: readonly string[]) {
    const command = ['kiosk/tablets/linux/install.sh', ...args];
    const env = { PATH: process.env.PATH ?? '', DESTDIR: this.root };
    const { status, stdout, stderr } = spawnSync('sh', command, { env, encoding: 'utf8' });
    return { status, out: stdout, err: stderr };
  }

  at = (path: string): string => join(this.root, path);
  read = (path: string): string => readFileSync(this.at(path), 'utf8');
  write = (path: string, text: string): void => writeFileSync(this.at(path), text);

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
}
