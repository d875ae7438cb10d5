import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Bytes on the wire of all files that a build's service worker keeps.
 * @param isCounted by the file's name; all without it
 * @throws Error where its list names none
 */
export function precacheBytes(folder: string, isCounted: (name: string) => boolean = () => true): number {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const names = new Set([...worker.matchAll(/url:\s*"([^"]+)"/g)].flatMap(([, name]) => name ?? []));
  if (names.size === 0) throw new Error('The service worker keeps no file');
  return [...names].filter(isCounted).reduce((sum, name) => sum + wireBytes(join(folder, name)), 0);
}

/** The gateway sends the compressed file where there is one. */
const wireBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
