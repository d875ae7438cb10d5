import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { nextSteps } from '../../kiosk/commands/next-steps.ts';
import { makeTenant, NoTenant, type TenantOrder } from '../../kiosk/commands/tenant-folder.ts';
import { readTenants } from '../../kiosk/server/tenants.ts';
import { checkSettings } from '../../kiosk/settings/check-settings-file.ts';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { configOf } from '../support/config.ts';
import { newFolder } from './support/folder.ts';

let root: string;
beforeEach(() => {
  root = newFolder();
});

const order = (name: string, hotelUrl?: string, system: TenantOrder['system'] = 'legacy'): TenantOrder => ({
  name,
  root,
  hosts: `${name}.example`,
  hotelUrl,
  system,
});
const make = (...of: Parameters<typeof order>) => makeTenant(order(...of));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describe('a new tenant', () => {
  it.each([
    ['legacy', undefined, 'demo', []],
    ['cico', undefined, 'demo', []],
    ['legacy', 'https://pms.example', 'real', ['card.script_url']],
    ['cico', 'https://pms.example', 'real', ['card.script_url', 'api.authorization_client']],
  ] as const)(
    '%s, before the hotel %s, is one that the gateway takes as it is',
    async (system, url, hotel, open) => {
      make('inn', url, system);
      const [tenant] = readTenants(root, { host: '127.0.0.1', trustsProxy: false });
      expect(tenant).toMatchObject({ name: 'inn', settings: { hosts: ['inn.example'], hotelUrl: url } });
      const { problems, remarks } = await checkSettings(join(root, 'inn/config.json'), hotel);
      expect(problems).toEqual([]);
      expect(remarks).toEqual(open.map((key) => expect.stringContaining(`config.json: ${key}: is empty`)));
    },
  );

  it('has a tablet on which guests choose among all languages', () => {
    make('inn', 'https://pms.example');
    const { language } = configOf(JSON.parse(read('inn/config.json')));
    expect(language.auto_language_select).toBe('browser');
    expect(language.supported).toEqual(Object.keys(LANGUAGES));
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

  it('lists every setting with its meaning, each ready to be copied', async () => {
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

describe('the last words about a new tenant', () => {
  it.each<[url: string | undefined, isRelease: boolean, says: string, not: RegExp]>([
    ['https://pms.example', true, 'TENANT=/srv/inn node dist-server/gateway.js', /npm|demo/u],
    ['https://pms.example', false, 'npm run build && HOTEL_URL=https://pms.example TENANT=/srv/inn', /demo/u],
    [undefined, true, 'HOTEL_URL): a release has no demo hotel', /npm run build|gateway/u],
    [undefined, false, 'npm run build && TENANTS=/srv node dist-server/gateway-with-demo.js', /install\.sh/u],
  ])('before the hotel %s, in a release: %s', (hotelUrl, isRelease, says, not) => {
    const lines = nextSteps({ ...order('inn', hotelUrl), root: '/srv' }, isRelease).filter(
      // The built test covers `howToCall`.
      (line) => !line.includes('check-config'),
    );
    expect(lines.join('\n')).toContain(says);
    expect(lines.join('\n')).not.toMatch(not);
  });
});
