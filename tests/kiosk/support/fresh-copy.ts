import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a fresh clone does not have. */
const MADE = [
  '.cache',
  '.git',
  'dist',
  'dist-server',
  'node_modules',
  'playwright-report',
  'release',
  'test-results',
];

/** Run in the copy: packs what is built into the archive that is named. */
const PACKS = `
  import { writeFileSync } from 'node:fs';
  import { archiveOf } from './kiosk/commands/archive.mjs';
  const [archive] = process.argv.slice(-1);
  const { bytes } = await archiveOf({ root: '.', top: archive.replace('.tgz', ''), time: new Date(0) });
  writeFileSync('release/' + archive, bytes);
`;

/** A copy of the project as a fresh clone has it, with an old build in it; as a rule its packages are this project's. */
export class FreshCopy {
  constructor(readonly folder: string) {
    const made = new Set(MADE.map((name) => resolve(name)));
    cpSync('.', folder, { recursive: true, filter: (source) => !made.has(resolve(source)) });
    // `npm run lab -- guides` lets the release install its own.
    if (process.env.GUIDES_SYSTEM === undefined) linkPackages(join(folder, 'node_modules'));
    for (const old of ['dist/assets/old-1a2b.js', 'dist-server/old.js', 'release/lobby-kiosk-0.9.0.tgz']) {
      mkdirSync(join(folder, old, '..'), { recursive: true });
      writeFileSync(join(folder, old), 'old');
    }
  }

  /** `npm run release`; what it printed. @throws {Error} with that where it failed */
  release(): string {
    return this.#run('npm', 'run', 'release');
  }

  /** Packs the release anew, of which only the server is built again: a setting changes nothing else that a server runs. */
  releaseServer(archive: string): void {
    this.#run('npx', 'vite', 'build', '-c', 'kiosk/build/server.vite.config.ts');
    this.#run(process.execPath, '--input-type=module', '-e', PACKS, archive);
  }

  #run(program: string, ...args: readonly string[]): string {
    const { NODE_ENV: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: this.folder, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
    return stdout;
  }

  /** Becomes a later version, whose tablets have one more setting: true or false. */
  becomes(version: string, setting: string): void {
    this.#change('package.json', /"version": "[^"]+"/u, `"version": "${version}"`);
    this.#change('src/config/schema.ts', /(?= haptics: )/u, ` ${setting}: OFF,`);
  }

  #change(name: string, from: RegExp, to: string): void {
    const path = join(this.folder, name);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${name} has no ${from.source}`);
    writeFileSync(path, after);
  }
}

/** Link by link: what installs packages in the copy takes away links, and never this project's packages. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync('node_modules'))
    symlinkSync(resolve('node_modules', name), join(folder, name));
}
