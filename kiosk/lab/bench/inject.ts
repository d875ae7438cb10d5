import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transformWithOxc } from 'vite';

const FILES = [
  'page/start.ts',
  'page/change.ts',
  'page/stroke.ts',
  'page/visit.ts',
  'page/scroll.ts',
  'page/tap.ts',
  'page/screens.ts',
];

const VITALS = join(dirname(createRequire(import.meta.url).resolve('web-vitals')), 'web-vitals.iife.js');

/** The script that measures inside a page, its types taken off. */
export async function pageScript(): Promise<string> {
  const parts = FILES.map(async (file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    return (await transformWithOxc(source, file)).code;
  });
  // A constant of a script is no property of its window.
  const vitals = `${readFileSync(VITALS, 'utf8')}\nwindow.webVitals = webVitals;`;
  return [vitals, ...(await Promise.all(parts))].join('\n');
}
