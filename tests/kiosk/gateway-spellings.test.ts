import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { gatewayFor, siteForEachTest } from './support/site.ts';

const SPELLINGS = ['/data//config.json', '//data/config.json', '/data/config.json/'];

const site = siteForEachTest();

describe('another spelling of a path', () => {
  it.each(SPELLINGS)('%s leads to the settings in force, not to a file that is broken', async (path) => {
    const gateway = gatewayFor(site);
    const good = await (await gateway.request('/data/config.json')).text();
    site.write('tenant/config.json', '{ broken');
    expect(await (await gateway.request(path)).text()).toBe(good);
  });

  it("leads to no settings of the sample's, where a real house has none", async () => {
    site.write('tenant/config.json', '{ broken');
    const gateway = gatewayFor(site, { isRealHotel: true });
    expect((await gateway.request('/data//config.json')).status).toBe(503);
  });

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
