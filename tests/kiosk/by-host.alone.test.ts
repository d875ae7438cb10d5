import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { byHost } from '../../kiosk/server/by-host.ts';
import type { Listening } from '../../kiosk/server/index.ts';
import { createLog } from '../../kiosk/server/log.ts';
import { StaticFiles } from '../../kiosk/server/static.ts';
import { readTenants, type Tenant } from '../../kiosk/server/tenants.ts';
import { ask, type Question } from './support/ask.ts';
import { HEARTBEAT } from './support/heartbeat.ts';
import { type HotelServer, openHotel } from './support/hotel-server.ts';
import { gatewayFor, openPort, siteForEachTest } from './support/site.ts';

const NAMES = ['inn', 'ryokan'] as const;
type Name = (typeof NAMES)[number];
const TOKENS: Readonly<Record<Name, string>> = { inn: 'token-of-the-inn', ryokan: 'token-of-the-ryokan' };
const SETTLEMENT = '/api/v1/client/payment/settlement';
const JSON_TYPE = { 'content-type': 'application/json' };

const site = siteForEachTest();
let hotels: Record<Name, HotelServer>;
let listening: Listening;
let lines: string[];
beforeEach(async () => {
  lines = [];
  const open = (name: Name) => openHotel((_, response) => response.end(`{"of":"${name}"}`));
  hotels = { inn: await open('inn'), ryokan: await open('ryokan') };
  for (const name of NAMES) {
    write(
      `${name}.env`,
      `HOSTS=${name}.example\nHOTEL_URL=${hotels[name].url}\nWATCH_TOKEN=${TOKENS[name]}\nHEARTBEAT_TOKEN=beats-of-the-${name}\n`,
    );
    write(`${name}/config.json`, JSON.stringify({ system: 'legacy', facility: { id: name } }));
    write(`${name}/checkin.png`, `picture of the ${name}`);
    write(`${name}/tenant-lang/ja.json`, `{"app":{"of":"${name}"}}`);
  }
  write('ryokan/only-here.png', 'secret');
});

const write = (path: string, text: string) => site.write(`tenants/${path}`, text);

async function start() {
  const logOf = (always = {}) => createLog({ format: 'text', write: (line) => lines.push(line), always });
  const built = new StaticFiles([site.files], { recheckMs: 0, now: () => performance.now() });
  const partOf = ({ name, folder: tenant, settings }: Tenant) => {
    const log = logOf({ tenant: name });
    const hotel = { kind: 'proxy', url: settings.hotelUrl ?? '' } as const;
    const own = { files: site.files, built, tenant, isRealHotel: true, hotel, log };
    return { hosts: settings.hosts, gateway: gatewayFor(site, { ...settings, ...own }), log };
  };
  const tenants = readTenants(join(site.root, 'tenants'), { host: '127.0.0.1', trustsProxy: false });
  const gateway = byHost(tenants.map(partOf), logOf());
  await gateway.start();
  listening = await openPort(gateway);
}

/** Asks as a proxy: to our address, with the name in the header. */
const askAs = (host: string, path: string, { headers, ...more }: Question = {}) =>
  ask(listening.port, path, { headers: { host, ...headers }, ...more });

const text = async (host: string, path: string) => (await askAs(host, path)).text;
const json = async (host: string, path: string) => JSON.parse(await text(host, path));
const beat = (name: Name, token: string) =>
  askAs(`${name}.example`, '/heartbeat', {
    method: 'POST',
    headers: { ...JSON_TYPE, authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...HEARTBEAT, device: `TABLET-OF-${name}`, sums: { '/checkin/term opened': 5 } }),
  });

describe('each tenant, under its own host', () => {
  beforeEach(start);

  it.each(NAMES)('%s has its own settings, pictures and words', async (name) => {
    for (const host of [`${name}.example`, `${name}.EXAMPLE:4173`]) {
      expect((await json(host, '/data/config.json')).facility.id).toBe(name);
      expect(await text(host, '/data/checkin.png')).toBe(`picture of the ${name}`);
      expect(await text(host, '/tenant-lang/ja.json')).toBe(`{"app":{"of":"${name}"}}`);
      expect(await text(host, '/')).toContain('<title>app</title>');
    }
  });

  it.each([
    '/data/only-here.png',
    '/data/../ryokan/config.json',
    '/data/ryokan/config.json',
    '/data/inn.env',
    '/data/../inn.env',
    '/inn.env',
    '/data/%2e%2e/inn.env',
  ])('shows nothing of another one, nor what lies beside its folder: %s', async (path) => {
    const { status, text } = await askAs('inn.example', path);
    expect(status).toBe(404);
    expect(text).not.toContain('TOKEN');
  });

  it('lists its own tablets, with their own token, to readers with its own', async () => {
    for (const name of NAMES) expect((await beat(name, `beats-of-the-${name}`)).status).toBe(204);
    for (const [at, name] of NAMES.entries()) {
      const other = NAMES[1 - at] ?? 'inn';
      expect((await beat(name, `beats-of-the-${other}`)).status).toBe(401);
      const read = (path: string, token: string) =>
        askAs(`${name}.example`, path, { headers: { authorization: `Bearer ${token}` } });
      for (const path of ['/tablets', '/tablets.json', '/metrics']) {
        const list = await read(path, TOKENS[name]);
        expect(list.text).toContain(`TABLET-OF-${name}`);
        expect(list.text).not.toContain(`TABLET-OF-${other}`);
        expect((await read(path, TOKENS[other])).status).toBe(401);
      }
      expect((await read('/metrics', TOKENS[name])).text).toContain(
        'lobby_screen_opened_total{screen="/checkin/term"} 5\n',
      );
    }
  });

  it('calls its own hotel and no other, and remembers no call of another one that arrives twice', async () => {
    const headers = { ...JSON_TYPE, 'idempotency-key': '"0123456789abcdef0123456789abcdef"' };
    for (const name of [...NAMES, ...NAMES]) {
      const { text } = await askAs(`${name}.example`, SETTLEMENT, { method: 'POST', headers, body: '{}' });
      expect(text).toBe(`{"of":"${name}"}`);
    }
    expect(NAMES.map((name) => hotels[name].seen.length)).toEqual([1, 1]);
  });

  it.each(['other.example', '127.0.0.1', 'localhost', '', 'inn.example.evil.example', 'inn'])(
    'is not there under the host %j',
    async (host) => {
      for (const path of ['/', '/data/config.json', '/tablets', '/assets/app-1a2b.js'])
        expect((await askAs(host, path)).status, path).toBe(404);
    },
  );

  it('is chosen by the header alone, not by the address or a browser', async () => {
    const { text, status } = await askAs('inn.example', 'http://ryokan.example/data/config.json');
    expect(status === 404 || JSON.parse(text).facility.id === 'inn').toBe(true);
    const headers = { 'x-forwarded-host': 'ryokan.example', forwarded: 'host=ryokan.example' };
    const asked = await askAs('inn.example', '/data/config.json', { headers });
    expect(JSON.parse(asked.text).facility.id).toBe('inn');
  });

  it('says how it is; under no tenant’s name it is said how many there are', async () => {
    expect(await json('inn.example', '/healthz')).toMatchObject({ status: 'ok', settings: 'current' });
    expect(await json('127.0.0.1', '/healthz')).toEqual({
      status: 'ok',
      tenants: 2,
      waiting: 0,
      troubled: 0,
    });
  });
});

describe('a tenant without good settings at the start', () => {
  it('has no page, and the other one is as well as ever; mended, it opens by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    write('ryokan/config.json', '{"system":"none"}');
    await start();
    expect((await askAs('inn.example', '/')).status).toBe(200);
    expect((await askAs('ryokan.example', '/')).status).toBe(503);
    expect(await json('x.example', '/healthz')).toMatchObject({
      status: 'troubled',
      waiting: 1,
      troubled: 1,
    });
    const statusOf = async (path: string) => (await askAs('x.example', path)).status;
    expect([await statusOf('/healthz'), await statusOf('/healthz?strict')]).toEqual([200, 503]);
    expect(lines.join('')).toMatch(/settings-bad tenant=ryokan problem=.*system/u);
    write('ryokan/config.json', '{"system":"cico"}');
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(async () => (await askAs('ryokan.example', '/')).status).toBe(200);
    await expect.poll(() => json('x.example', '/healthz')).toMatchObject({ waiting: 0 });
    expect(await statusOf('/healthz?strict')).toBe(200);
  });

  it('is a reason not to start where there is no other', async () => {
    for (const name of NAMES) write(`${name}/config.json`, '{');
    await expect(start()).rejects.toThrow(/inn\/config\.json is not JSON/u);
  });
});
