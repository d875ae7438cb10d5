import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { stale } from '../../../kiosk/commands/build.ts';

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

const PACKS = `
  import { writeFileSync } from 'node:fs';
  import { archiveOf } from './kiosk/commands/archive.mjs';
  const [archive] = process.argv.slice(-1);
  const { bytes } = await archiveOf({ root: '.', top: archive.replace('.tgz', ''), time: new Date(0) });
  writeFileSync('release/' + archive, bytes);
`;

/** The lab's guides build anew, as at a clone's first release. */
const BUILDS_ANEW = process.env.GUIDES_SYSTEM !== undefined || process.env.ARCHIVE !== undefined;
const BUILD = /(?<="build": ")[^"]+/u;

/** A fresh clone with an old build, and this project's packages. */
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
    // `npm run lab -- released` names an archive that is there already.
    const { ARCHIVE } = process.env;
    if (ARCHIVE === undefined) return;
    cpSync(ARCHIVE, join(folder, 'release', basename(ARCHIVE)));
    const builds = ['--wildcards', '--strip-components=1', '*/dist', '*/dist-server'];
    execFileSync('tar', ['xzf', ARCHIVE, '-C', folder, ...builds]);
  }

  release(): string {
    return this.#run('npm', 'run', 'release');
  }

  /** Lets a release take this project's last build of the same sources: `npm test` has just made it. */
  takesBuild(): void {
    if (BUILDS_ANEW || stale(['app', 'server']).length > 0) return;
    const folders = ['dist', 'dist-server'].map((name) => resolve(name));
    this.#change('package.json', BUILD, `cp -r ${folders.join(' ')} .`);
  }

  /** Lets a release fail at its build. */
  failsToBuild(): void {
    this.#change('package.json', BUILD, "echo 'no build' >&2 && exit 1");
  }

  /** Packs again with a new server build: a setting changes nothing else there. */
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

  /** Becomes a later version with one more boolean setting. */
  becomes(version: string, setting: string): void {
    this.#change('package.json', /"version": "[^"]+"/u, `"version": "${version}"`);
    const words = "{ name: { en: 'Music', ja: '音楽' }, en: 'Music.', ja: '音楽。' }";
    this.#change(
      'src/config/groups/tablet.ts',
      /(?=^ {2}haptics: )/mu,
      `  ${setting}: setting(OFF, ${words}),\n`,
    );
  }

  #change(name: string, from: RegExp, to: string): void {
    const path = join(this.folder, name);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${name} has no ${from.source}`);
    writeFileSync(path, after);
  }
}

/** By links: installing in the copy removes links, never this project's packages. */
function linkPackages(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync('node_modules'))
    symlinkSync(resolve('node_modules', name), join(folder, name));
}
