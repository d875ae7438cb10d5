import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { contentType } from '../../kiosk/server/content-types.ts';
import { gatewayFor, KEPT, LONG, siteForEachTest } from './support/site.ts';

const site = siteForEachTest();
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  gatewayFor(site).request(path, { headers });

const PAGE = { accept: 'text/html,application/xhtml+xml' };

describe('caching and types', () => {
  it.each(KEPT)('%s may be kept: %s', async (path, caching) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('cache-control')]).toEqual([200, caching]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe(contentType(path === '/' ? '/index.html' : path));
  });

  it('answers 304 to a known tag, and 200 again when the file changes', async () => {
    const gateway = gatewayFor(site);
    const tag = (await gateway.request('/')).headers.get('etag') ?? '';
    const known = await gateway.request('/', { headers: { 'if-none-match': `"other", W/${tag}` } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    site.write('dist/index.html', '<!doctype html><title>version two</title>');
    const changed = await gateway.request('/', { headers: { 'if-none-match': tag } });
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('version two')]);
  });

  it.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['sw.js', 'text/javascript; charset=utf-8'],
    ['manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['face-1a2b.woff2', 'font/woff2'],
    ['mark.svg', 'image/svg+xml; charset=utf-8'],
    ['favicon.ico', 'image/x-icon'],
    ['texts.JSON', 'application/json; charset=utf-8'],
    ['checkin.png', 'image/png'],
    // Bytes, as in the shipped nginx: a browser would run or open them.
    ['page.htm', 'application/octet-stream'],
    ['page.xhtml', 'application/octet-stream'],
    ['terms.pdf', 'application/octet-stream'],
    ['no-ending', 'application/octet-stream'],
  ])('%s is sent as %s', (name, type) => {
    expect(contentType(name)).toBe(type);
  });

  it.each(['POST', 'PUT', 'DELETE'])('%s is not for files', async (method) => {
    const response = await gatewayFor(site).request('/index.html', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('compression', () => {
  const script = `// ${LONG}`;
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };
  const received = async (encoding: string) => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': encoding });
    return Buffer.from(await response.arrayBuffer());
  };

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
  ] as const)('%s gets %s', async (accept, encoding) => {
    const { headers } = await get('/assets/app-1a2b.js', { 'accept-encoding': accept });
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect(unpacked[encoding](await received(accept)).toString()).toBe(script);
  });

  it.each([
    ['/assets/app-1a2b.js', 'identity'],
    ['/assets/face-1a2b.woff2', 'br'],
    ['/icons/mark.svg', 'br'],
  ])('%s with %s stays as it is', async (path, accept) => {
    const { headers } = await get(path, { 'accept-encoding': accept });
    expect(headers.get('content-encoding')).toBeNull();
  });

  // Nobody would compress it so badly again.
  const badly = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
  it.each([
    ['br', '.br', brotliCompressSync(script, badly)],
    ['gzip', '.gz', gzipSync(script, { level: 1 })],
  ])('takes the %s that the build left beside a file', async (encoding, suffix, left) => {
    site.write(`dist/assets/app-1a2b.js${suffix}`, left);
    expect(await received(encoding)).toEqual(left);
  });

  it.each([
    ['is of an older version', brotliCompressSync('// older')],
    ['is damaged', Buffer.from('?')],
  ])('compresses again where what the build left %s', async (_, left) => {
    site.write('dist/assets/app-1a2b.js.br', left);
    expect(brotliDecompressSync(await received('br')).toString()).toBe(script);
  });

  it('has a tag of its own for each encoding', async () => {
    const encodings = ['br', 'gzip', ''];
    const answers = encodings.map((encoding) => get('/assets/app-1a2b.js', { 'accept-encoding': encoding }));
    const tags = (await Promise.all(answers)).map(({ headers }) => headers.get('etag'));
    expect(new Set(tags).size).toBe(3);
  });
});

describe('a missing file', () => {
  it.each(['/checkin/search', '/checkin/term?lang=en', '/no/such/page', '/404'])(
    'the screen %s is the app',
    async (path) => {
      const response = await get(path, PAGE);
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<title>app')]);
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    '/assets/old-9z9z.js',
    '/data/none.png',
    '/tenant-lang/fr.json',
    '/tenant-lang/..%2fconfig.json',
    '/tenant-lang/ja.js',
    '/demo/none',
    '/healthz/more',
    '/data',
    '/user/none',
    '/heartbeat',
    '/help',
    '/tablets/none',
    '/metrics/none',
  ])('%s is 404, for a browser too', async (path) => {
    const response = await get(path, PAGE);
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it.each([
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/icons/..%2f..%2fsecret.txt',
    '/icons/..%5c..%5csecret.txt',
    '/data/..%2f..%2fsecret.txt',
    '/tenant-lang/..%2f..%2fsecret.json',
    '/assets/%00',
    '/.env',
    '/%E0%A4%A',
    '/outward.txt',
    '/icons',
    '/icons/none.png',
  ])('%s leads nowhere', async (path) => {
    symlinkSync(join(site.root, 'secret.txt'), join(site.files, 'outward.txt'));
    for (const headers of [undefined, { accept: 'image/avif,*/*' }]) {
      const response = await get(path, headers);
      expect([response.status, await response.text()]).toEqual([404, '']);
    }
  });
});

it.each([
  ['/data/config.json', '{"system":"cico"}'],
  ['/data/checkin.png', 'tenant'],
  ['/data/database/countries.json', '[]'],
  ['/tenant-lang/ja.json', '{"views":{"from":"tenant"}}'],
  ['/tenant-lang/en.json', '{"views":{"from":"dist"}}'],
])('%s is the tenant’s, else the sample', async (path, text) => {
  expect(await (await get(path)).text()).toBe(text);
});

describe('the service worker', () => {
  const WORKER = 'precacheAndRoute([{url:"index.html",revision:"abc1"},{url:"assets/a.js",revision:null}])';
  const served = async () => (await get('/sw.js')).text();

  it("is as it was built, but gives the page another revision when the page's headers change", async () => {
    site.write('dist/sw.js', WORKER);
    const before = await served();
    expect(before.replace(/abc1-[0-9a-f]{12}"/, 'abc1"')).toBe(WORKER);
    expect(before).not.toBe(WORKER);
    expect(await served()).toBe(before);
    site.write('tenant/config.json', JSON.stringify({ api: { client_url: 'https://hotel.example' } }));
    expect(await served()).not.toBe(before);
  });

  it('is missing where none was built', async () => {
    rmSync(join(site.files, 'sw.js'));
    expect((await get('/sw.js')).status).toBe(404);
  });

  it('ends itself where all are to be ended', async () => {
    site.write('dist/sw-kill.js', '// the end');
    const response = await gatewayFor(site, { killsServiceWorker: true }).request('/sw.js');
    expect(await response.text()).toBe('// the end');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });
});
