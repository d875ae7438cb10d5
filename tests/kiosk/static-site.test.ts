import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { headersFile, nginxHeaders } from '../../kiosk/deploy/header-files.ts';
import { makeSite, NoSite } from '../../kiosk/deploy/make-site.ts';
import { documentHeaders } from '../../kiosk/server/security.ts';
import { gatewayFor, LONG, siteForEachTest } from './support/site.ts';

const CARD = 'https://card.example';
const folders = siteForEachTest();
let out: string;
beforeEach(() => {
  out = join(folders.root, 'site');
  folders.write('dist/sw.js', `precache([{url:"index.html",revision:"1a2b"}]);// ${LONG}`);
  folders.write('tenant/config.json', JSON.stringify({ card: { script_url: `${CARD}/token.js` } }));
});

const make = () => makeSite({ files: folders.files, tenant: folders.tenant, out });
const made = (path: string) => readFileSync(join(out, path), 'utf8');

describe('a static site', () => {
  it("has the house's files over the sample's, and the worker that the gateway gives, compressed as it is", async () => {
    await make();
    const worker = await (await gatewayFor(folders).request('/sw.js')).text();
    expect(made('public/sw.js')).toBe(worker);
    expect(brotliDecompressSync(readFileSync(join(out, 'public/sw.js.br'))).toString()).toBe(worker);
    expect(gunzipSync(readFileSync(join(out, 'public/sw.js.gz'))).toString()).toBe(worker);
    expect(made('public/data/checkin.png')).toBe('tenant');
    expect(made('public/data/database/countries.json')).toBe('[]');
    expect(made('public/tenant-lang/ja.json')).toBe('{"views":{"from":"tenant"}}');
    expect(made('public/tenant-lang/en.json')).toBe('{"views":{"from":"dist"}}');
  });

  it('names the addresses of the settings that only a gateway answers', async () => {
    const kiosk = { help_url: '/help', heartbeat_url: 'https://watch.example/heartbeat' };
    folders.write('tenant/config.json', JSON.stringify({ kiosk, display: { use_checkout: false } }));
    expect(await make()).toEqual([
      expect.stringContaining('kiosk.help_url is /help, which only a gateway answers'),
    ]);
    folders.write('tenant/config.json', '{"display":{"use_checkout":false}}');
    expect(await make()).toEqual([]);
  });

  it("takes nothing hidden, and nothing from outside the house's folder", async () => {
    folders.write('tenant/.env', 'SECRET=1');
    symlinkSync(join(folders.root, 'secret.txt'), join(folders.tenant, 'outward.txt'));
    symlinkSync(folders.root, join(folders.tenant, 'outward'));
    symlinkSync('.', join(folders.tenant, 'endless'));
    folders.write('tenant/pictures/room.png', 'room');
    symlinkSync('pictures', join(folders.tenant, 'linked'));
    await make();
    const names = ['.env', 'outward.txt', 'outward', 'endless', 'linked/room.png'];
    expect(names.filter((name) => existsSync(join(out, 'public/data', name)))).toEqual(['linked/room.png']);
  });

  it("has the page's headers as the gateway sends them, for every screen", async () => {
    folders.write('dist/index.html', '<!doctype html><script>start()</script><style>p{}</style>');
    await make();
    const answer = await gatewayFor(folders).request('/');
    const none = { connect: [], card: { scripts: [], connect: [] } };
    const sent = Object.keys(documentHeaders(none, { scripts: [], styles: [] })).map(
      (name) => [name, answer.headers.get(name)] as const,
    );
    const rules = made('public/_headers').split('\n\n');
    const page = rules.find((rule) => rule.startsWith('/\n'));
    for (const [name, value] of sent) {
      expect(made('nginx/page.conf')).toContain(`add_header ${name} "${value}" always;\n`);
      const everywhere = name === 'X-Content-Type-Options' ? rules[0] : page;
      expect(everywhere).toContain(`  ${name}: ${value}`);
    }
    expect(made('public/_redirects')).toContain('/checkin/search /index.html 200\n');
    expect(made('public/_headers')).toContain('\n/checkin/search\n  Content-Security-Policy: sandbox');
    expect(made('nginx/card-frame.conf')).toContain(CARD);
    expect(made('nginx/page.conf')).not.toContain(CARD);
  });

  it('replaces the site before it, and nothing else', async () => {
    await make();
    writeFileSync(join(out, 'public/left.txt'), '');
    await make();
    expect(existsSync(join(out, 'public/left.txt'))).toBe(false);
    mkdirSync(join(folders.root, 'home'));
    out = join(folders.root, 'home');
    folders.write('home/letter.txt', 'dear');
    await expect(make()).rejects.toThrow(NoSite);
    expect(made('letter.txt')).toBe('dear');
  });
});

it.each([
  ['is not JSON', '{', 'config.json is not JSON'],
  ['has a misspelt key', '{"display":{"use_chekout":true}}', 'config.json: display.use_chekout: '],
])('no site is made where config.json %s, or cannot be read', async (_, text, sentence) => {
  folders.write('tenant/config.json', text);
  await expect(make()).rejects.toThrow(sentence);
  const nowhere = makeSite({ files: folders.files, tenant: join(folders.root, 'nowhere'), out });
  await expect(nowhere).rejects.toThrow('config.json is missing.');
  expect(existsSync(out)).toBe(false);
});

it.each(['a"b', 'a$b', 'a\\b', 'a\nb'])('%o is no value for nginx', (value) => {
  expect(() => nginxHeaders({ 'X-Some': value })).toThrow('X-Some');
});

it('no path has two policies', () => {
  const frame = { path: '/card.html', headers: { 'Content-Security-Policy': 'frame' } };
  const text = headersFile(['/'], { 'Content-Security-Policy': 'page' }, frame);
  const ruled = text.split('\n\n').filter((rule) => rule.includes('Content-Security-Policy'));
  expect(ruled.map((rule) => rule.split('\n')[0])).toEqual(['/', '/card.html']);
});
