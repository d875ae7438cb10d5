import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutOwnAddress } from '../../kiosk/build/own-files.ts';
import { type Output, pageBytes } from '../../kiosk/build/page-bytes.ts';
import { precompress } from '../../kiosk/build/precompress.ts';
import { newFolder } from './support/folder.ts';
import { LONG } from './support/site.ts';

const folder = newFolder(afterAll);
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};

describe('the weight of a build', () => {
  const asset = (fileName: string, source: string): Output => ({ type: 'asset', fileName, source });
  const chunk = (name: string, code: string, ...imports: string[]): Output => ({
    type: 'chunk',
    fileName: `assets/${name}.js`,
    code,
    imports: imports.map((imported) => `assets/${imported}.js`),
  });
  const build = [
    asset('assets/boot.js', 'count()'),
    chunk('first', 'home()', 'shared'),
    chunk('shared', 'react()', 'first'),
    chunk('search', 'search()', 'shared'),
    chunk('read-passports-1a2b3c4d', 'read()'),
    asset('assets/first.css', 'body{}'),
    asset('assets/later.css', 'b{}'),
    asset('sw.js', 'worker()'),
  ];
  const weigh = (...sources: readonly string[]): number =>
    sources.reduce((sum, source) => sum + brotliCompressSync(source).length, 0);

  it('counts what home names, holds and imports, once; all scripts but the worker; and apart what few hotels load', () => {
    const html =
      '<link href="/assets/first.css"><script src="/assets/boot.js"></script><script src="/assets/first.js"></script>' +
      '<script>boot()</script><style>p{}</style><script type="application/json">{"a":1}</script>';
    expect(pageBytes([asset('index.html', html), ...build])).toEqual({
      firstScreen: weigh('count()', 'home()', 'react()', 'boot()'),
      all: weigh('count()', 'home()', 'react()', 'search()', 'boot()'),
      fewHotels: weigh('read()'),
      styles: weigh('body{}', 'p{}'),
    });
  });

  it('cannot be told of a page that names no script: the budget would pass whatever it holds', () => {
    expect(() => pageBytes([asset('index.html', ''), ...build])).toThrow('index.html names no script');
  });
});

describe('a source of the server', () => {
  beforeAll(() => write('kiosk/server/style.css', 'b { color: "$&" }'));
  const refused = (named: string) => ({ problem: expect.stringContaining(named) });

  it.each([
    [
      `const a = readFileSync(new URL('./style.css', import.meta.url), 'utf8');`,
      { code: `const a = "b { color: \\"$&\\" }";` },
    ],
    [
      `fileURLToPath(new URL('../..', import.meta.url))`,
      { code: `fileURLToPath(new URL('..', import.meta.url))` },
    ],
    [`readFileSync(new URL('./gone.css', import.meta.url), 'utf8')`, refused('./gone.css')],
    [`new URL('./style.css', import.meta.url)`, refused('./style.css')],
    ['createRequire(import.meta.url)', refused('import.meta.url')],
    [`new URL('../..', import.meta.url); import.meta.url`, refused('import.meta.url')],
  ])('is built without its own address, or refused: %s', (source, result) => {
    const place = { project: folder, outDir: join(folder, 'dist-server') };
    expect(withoutOwnAddress(source, join(folder, 'kiosk/server/main.ts'), place)).toMatchObject(result);
  });
});

describe('compression before serving', () => {
  const app = join(folder, 'dist');
  it.each([
    ['index.html', true],
    ['sw.js', true],
    ['assets/app-1a2b.js', true],
    ['data/database/countries.json', true],
    // It fits into a packet.
    ['assets/small.js', false],
    // No tablet asks for it.
    ['assets/app-1a2b.js.map', false],
    ['data/checkin.png', false],
    // A house changes these in place.
    ['data/config.json', false],
    ['tenant-lang/ja.json', false],
  ])('%s: %s', async (name, isCompressed) => {
    const text = name === 'assets/small.js' ? '1;' : LONG;
    write(`dist/${name}`, text);
    await precompress(app);
    const [br, gz] = ['.br', '.gz'].map((suffix) => join(app, name + suffix));
    expect([br, gz].map((path = '') => existsSync(path))).toEqual([isCompressed, isCompressed]);
    if (!isCompressed) return;
    expect(brotliDecompressSync(readFileSync(br ?? '')).toString()).toBe(text);
    expect(gunzipSync(readFileSync(gz ?? '')).toString()).toBe(text);
  });
});
