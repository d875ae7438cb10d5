import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkSettings } from '../../kiosk/build/check-settings-file.ts';
import { makeTenant, NoTenant } from '../../kiosk/commands/tenant-folder.ts';
import { readTenants } from '../../kiosk/server/tenants.ts';
import { newFolder } from './support/folder.ts';

let root: string;
beforeEach(() => {
  root = newFolder();
});

const make = (name: string, hotelUrl?: string) =>
  makeTenant({ name, root, hosts: `${name}.example`, hotelUrl });
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('a new tenant', () => {
  it.each([
    [undefined, 'demo'],
    ['https://pms.example', 'real'],
  ] as const)('before the hotel %s is one that the gateway takes as it is', async (url, hotel) => {
    make('inn', url);
    const [tenant] = readTenants(root, { host: '127.0.0.1', trustsProxy: false });
    expect(tenant).toMatchObject({ name: 'inn', settings: { hosts: ['inn.example'], hotelUrl: url } });
    expect(await checkSettings(join(root, 'inn/config.json'), hotel)).toEqual({ problems: [], remarks: [] });
  });

  it('keeps its variables to their owner, with a password that no other tenant has', () => {
    make('inn');
    make('ryokan');
    expect(statSync(join(root, 'inn.env')).mode & 0o777).toBe(0o600);
    const tokens = readTenants(root, { host: '127.0.0.1', trustsProxy: false }).map(
      ({ settings }) => settings.watchToken ?? '',
    );
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token.length).toBeGreaterThanOrEqual(24);
  });

  it('has a list of every setting with its meaning, of which each may be taken as it stands', async () => {
    make('inn');
    const list = read('inn.settings.jsonc');
    for (const text of [
      '// "wait_interval": ',
      '// "idle_timeout_s": ',
      '// How long the tablet waits for an answer, in ms. The gateway itself waits for the hotel for 35 seconds at most. Allowed: 1000 to 120000.',
    ])
      expect(list).toContain(text);
    const taken = list.replace(/^( *)\/\/ (".*)$/gmu, '$1$2').replace(/: null,$/gmu, ': undefined,');
    const lines = taken
      .split('\n')
      .filter((line) => !/^ *\/\//u.test(line) && !line.endsWith(': undefined,'));
    const json = JSON.parse(lines.join('\n').replace(/,(?=\s*\})/gu, ''));
    writeFileSync(join(root, 'inn/config.json'), JSON.stringify(json));
    expect((await checkSettings(join(root, 'inn/config.json'))).problems).toEqual([]);
  });

  it.each(['inn', 'inn.env'])('is not made over %s, which stays as it was', (path) => {
    if (path.endsWith('.env')) writeFileSync(join(root, path), 'HOSTS=own');
    else mkdirSync(join(root, path));
    expect(() => make('inn')).toThrow(NoTenant);
    expect(readdirSync(root)).toEqual([path]);
  });

  it('is written through no link that is there', () => {
    const theirs = join(newFolder(), 'theirs');
    writeFileSync(theirs, 'theirs');
    for (const name of ['config.schema.json', 'inn.settings.jsonc']) symlinkSync(theirs, join(root, name));
    make('inn');
    symlinkSync(join(newFolder(), 'nowhere'), join(root, 'annex'));
    expect(() => make('annex')).toThrow();
    expect(readFileSync(theirs, 'utf8')).toBe('theirs');
  });

  it.each(['Das Haus', '../inn', '', '-inn', 'a'.repeat(64), 'inn.env'])('cannot be called %j', (name) => {
    expect(() => make(name)).toThrow(NoTenant);
    expect(readdirSync(root)).toEqual([]);
  });
});
