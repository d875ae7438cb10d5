import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { judge } from '../../kiosk/server/check-settings.ts';
import { SettingsFile, type TenantSettings } from '../../kiosk/server/settings-file.ts';
import { lineFor } from '../../kiosk/server/settings-words.ts';
import { newFolder } from './support/folder.ts';

const KB = 1024;
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])));

let folder: string;
let told: (string | undefined)[];
let checks: number;
beforeEach(() => {
  folder = newFolder();
  told = [];
  checks = 0;
});

const write = (text: string) => writeFileSync(join(folder, 'config.json'), text);
const settings = (onCheck = () => {}): SettingsFile =>
  new SettingsFile({
    folders: [folder],
    check: (json) => {
      checks += 1;
      onCheck();
      return judge(json, 'real').refused.map(lineFor);
    },
    onTaken: () => {},
    onChange: (problem) => told.push(problem),
    recheckMs: 0,
    now: () => performance.now(),
  });

describe('a bad settings file', () => {
  it.each([
    ['unknown keys alone', keys(2_000), 1],
    ['a wrong value', '{"wait_interval":"soon"}', 1],
    // Tablets do not parse it, so it needs no check.
    ['groups within groups', `{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_001)}`, 0],
  ])('of %s is read once, and again only when it has changed', async (_, text, itsChecks) => {
    write('{"system":"cico"}');
    const file = settings();
    await file.read();
    write(text);
    for (let look = 0; look < 5; look++) await file.read();
    expect(checks).toBe(1 + itsChecks);
    expect(told).toHaveLength(1);
    expect(told[0]?.length).toBeLessThan(500);
    write('{"system":"legacy"}');
    expect((await file.read())?.json).toEqual({ system: 'legacy' });
    expect([checks, told.length]).toEqual([2 + itsChecks, 2]);
  });

  it('that is mended by the very file that was good before is good again', async () => {
    write('{"system":"cico"}');
    const file = settings();
    await file.read();
    write('{');
    await file.read();
    expect(file.problem).toMatch(/is not JSON/);
    write('{"system":"cico"}');
    await file.read();
    expect(file.problem).toBeUndefined();
  });
});

it('is read anew for a request during an earlier look', async () => {
  write('{"system":"cico"}');
  let after: Promise<TenantSettings | undefined> | undefined;
  const file = settings(() => {
    // The first look has read the file by now.
    if (after !== undefined) return;
    write('{"system":"legacy"}');
    after = file.read();
  });
  await file.read();
  expect((await after)?.json).toEqual({ system: 'legacy' });
});

describe('the length of a settings file', () => {
  const of = (bytes: number) => `{"system":"cico"}${' '.repeat(bytes - 17)}`;

  it('is 64 KB at most', async () => {
    write(of(64 * KB));
    expect((await settings().read())?.json).toEqual({ system: 'cico' });
  });

  it.each([64 * KB + 1, 10_000 * KB])(
    'of %i bytes is refused unread, by the name of the file',
    async (bytes) => {
      write(of(bytes));
      const file = settings();
      expect(await file.read()).toBeUndefined();
      expect(checks).toBe(0);
      expect(file.problem).toBe(
        `${join(folder, 'config.json')} has ${bytes} bytes, and tablets read 65536 at most.`,
      );
    },
  );
});
