import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Gateway } from '../../kiosk/server/gateway.ts';
import { createLog } from '../../kiosk/server/log.ts';
import { gatewayFor, siteForEachTest } from './support/site.ts';

const GOOD = '{"api":{"client_url":"https://hotel.example"}}';

const site = siteForEachTest();
let lines: string[];
let remarks: string[];
beforeEach(() => {
  site.write('tenant/config.json', GOOD);
  lines = [];
  remarks = [];
});

const house = () => {
  const write = (line: string) => (line.includes(' settings-remark ') ? remarks : lines).push(line);
  const log = createLog({ format: 'text', write });
  return gatewayFor(site, { isRealHotel: true, hotel: { kind: 'proxy', url: 'http://127.0.0.1:9' }, log });
};
const healthOf = async ({ request }: Gateway): Promise<unknown> => (await request('/healthz')).json();
/** `/healthz` for a load balancer and a strict monitor. */
const statusesOf = async ({ request }: Gateway) => ({
  balancer: (await request('/healthz')).status,
  monitor: (await request('/healthz?strict')).status,
});
const FILE = () => join(site.tenant, 'config.json');
const becomes = (text: string) => () => site.write('tenant/config.json', text);

const gives = (way: () => void) => () => {
  rmSync(FILE());
  way();
};
const holds = (settings: object) => becomes(JSON.stringify(settings));
const MANY = Array<string>(2_000).fill('https://a.example/');

/** Faults of a house's file with their words. */
const BROKEN: readonly (readonly [what: string, happens: () => void, said: RegExp])[] = [
  ['is missing', gives(() => undefined), /config\.json is missing\.$/],
  ['is no JSON', becomes('{"api":'), /config\.json is not JSON: /],
  ['has a wrong value', becomes('{"api":{"timeout_ms":"soon"}}'), /config\.json: api\.timeout_ms: /],
  ['names more addresses than a header holds', holds({ card: { also_loads: MANY } }), /card\.also_loads/],
  ['names too long an address', holds({ card: { script_url: MANY.join('') } }), /card\.script_url/],
  ['is nested deep', becomes(`{"x":${'['.repeat(9e3)}${']'.repeat(9e3)}}`), /nested deeper/],
  ['says no', becomes('{"error":"unauthorized"}'), /\(the whole file\): is no settings file/],
  [
    'is linked away',
    gives(() => symlinkSync(join(site.root, 'dist/data/config.json'), FILE())),
    /config\.json is a link that leads out of its folder/,
  ],
  ['is a folder', gives(() => site.write('tenant/config.json/x', '')), /config\.json is not a file\.$/],
  [
    'is that of the sample',
    becomes('{"card":{"script_url":"/demo/token.js"}}'),
    /card\.script_url: is the demo hotel's/,
  ],
];

describe('a house whose settings file', () => {
  it.each(BROKEN)('%s at the start is not opened, and never gives the sample', async (_, happens, said) => {
    happens();
    await expect(house().start()).rejects.toThrow(said);
    const gateway = house();
    for (const path of ['/data/config.json', '/', '/sw.js']) {
      const response = await gateway.request(path, { headers: { accept: 'text/html' } });
      expect([path, response.status, await response.text()]).toEqual([path, 503, '']);
    }
  });

  it.each(BROKEN)('%s later goes on with the last good one, and says so', async (_, happens, said) => {
    const gateway = house();
    await gateway.start();
    const policy = async () => (await gateway.request('/')).headers.get('content-security-policy');
    const before = await policy();
    expect(before).toContain('https://hotel.example');
    happens();
    expect(await policy()).toBe(before);
    const served = await gateway.request('/data/config.json');
    expect([served.status, await served.text()]).toEqual([200, GOOD]);
    expect(await healthOf(gateway)).toMatchObject({
      status: 'troubled',
      troubles: ['settings-bad'],
      settings: 'last-good',
    });
    expect(await statusesOf(gateway)).toEqual({ balancer: 200, monitor: 503 });
    expect(await (await gateway.request('/metrics')).text()).toContain(
      'lobby_gateway_settings_last_good 1\n',
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).toMatch(said);
  });

  it('is mended is served at once, and the log says so', async () => {
    const gateway = house();
    await gateway.start();
    site.write('tenant/config.json', '{');
    await gateway.request('/data/config.json');
    site.write('tenant/config.json', '{"system":"cico"}');
    expect(await (await gateway.request('/data/config.json')).json()).toEqual({ system: 'cico' });
    expect(await healthOf(gateway)).toMatchObject({ status: 'ok', settings: 'current' });
    expect(await statusesOf(gateway)).toEqual({ balancer: 200, monitor: 200 });
    site.write('tenant/config.json', '{"system":"legacy"}');
    expect(await (await gateway.request('/data/config.json')).json()).toEqual({ system: 'legacy' });
    expect(lines.map((line) => line.split(' ').slice(1, 3).join(' ').trim())).toEqual([
      'fault settings-bad',
      'note settings-good',
    ]);
  });

  it('cannot serve every guest is taken, and the log says why, at the start and after each change', async () => {
    const gateway = house();
    await gateway.start();
    await gateway.request('/data/config.json');
    expect(remarks).toEqual([expect.stringContaining('note settings-remark said=card.script_url: is empty')]);
    site.write('tenant/config.json', '{"system":"cico","display":{"use_checkout":false}}');
    expect((await gateway.request('/data/config.json')).status).toBe(200);
    expect(remarks.slice(1)).toEqual([expect.stringContaining('api.authorization_client: is empty')]);
  });

  it('begins with a byte order mark is read without it', async () => {
    site.write('tenant/config.json', `\uFEFF${GOOD}`);
    const gateway = house();
    await gateway.start();
    const policy = (await gateway.request('/')).headers.get('content-security-policy');
    expect(policy).toContain('https://hotel.example');
    const bytes = new Uint8Array(await (await gateway.request('/data/config.json')).arrayBuffer());
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(GOOD);
  });
});

describe('another spelling of a path', () => {
  it.each(['/data//config.json', '//data/config.json', '/data/config.json/'])(
    '%s leads to the settings in force, not to a file that is broken',
    async (path) => {
      const gateway = gatewayFor(site);
      const good = await (await gateway.request('/data/config.json')).text();
      site.write('tenant/config.json', '{ broken');
      expect(await (await gateway.request(path)).text()).toBe(good);
      // A real house never gets the sample's file.
      expect((await gatewayFor(site, { isRealHotel: true }).request(path)).status).toBe(503);
    },
  );

  it('is not remembered', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    const gateway = gatewayFor(site);
    const ask = (length: number) => gateway.request(`/data${'/'.repeat(length)}database/countries.json`);
    expect((await ask(1)).status).toBe(200);
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let at = 0; at < 400; at += 1) await ask(48_000 + at);
    collect();
    // All of them together are 19 MB.
    expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(8);
  });
});
