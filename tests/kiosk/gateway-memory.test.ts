import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { Folder, isKept } from '../../kiosk/server/files.ts';
import type { Listening } from '../../kiosk/server/index.ts';
import { ask } from './support/ask.ts';
import { gatewayFor, KEPT, LONG, openPort, siteForEachTest } from './support/site.ts';

const site = siteForEachTest();
let gateway: Listening;
let now: number;
beforeEach(async () => {
  now = 0;
  const folder = { recheckMs: 1_000, now: () => now };
  const app = gatewayFor(site, { folder });
  await app.start();
  gateway = await openPort(app);
});

async function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') {
  const answer = await ask(gateway.port, path, { method, headers });
  const { date: _, ...rest } = answer.headers;
  return { ...answer, headers: rest };
}
const text = async (path: string) => (await get(path)).text;

describe('from memory', () => {
  it.each(KEPT)('%s comes as it does from the disk, in every way it can be asked for', async (path) => {
    for (const headers of [
      {},
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'gzip', accept: 'text/html' },
    ]) {
      const first = await get(path, headers);
      const again = await get(path, headers);
      expect(again).toEqual(first);
      const tag = String(first.headers.etag ?? '');
      const known = await get(path, { ...headers, 'if-none-match': tag });
      expect(known.status).toBe(tag === '' ? 200 : 304);
      const head = await get(path, headers, 'HEAD');
      expect([head.headers, head.body.length]).toEqual([first.headers, 0]);
    }
  });

  it('a file that changes is seen within a second, and its compressed form with it', async () => {
    const read = async () =>
      brotliDecompressSync((await get('/icons/big.svg', { 'accept-encoding': 'br' })).body).toString();
    site.write('dist/icons/big.svg', LONG);
    expect(await read()).toBe(LONG);
    site.write('dist/icons/big.svg', `${LONG}!`);
    expect(await read()).toBe(LONG);
    now += 1_000;
    expect(await read()).toBe(`${LONG}!`);
  });

  it("a house's own file takes the sample's place within a second", async () => {
    expect(await text('/tenant-lang/en.json')).toBe('{"views":{"from":"dist"}}');
    site.write('tenant/tenant-lang/en.json', '{"views":{"from":"tenant"}}');
    now += 1_000;
    expect(await text('/tenant-lang/en.json')).toBe('{"views":{"from":"tenant"}}');
  });
});

describe('a version that takes the place of another', () => {
  const OLD = '/assets/app-1a2b.js';
  const swap = () => {
    site.write('next/index.html', '<!doctype html><title>next</title>');
    site.write('next/assets/app-9z9z.js', '// next');
    renameSync(site.files, join(site.root, 'before'));
    renameSync(join(site.root, 'next'), site.files);
    now += 1_000;
  };

  it('is served at once, and the scripts of the one before for an hour', async () => {
    swap();
    expect(await text('/')).toContain('next');
    expect(await text('/assets/app-9z9z.js')).toBe('// next');
    expect(await text(OLD)).toBe(`// ${LONG}`);
    now += 59 * 60 * 1000;
    expect(await text(OLD)).toBe(`// ${LONG}`);
    now += 2 * 60 * 1000;
    expect((await get(OLD)).status).toBe(404);
  });

  it('keeps nothing else of the one before', async () => {
    expect(await text('/icons/mark.svg')).toContain('<svg');
    swap();
    expect((await get('/icons/mark.svg')).status).toBe(404);
  });
});

it.each(['/', '/data/config.json', '/api/v1/client/facilities', '/healthz', '/tablets'])(
  'under a name of somebody else: %s',
  async (path) => {
    const { status, body } = await get(path, { host: 'evil.example' });
    // A liveness probe may use any name.
    expect([status, body.length > 0]).toEqual(path === '/healthz' ? [200, true] : [404, false]);
  },
);

it.each([
  '/index.html%2f',
  '/index.html%5c',
  '/index.html/',
  '//index.html',
  '/%69ndex.html',
  '/INDEX.HTML',
  '/other.html',
  '/data/house.html',
])('%s has the policy of a page, or is none', async (path) => {
  for (const other of ['dist/other.html', 'tenant/house.html']) site.write(other, '<script>1</script>');
  const { status, headers } = await get(path);
  if (status === 200) expect(headers['content-security-policy']).toContain("script-src 'self'");
  else expect(status).toBe(404);
});

it('a file is in memory once, however many ask for it at one moment, at first or when it has changed', async () => {
  const folder = new Folder(site.files, { recheckMs: 0, now: () => performance.now() });
  for (const text of ['one', 'another']) {
    site.write('dist/assets/app-1a2b.js', text);
    // No answer can be there before the last question.
    const asked = Array.from({ length: 100 }, () => folder.find('/assets/app-1a2b.js'));
    const bytes = new Set((await Promise.all(asked)).map((file) => (isKept(file) ? file.bytes : undefined)));
    expect([...bytes].map(String)).toEqual([String(Buffer.from(text).join())]);
  }
});
