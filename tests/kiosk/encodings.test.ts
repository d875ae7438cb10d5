import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askJson } from '~/config/ask';
import { MAX_SETTINGS_BYTES } from '~/config/limits';
import { LONGEST_JSON } from '~/platform/json-text';
import { makeSite } from '../../kiosk/deploy/make-site.ts';
import { createLog } from '../../kiosk/server/log.ts';
import { readTenants } from '../../kiosk/server/tenants.ts';
import { checkSettings } from '../../kiosk/settings/check-settings-file.ts';
import { readTenant } from '../../kiosk/settings-page/server/tenant.ts';
import { gatewayFor, siteForEachTest } from './support/site.ts';

const site = siteForEachTest();
const WELCOME = 'ようこそ';
const hex = (text: string) => Buffer.from(text, 'hex');
const around = (greeting: Buffer) => (text: string) => {
  const [before = '', after = ''] = text.split(WELCOME);
  return Buffer.concat([Buffer.from(before), greeting, Buffer.from(after)]);
};
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

const looksLike = (name: string) => `is not UTF-8 (it looks like ${name}): save it as UTF-8.`;
const LOST = 'has signs that another encoding has lost (U+FFFD), first in line 2: write them anew.';
const NOT_UTF_8 = 'is not UTF-8, first in line 2: save it as UTF-8.';

/** Editors' encodings with their complaint; undefined for an accepted one. */
const SAVED: readonly (readonly [as: string, bytes: (text: string) => Buffer, said: string | undefined])[] = [
  ['UTF-8', (text) => Buffer.from(text), undefined],
  ['UTF-8 with a byte order mark', (text) => Buffer.from(`\uFEFF${text}`), undefined],
  ['UTF-8 with the line ends of Windows', (text) => Buffer.from(text.replaceAll('\n', '\r\n')), undefined],
  ['Shift_JIS', around(hex('82e682a482b182bb')), looksLike('Shift_JIS')],
  ['EUC-JP', around(hex('a4e8a4a6a4b3a4bd')), looksLike('EUC-JP')],
  ['ISO-2022-JP', around(hex('1b2442246824262433243d1b2842')), looksLike('ISO-2022-JP')],
  ['UTF-16', (text) => utf16(`\uFEFF${text}`), looksLike('UTF-16')],
  ['UTF-16 of the other order', (text) => utf16(`\uFEFF${text}`).swap16(), looksLike('UTF-16')],
  ['UTF-16 without a mark', utf16, looksLike('UTF-16')],
  ['UTF-16 of the other order without a mark', (text) => utf16(text).swap16(), looksLike('UTF-16')],
  [
    'UTF-32',
    (text) => Buffer.from(Uint32Array.from([...text], (sign) => sign.codePointAt(0) ?? 0).buffer),
    looksLike('UTF-16'),
  ],
  ['Latin-1', around(Buffer.from('Café', 'latin1')), NOT_UTF_8],
  ['GBK', around(hex('bbb6d3adb9e2c1d9')), NOT_UTF_8],
  ['CESU-8', around(hex('eda081edb080')), NOT_UTF_8],
  ['UTF-8 that was Shift_JIS before', around(Buffer.from('\uFFFD\uFFFD')), LOST],
  ['UTF-8 with signs that a program has lost', around(Buffer.from('\\uFFFD')), LOST],
];

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
const gateway = () => {
  const log = createLog({ format: 'text', write: (line) => lines.push(line.trimEnd()) });
  return gatewayFor(site, { isRealHotel: true, hotel: { kind: 'proxy', url: 'http://127.0.0.1:9' }, log });
};
const sentence = (work: () => unknown) =>
  new Promise((resolve) => resolve(work())).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : error),
  );
const onTablet = (bytes: Buffer, most: number) => {
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(bytes)));
  return askJson('/data/config.json', undefined, most);
};
const check = async () => (await checkSettings(join(site.tenant, 'config.json'), 'real')).problems;
const siteMade = () =>
  sentence(() => makeSite({ files: site.files, tenant: site.tenant, out: join(site.root, 'out') }));

describe.each(SAVED)(
  'a file in %s is taken or refused alike by everyone, with the reason:',
  (_, bytes, said) => {
    it('settings', async () => {
      const saved = bytes(`{\n"notices": { "help": "${WELCOME}" }\n}`);
      site.write('tenant/config.json', saved);
      const path = join(site.tenant, 'config.json');
      const problem = said === undefined ? undefined : `${path} ${said}`;
      expect(await check()).toEqual([problem].flatMap((one) => one ?? []));
      expect(await sentence(() => gateway().start())).toBe(problem);
      expect(await siteMade()).toBe(problem);
      expect(await sentence(() => readTenant(site.tenant))).toBe(problem);
      expect((await onTablet(saved, MAX_SETTINGS_BYTES)) === undefined).toBe(said !== undefined);
    });

    it('texts', async () => {
      const saved = bytes(`{\n"views": { "home_view": { "title": "${WELCOME}" } }\n}`);
      site.write('tenant/tenant-lang/ja.json', saved);
      const path = join(site.tenant, 'tenant-lang/ja.json');
      const problem = said === undefined ? undefined : `${path} ${said}`;
      expect(await check()).toEqual([problem].flatMap((one) => one ?? []));
      const before = gateway();
      for (const _time of [1, 2])
        expect((await before.request('/tenant-lang/ja.json')).status).toBe(said === undefined ? 200 : 503);
      expect(lines.map((line) => line.replace(/^\S+ /u, ''))).toEqual(
        problem === undefined ? [] : [`fault texts-bad problem=${problem}`],
      );
      expect(await siteMade()).toBe(problem);
      expect(await sentence(() => readTenant(site.tenant))).toBe(problem);
      expect((await onTablet(saved, LONGEST_JSON)) === undefined).toBe(said !== undefined);
    });

    it('variables', async () => {
      mkdirSync(join(site.root, 'tenants/inn'), { recursive: true });
      site.write(
        'tenants/inn.env',
        bytes(`HOSTS=inn.example\nTABLET_NAMES=LOBBY-1=${WELCOME}\nHOTEL_URL=https://pms.example\n`),
      );
      const read = () => readTenants(join(site.root, 'tenants'), { host: '127.0.0.1', trustsProxy: false });
      const problem = said === undefined ? undefined : `${join(site.root, 'tenants/inn.env')} ${said}`;
      expect(await sentence(read)).toBe(problem);
      if (said !== undefined) return;
      expect(read()[0]?.settings.hosts).toEqual(['inn.example']);
      expect(read()[0]?.settings.tabletNames).toEqual(new Map([['LOBBY-1', WELCOME]]));
    });
  },
);

describe('a file of texts that no tablet takes', () => {
  it.each<[what: string, happens: (path: string) => void, said: string]>([
    ['is empty', (path) => site.write(path, ''), 'is empty.'],
    ['is broken off', (path) => site.write(path, '{"views":'), 'is not JSON: Unexpected end of JSON input.'],
    ['is the answer of a server', (path) => site.write(path, '{"error":"no"}'), 'has no texts of the app.'],
    ['is a list', (path) => site.write(path, '[]'), 'has no texts of the app.'],
    [
      'is nested deep',
      (path) => site.write(path, `{"views":${'{"a":'.repeat(9_000)}1${'}'.repeat(9_001)}`),
      'is too long, or nested deeper than tablets read.',
    ],
    [
      'is long',
      (path) => site.write(path, `{"views":{}}${' '.repeat(LONGEST_JSON)}`),
      `has ${LONGEST_JSON + 12} bytes, and tablets read ${LONGEST_JSON} at most.`,
    ],
    ['is a folder', (path) => site.write(`${path}/x`, ''), 'is not a file.'],
  ])('and %s is named by the check, and not served', async (_, happens, said) => {
    rmSync(join(site.tenant, 'tenant-lang/ja.json'));
    happens('tenant/tenant-lang/ja.json');
    expect(await check()).toEqual([`${join(site.tenant, 'tenant-lang/ja.json')} ${said}`]);
    expect((await gateway().request('/tenant-lang/ja.json')).status).toBe(
      said === 'is not a file.' ? 404 : 503,
    );
  });
});
