import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';

const FILES = ['page/start.ts', 'page/change.ts', 'page/stroke.ts'];

/** The script that measures inside a page, its types taken off. */
export async function pageScript(): Promise<string> {
  const parts = FILES.map(async (file) => {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    return (await transformWithOxc(source, file)).code;
  });
  return (await Promise.all(parts)).join('\n');
}
