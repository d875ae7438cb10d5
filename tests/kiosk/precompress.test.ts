import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { precompress } from '../../kiosk/build/precompress.ts';
import { newFolder } from './support/folder.ts';

const folder = newFolder(afterAll);
const text = 'いらっしゃいませ。'.repeat(400);

beforeAll(async () => {
  for (const name of [
    'index.html',
    'sw.js',
    'assets/app-1a2b.js',
    'assets/app-1a2b.js.map',
    'data/checkin.png',
    'data/config.json',
    'data/database/countries.json',
    'tenant-lang/ja.json',
  ]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, 'assets/small.js'), '1;');
  await precompress(folder);
});

it.each(['index.html', 'sw.js', 'assets/app-1a2b.js', 'data/database/countries.json'])(
  '%s stands there compressed too',
  (name) => {
    const [br, gz] = ['.br', '.gz'].map((suffix) => readFileSync(join(folder, name + suffix)));
    expect(brotliDecompressSync(br ?? '').toString()).toBe(text);
    expect(gunzipSync(gz ?? '').toString()).toBe(text);
  },
);

it.each([
  ['assets/small.js', 'fits into a packet'],
  ['assets/app-1a2b.js.map', 'no tablet asks for'],
  ['data/checkin.png', 'is compressed already'],
  ['data/config.json', 'a house changes in place'],
  ['tenant-lang/ja.json', 'a house changes in place'],
])('%s does not: it is what %s', (name) => {
  expect(['.br', '.gz'].filter((suffix) => existsSync(join(folder, name + suffix)))).toEqual([]);
});
