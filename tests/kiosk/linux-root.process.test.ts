import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newFolder } from './support/folder.ts';
import { Tablet } from './support/linux-install';

const URL = 'http://localhost:4173';
const installed = new Tablet(undefined, afterAll);
installed.install(URL, '--device', 'LOBBY-1');

describe('lobby-screen off and on', () => {
  /** Programs that record their calls. */
  function machine(runuser: string) {
    const top = newFolder();
    const bin = join(top, 'bin');
    mkdirSync(bin);
    const said = join(top, 'said');
    writeFileSync(said, '');
    for (const [name, text] of Object.entries({
      id: 'echo 0',
      setsid: 'shift; exec "$@"',
      runuser,
      'wlr-randr': `[ $# = 0 ] || echo "wlr-randr $*" >>${said}; printf 'DP-1 "Screen"\\n  Enabled: yes\\n'`,
    })) {
      writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
      chmodSync(join(bin, name), 0o755);
    }
    const run = (script: string, ...args: readonly string[]) => {
      // The programs know where they are installed.
      const text = script.replaceAll('/usr/lib/lobby-screen', installed.at('usr/lib/lobby-screen'));
      const env = { PATH: `${bin}:${process.env.PATH}`, DESTDIR: installed.root, XDG_RUNTIME_DIR: top };
      return spawnSync('sh', ['-c', text, 'sh', ...args], { env, encoding: 'utf8' }).status;
    };
    return { top, run, said: () => readFileSync(said, 'utf8') };
  }

  it('root does nothing in the folder of the screen’s user: that user does', () => {
    const top = newFolder();
    const { run } = machine(`echo "$*" >>${top}/asked`);
    expect(run(installed.read('usr/sbin/lobby-screen'), 'off')).toBe(0);
    const asked = readFileSync(join(top, 'asked'), 'utf8').trim().split('\n');
    expect(asked).toEqual([
      expect.stringMatching(/^-u lobby-screen -- .* wlr-randr$/u),
      expect.stringMatching(/^-u lobby-screen -- .* \S+\/programs\/screen off$/u),
    ]);
    expect(existsSync('/run/lobby-screen')).toBe(false);
  });

  it('a request holds for this part of the day', () => {
    const { top, run, said } = machine('exit 1');
    const script = installed
      .read('usr/lib/lobby-screen/programs/screen')
      .replace(
        '. /usr/lib/lobby-screen/lib/program.sh',
        'here=/usr/lib/lobby-screen; . "$here/lib/put.sh"; . "$here/lib/settings.sh"; read_settings',
      );
    expect(run(script, 'off')).toBe(3);
    expect(readFileSync(join(top, 'screen'), 'utf8')).toBe('on off\n');
    expect(run(script)).toBe(3);
    expect(said()).toBe('wlr-randr --output DP-1 --off\n'.repeat(2));
    // It was asked for by night.
    writeFileSync(join(top, 'screen'), 'off off\n');
    expect(run(script)).toBe(0);
    expect(existsSync(join(top, 'screen'))).toBe(false);
  });
});

it('nothing is written through a link that stands in the place of a file', () => {
  const tablet = new Tablet();
  const theirs = join(newFolder(), 'theirs');
  writeFileSync(theirs, 'theirs');
  const places = ['etc/lobby-screen/settings', 'etc/sysctl.d/90-lobby-screen.conf', 'usr/sbin/lobby-screen'];
  for (const place of places)
    for (const path of [place, `${place}.new`]) {
      mkdirSync(join(tablet.at(path), '..'), { recursive: true });
      symlinkSync(path.includes('settings') && !path.endsWith('.new') ? '/nowhere' : theirs, tablet.at(path));
    }
  expect(tablet.install(URL).status).toBe(0);
  expect(readFileSync(theirs, 'utf8')).toBe('theirs');
  for (const place of places) expect(tablet.files().get(`/${place}`)).not.toBe('link');
});
