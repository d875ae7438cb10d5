import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from '../../kiosk/server/check-settings.ts';
import { lineFor } from '../../kiosk/server/settings-words.ts';
import { readProjectFile } from '../support/source.ts';
import { BUILT } from './support/built-server.ts';
import { newFolder } from './support/folder.ts';

const COMMAND = join(BUILT, 'check-config.js');

function check(settings: object | string, ...options: readonly string[]) {
  const file = join(newFolder(), 'config.json');
  writeFileSync(file, typeof settings === 'string' ? settings : JSON.stringify(settings));
  return run(file, ...options);
}

function run(file: string, ...options: readonly string[]) {
  const command = [COMMAND, file, ...options];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, says: stderr.replaceAll(file, 'FILE').trim() };
}

it.each([
  [
    'a key of no use',
    { display: { control_visibility: true, use_checkout: false } },
    1,
    'FILE: display.control_visibility: ',
  ],
  [
    'a misspelt key',
    { system: 'legacy', display: { use_checkout: false, use_chekout: true } },
    1,
    'FILE: display.use_chekout: ',
  ],
  [
    'a number out of range',
    { wait_interval: 0, display: { use_checkout: false } },
    0,
    'FILE: wait_interval: .*500 is used instead of 0$',
  ],
  ['an answer that says no', { error: 'unauthorized' }, 1, 'FILE: \\(the whole file\\): '],
])('check-config of %s', (_, settings, status, says) => {
  const checked = check(settings);
  expect(checked.says).toMatch(new RegExp(`^${says}`));
  expect(checked.status).toBe(status);
});

describe('the judgement of check-config and of a gateway is the same', () => {
  const SAMPLE = readProjectFile('public/data/config.json');
  it.each([
    ['the sample, for the demo hotel', SAMPLE, 'demo', []],
    ['the sample, for a real hotel', SAMPLE, 'real', ['card.script_url']],
    ['a tenant of a real hotel', '{"display":{"use_checkout":false}}', 'real', []],
    ['a wrong value', '{"wait_interval":"soon"}', 'demo', ['wait_interval']],
  ] as const)('%s', (_, text, hotel, keys) => {
    const { refused } = judge(JSON.parse(text), hotel);
    expect(refused.map(({ key }) => key)).toEqual(keys);
    const checked = check(text, '--hotel', hotel);
    expect(checked.status).toBe(keys.length === 0 ? 0 : 1);
    expect(checked.says).toBe(refused.map((found) => `FILE: ${lineFor(found)}`).join('\n'));
  });

  it('where the hotel is not known, what a gateway before a real one refuses is remarked on', () => {
    const checked = check(SAMPLE);
    expect(checked.status).toBe(0);
    expect(checked.says).toMatch(/^FILE: card\.script_url: /u);
    expect(check({}, '--hotel', 'imaginary').status).toBe(2);
  });
});

describe('check-config of a file that a gateway refuses unread', () => {
  it.each<[what: string, make: (file: string) => void, said: RegExp]>([
    ['a folder', (file) => mkdirSync(file), /^FILE is not a file\.$/],
    // It would block the command.
    ['a pipe', (file) => execFileSync('mkfifo', [file]), /^FILE is not a file\.$/],
    ['a link that leads out', (file) => symlinkSync('/etc/hosts', file), /^FILE is a link that leads out/],
    ['nothing', () => {}, /^FILE is missing\.$/],
    ['an empty file', (file) => writeFileSync(file, '\n'), /^FILE is empty\.$/],
    [
      'a long file',
      (file) => writeFileSync(file, ' '.repeat(65_537)),
      /^FILE has 65537 bytes, and tablets read 65536/,
    ],
  ])('%s', (_, make, said) => {
    const file = join(newFolder(), 'config.json');
    make(file);
    const { status, says } = run(file);
    expect([status, says]).toEqual([1, expect.stringMatching(said)]);
  });
});

describe('check-config of a language of the hotel’s own', () => {
  const FILE = 'tenant-lang/fr.json';
  const FRENCH = {
    language: { name: 'Français', invitation: 'Touchez' },
    app: { close: 'Fermer', back: 'Back' },
  };
  it.each<[what: string, texts: unknown, status: number, says: RegExp]>([
    [
      'without its file',
      undefined,
      1,
      /^FILE: language\.supported: fr is not offered: put its texts into tenant-lang\/fr\.json$/u,
    ],
    ['with a broken file', '{', 1, /tenant-lang\/fr\.json is not JSON/u],
    [
      'without its name',
      { app: { close: 'Fermer' } },
      1,
      /language\.supported: .*does not say language\.name/u,
    ],
    [
      'with the name that was copied',
      { language: { name: 'English' } },
      1,
      /tenant-lang\/fr\.json: language\.name is the name of another language, English/u,
    ],
    [
      'with a part of the texts',
      FRENCH,
      0,
      /^FILE: language\.supported: tenant-lang\/fr\.json: \d+ of \d+ texts are missing.*app\.name, .*$/u,
    ],
    [
      'with a text that no screen can use',
      { ...FRENCH, app: { returns_home: 'Retour' } },
      0,
      /tenant-lang\/fr\.json: these are shown in English.*: app\.returns_home$/u,
    ],
  ])('%s', (_, texts, status, says) => {
    const file = join(newFolder(), 'config.json');
    writeFileSync(
      file,
      JSON.stringify({
        display: { use_checkout: false },
        language: { supported: ['ja', 'en', 'fr'], auto_language_select: 'browser' },
      }),
    );
    mkdirSync(join(file, '../tenant-lang'));
    if (texts !== undefined)
      writeFileSync(join(file, '..', FILE), typeof texts === 'string' ? texts : JSON.stringify(texts));
    expect(run(file)).toEqual({ status, says: expect.stringMatching(says) });
  });
});

it('check-config names a file that tablets load each time it is shown', () => {
  const folder = newFolder();
  const file = join(folder, 'config.json');
  writeFileSync(file, '{"display":{"use_checkout":false}}');
  for (const [name, bytes] of [
    ['film.mp4', 10_000_001],
    ['room.png', 10_000_000],
  ] as const) {
    writeFileSync(join(folder, name), '');
    truncateSync(join(folder, name), bytes);
  }
  expect(run(file)).toEqual({
    status: 0,
    says: `${join(folder, 'film.mp4')} has 10000001 bytes: browsers keep none over 10000000, so tablets load it each time.`,
  });
});

it('new-tenant ends with a check that runs as it stands', () => {
  const place = newFolder();
  symlinkSync(BUILT, join(place, 'dist-server'));
  const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: place, encoding: 'utf8' });
  const said = run('node dist-server/new-tenant.js ./inn --hotel https://pms.example');
  const command = /^2\. Check it: (.*)$/mu.exec(said)?.[1] ?? '';
  expect(run(`${command} 2>&1`)).toMatch(/card\.script_url: is empty.*\n.*inn\/config\.json: good\n$/u);
});
