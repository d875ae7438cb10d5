import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Output, pageBytes } from '../../kiosk/build/page-bytes.ts';

const weigh = (...sources: readonly string[]): number =>
  sources.reduce((sum, source) => sum + brotliCompressSync(source).length, 0);

const asset = (fileName: string, source: string): Output => ({ type: 'asset', fileName, source });
const chunk = (fileName: string, code: string, imports: readonly string[] = []): Output => ({
  type: 'chunk',
  fileName,
  code,
  imports: [...imports],
});
const page = (...scripts: readonly string[]) =>
  asset('index.html', scripts.map((name) => `<script src="/${name}"></script>`).join(''));

describe('the weight of a build', () => {
  const build = [
    asset('assets/boot.js', 'count()'),
    chunk('assets/first.js', 'home()', ['assets/shared.js']),
    chunk('assets/shared.js', 'react()', ['assets/first.js']),
    chunk('assets/search.js', 'search()', ['assets/shared.js']),
    asset('assets/first.css', 'body{}'),
    asset('sw.js', 'worker()'),
  ];

  it('counts for the first screen what the page names and what that imports, once', () => {
    const { firstScreen } = pageBytes([page('assets/boot.js', 'assets/first.js'), ...build]);
    expect(firstScreen).toBe(weigh('count()', 'home()', 'react()'));
  });

  it('counts in all every script but the service worker', () => {
    const { all } = pageBytes([page('assets/first.js'), ...build]);
    expect(all).toBe(weigh('count()', 'home()', 'react()', 'search()'));
  });

  it('counts apart what only few hotels load', () => {
    const reader = chunk('assets/read-passports-1a2b3c4d.js', 'read()');
    const { all, fewHotels } = pageBytes([page('assets/first.js'), reader, ...build]);
    expect(all).toBe(weigh('count()', 'home()', 'react()', 'search()'));
    expect(fewHotels).toBe(weigh('read()'));
  });

  it('counts the styles that the page names', () => {
    const named = asset('index.html', '<link href="/assets/first.css"><script src="/assets/first.js">');
    const { styles } = pageBytes([named, asset('assets/later.css', 'p{}'), ...build]);
    expect(styles).toBe(weigh('body{}'));
  });

  it('counts what is written into the page, but no data', () => {
    const written = asset(
      'index.html',
      '<script>boot()</script><style>p{}</style><script type="application/json">{"a":1}</script>' +
        '<script src="/assets/first.js"></script><script type="module">start()</script>',
    );
    const inline = weigh('boot()', 'start()');
    const { firstScreen, all, styles } = pageBytes([written, ...build]);
    expect(firstScreen).toBe(weigh('home()', 'react()') + inline);
    expect(all).toBe(weigh('count()', 'home()', 'react()', 'search()') + inline);
    expect(styles).toBe(weigh('p{}'));
  });

  it('cannot be told of a page that names no script: the budget would pass whatever it holds', () => {
    expect(() => pageBytes([page(), ...build])).toThrow('index.html names no script');
  });
});
