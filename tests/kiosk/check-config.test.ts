import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Lets the command check settings: its exit code, and what it says. */
function check(settings: object) {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(settings));
  const command = ['--import', 'tsx', 'kiosk/tools/check-config.ts', file];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, says: stderr.replaceAll(file, 'FILE').trim() };
}

it.each([
  ['good settings', { display: { control_visibility: true }, facility: { id: '101' } }, 0, ''],
  [
    'a key that does nothing',
    { display: { control_visibility: true } },
    1,
    'FILE: display.control_visibility: ',
  ],
  ['a misspelt key', { display: { use_chekout: true } }, 1, 'FILE: display.use_chekout: '],
])('check-config of %s', (_, settings, status, says) => {
  const checked = check(settings);
  expect(checked.says).toMatch(says === '' ? /^$/ : new RegExp(`^${says}`));
  expect(checked.status).toBe(status);
});
