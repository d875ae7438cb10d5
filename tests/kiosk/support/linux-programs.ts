import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './folder.ts';
import type { Tablet } from './linux-install';

/** Commands of the machine, as scripts of a shell. */
export type Commands = Readonly<Record<string, string>>;

/** Commands that record their calls in a new folder, and others in the place of this machine's. */
export function machineOf(installed: Tablet, others: Commands = {}) {
  const top = newFolder();
  const bin = join(top, 'bin');
  mkdirSync(bin);
  const said = join(top, 'said');
  writeFileSync(said, '');
  for (const [name, text] of Object.entries({
    id: 'echo 0',
    setsid: 'shift; exec "$@"',
    runuser: 'exit 1',
    'wlr-randr': `[ $# = 0 ] || echo "wlr-randr $*" >>${said}; printf 'DP-1 "Screen"\\n  Enabled: yes\\n'`,
    ...others,
  })) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const run = (script: string, ...args: readonly string[]) => {
    // The programs know where they are installed.
    const text = script.replaceAll('/usr/lib/lobby-screen', installed.at('usr/lib/lobby-screen'));
    const path = `${bin}:${process.env.PATH}`;
    const env = {
      PATH: path,
      DESTDIR: installed.root,
      HOME: top,
      XDG_RUNTIME_DIR: top,
      XDG_CONFIG_HOME: top,
    };
    return spawnSync('sh', ['-c', text, 'sh', ...args], { env, encoding: 'utf8' }).status;
  };
  return { top, run, said: () => readFileSync(said, 'utf8') };
}

/** A program of the screen, which finds the installed parts beside it. */
export const programOf = (installed: Tablet, name: string): string =>
  installed
    .read(`usr/lib/lobby-screen/programs/${name}`)
    .replace(
      '. /usr/lib/lobby-screen/lib/program.sh',
      'here=/usr/lib/lobby-screen; . "$here/lib/put.sh"; . "$here/lib/settings.sh"; read_settings',
    );
