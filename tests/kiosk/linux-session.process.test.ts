import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Tablet } from './support/linux-install';
import { type Commands, machineOf, programOf } from './support/linux-programs';

/** The session between two starts of Chromium, and the screen by night and when it is turned. */

const installed = new Tablet(undefined, afterAll);
installed.install('http://localhost:4173', '--device', 'LOBBY-1');
const SETTINGS = 'etc/lobby-screen/settings';
const usual = installed.read(SETTINGS);

function machine(settings: Readonly<Record<string, string>>, commands: Commands = {}) {
  const lines = Object.entries(settings).map(([key, value]) => `${key}=${value}\n`);
  installed.write(SETTINGS, usual + lines.join(''));
  return machineOf(installed, commands);
}

const LIT = 0;
const DARK = 3;

describe('the screen by night', () => {
  it.each([
    ['23:00-06:00', '2259', LIT],
    ['23:00-06:00', '2300', DARK],
    ['23:00-06:00', '0030', DARK],
    ['23:00-06:00', '0559', DARK],
    ['23:00-06:00', '0600', LIT],
    ['01:30-05:00', '0129', LIT],
    ['01:30-05:00', '0130', DARK],
    ['01:30-05:00', '0459', DARK],
    ['01:30-05:00', '0500', LIT],
    ['no', '0200', LIT],
  ])('NIGHT=%s at %s', (NIGHT, now, expected) => {
    const { run, said } = machine({ NIGHT }, { date: `echo ${now}` });
    expect(run(programOf(installed, 'screen'))).toBe(expected);
    expect(said()).toBe(expected === DARK ? 'wlr-randr --output DP-1 --off\n' : '');
  });
});

it.each([
  ['90', '0200', 'yes', 'normal', ['--transform 90']],
  ['90', '0200', 'yes', '90', []],
  ['0', '0200', 'yes', '270', ['--transform normal']],
  // A screen that comes on again, and one that stays dark.
  ['180', '0200', 'no', 'normal', ['--on --transform 180', '--transform 180']],
  ['180', '2330', 'no', 'normal', []],
])('ROTATE=%s at %s: a screen that is on: %s, turned: %s', (ROTATE, now, isOn, turned, asked) => {
  const shown = `printf 'DP-1 "Screen"\\n  Enabled: ${isOn}\\n  Transform: ${turned}\\n'`;
  const { run, said } = machine(
    { ROTATE, NIGHT: '23:00-23:59' },
    { date: `echo ${now}`, 'wlr-randr': `[ $# = 0 ] || echo "$*" >>"$XDG_RUNTIME_DIR/said"; ${shown}` },
  );
  run(programOf(installed, 'screen'));
  expect(said()).toBe(asked.map((words) => `--output DP-1 ${words}\n`).join(''));
});

/** Runs functions of the session. @param picture whether the compositor shows one */
function session(commands: Commands = {}) {
  const { top, run } = machine({}, { sleep: 'exit 0', date: 'echo 2026-11-21', ...commands });
  const does = (words: string, picture = 'echo x') => {
    const text = programOf(installed, 'session').replace(/\nmain\n$/u, `\n${words}\n`);
    return run(`picture() { ${picture}; }; uptime_s() { echo 9; }; ${text}`);
  };
  const at = (path: string) => join(top, path);
  const failures = () =>
    existsSync(at('failures')) ? readFileSync(at('failures'), 'utf8').split('\n').length - 1 : 0;
  const folders = () => readdirSync(top).filter((name) => name.startsWith('profile'));
  return { at, does, failures, folders };
}

it('after a power cut Chromium neither takes itself for running nor asks to restore pages, and a zoom is gone', () => {
  const { at, does } = session();
  mkdirSync(at('profile/Default'), { recursive: true });
  for (const name of ['Lock', 'Socket', 'Cookie']) symlinkSync('/nowhere', at(`profile/Singleton${name}`));
  const left = '{"a":1,"partition":{"x":{"zoom_level":-1.5}},"exit_type":"Crashed","y":{"zoom_level":2.4e0}}';
  writeFileSync(at('profile/Default/Preferences'), left);
  expect(does('clean')).toBe(0);
  expect(readdirSync(at('profile'))).toEqual(['Default']);
  expect(readFileSync(at('profile/Default/Preferences'), 'utf8')).toBe(
    '{"a":1,"partition":{"x":{"zoom_level":0.0}},"exit_type":"Normal","y":{"zoom_level":0.0}}',
  );
});

it('a profile with which Chromium fails five times is set aside, and comes back if a new one is no better', () => {
  const { at, does, failures, folders } = session();
  mkdirSync(at('profile'));
  writeFileSync(at('profile/former'), '');
  const fails = () => does('put_aside_where_needed; count 3');
  for (let time = 0; time < 5; time += 1) {
    expect(folders()).toEqual(['profile']);
    fails();
  }
  fails();
  expect(folders()).toEqual(['profile.aside']);
  mkdirSync(at('profile'));
  for (let time = 0; time < 5; time += 1) fails();
  expect(failures()).toBe(11);
  expect(folders()).toEqual(['profile']);
  expect(existsSync(at('profile/former'))).toBe(true);
});

it('a new profile that starts stays, and one former profile is kept for who looks for the cause', () => {
  const { at, does, failures, folders } = session();
  for (const name of ['profile', 'profile.aside', 'profile.broken-2026-11-01']) mkdirSync(at(name));
  writeFileSync(at('failures'), 'x\n'.repeat(6));
  does('count 20');
  expect(failures()).toBe(0);
  expect(folders().sort()).toEqual(['profile', 'profile.broken-2026-11-21']);
});

it.each([
  ['has no picture', '', 'exit 1'],
  ['was ended by the watcher', ': >"$XDG_RUNTIME_DIR/asked"; ', 'echo x'],
])('a start that %s is not the profile’s fault', (_, before, picture) => {
  const { at, does, failures } = session();
  does(`${before}count 3`, picture);
  expect(failures()).toBe(0);
  expect(existsSync(at('asked'))).toBe(false);
});
