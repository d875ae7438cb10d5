import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { precompress } from '../../kiosk/build/precompress.ts';
import { newFolder } from './support/folder.ts';

const folder = newFolder(afterAll);
const text = 'いらっしゃいませ。'.repeat(400);

const COMPRESSED = ['index.html', 'sw.js', 'assets/app-1a2b.js', 'data/database/countries.json'];
const LEFT = [
  ['assets/small.js', 'fits into a packet'],
  ['assets/app-1a2b.js.map', 'no tablet asks for'],
  ['data/checkin.png', 'is compressed already'],
  ['data/config.json', 'a house changes in place'],
  ['tenant-lang/ja.json', 'a house changes in place'],
] as const;

beforeAll(async () => {
  for (const name of [...COMPRESSED, ...LEFT.map(([name]) => name)]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), name === 'assets/small.js' ? '1;' : text);
  }
  await precompress(folder);
});

it.each(COMPRESSED)('%s stands there compressed too', (name) => {
  const [br, gz] = ['.br', '.gz'].map((suffix) => readFileSync(join(folder, name + suffix)));
  expect(brotliDecompressSync(br ?? '').toString()).toBe(text);
  expect(gunzipSync(gz ?? '').toString()).toBe(text);
});

it.each(LEFT)('%s does not: it is what %s', (name) => {
  expect(['.br', '.gz'].filter((suffix) => existsSync(join(folder, name + suffix)))).toEqual([]);
});
