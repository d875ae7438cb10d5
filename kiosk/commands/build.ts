import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** Built parts: their configuration and the file that dates them. */
export const PARTS = {
  app: { config: 'vite.config.ts', built: 'dist/index.html' },
  server: { config: 'kiosk/build/server.vite.config.ts', built: 'dist-server/gateway.js' },
  settingsPage: {
    config: 'kiosk/settings-page/vite.config.ts',
    built: '.cache/settings-page/index.html',
  },
} as const;

export const SOURCES: readonly string[] = [
  'src',
  'public',
  'kiosk',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

type PartName = keyof typeof PARTS;

/** Builds missing parts and parts older than a source. @returns whether all are built */
export async function buildStale(...parts: readonly PartName[]): Promise<boolean> {
  if ((await run('tsx', ['kiosk/build/make-languages.ts'])) !== 0) return false;
  for (const { config, built } of stale(parts).map((part) => PARTS[part])) {
    console.log(`Building ${built} …`);
    if ((await run('vite', ['build', '-c', config, '--logLevel', 'error'])) !== 0) return false;
  }
  return true;
}

/** The missing parts, and those older than a source. */
export function stale(parts: readonly PartName[]): readonly PartName[] {
  const changed = Math.max(...SOURCES.flatMap(filesOf).map(timeOf));
  const isNew = (part: PartName) => existsSync(PARTS[part].built) && timeOf(PARTS[part].built) >= changed;
  return parts.filter((part) => !isNew(part));
}

const timeOf = (path: string): number => statSync(path).mtimeMs;

function filesOf(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
