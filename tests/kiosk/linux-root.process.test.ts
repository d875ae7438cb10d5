import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newFolder } from './support/folder.ts';
import { Tablet } from './support/linux-install';
import { type Commands, machineOf, programOf } from './support/linux-programs';

const URL = 'http://localhost:4173';
const installed = new Tablet(undefined, afterAll);
installed.install(URL, '--device', 'LOBBY-1');

const machine = (runuser: string, others: Commands = {}) => machineOf(installed, { runuser, ...others });
const program = (name: string) => programOf(installed, name);

/** The whole numbers in a message of Protocol Buffers, each after the number of its field. */
function numbersIn(message: Uint8Array): readonly number[] {
  const numbers: number[] = [];
  let [value, weight] = [0, 1];
  for (const byte of message) {
    value += (byte % 128) * weight;
    weight *= 128;
    if (byte >= 128) continue;
    // A key is eight times the number of its field.
    numbers.push(numbers.length % 2 === 0 ? value / 8 : value);
    [value, weight] = [0, 1];
  }
  return numbers;
}

it('what a guest writes in kanji is neither learnt nor kept to be pasted', () => {
  const { top, run, said } = machine('exit 1', { fcitx5: `echo "fcitx5 $*" >>$XDG_RUNTIME_DIR/said` });
  expect(run(program('session').replace(/\nmain\n$/u, '\nwrite_kanji\n'))).toBe(0);
  const [INCOGNITO, LEARNING, SUGGESTS_HISTORY] = [20, 50, 100];
  const NO_HISTORY = 2;
  const settings = [INCOGNITO, 1, LEARNING, NO_HISTORY, SUGGESTS_HISTORY, 0];
  expect(numbersIn(readFileSync(join(top, 'mozc/config1.db')))).toEqual(settings);
  expect(said()).toMatch(/--disable=\S*\bclipboard\b/u);
});

describe('lobby-screen off and on', () => {
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
    const script = program('screen');
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

it('what Chromium keeps of a crash, with what a guest may have typed, is taken away at each look', () => {
  // The second look finds no time.
  const { top, run } = machine('exit 1', { sleep: 'mkdir "$XDG_RUNTIME_DIR/slept"' });
  const report = join(top, 'chromium/Crash Reports/pending/1.dmp');
  mkdirSync(join(report, '..'), { recursive: true });
  writeFileSync(report, 'ヤマダ');
  run(`uptime_s() { echo 9; }; picture() { echo x; }; ${program('watch')}`, '1');
  expect(existsSync(join(top, 'slept'))).toBe(true);
  expect(existsSync(report)).toBe(false);
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
