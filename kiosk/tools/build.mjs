import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, tool } from './run.mjs';

/** What the built app is made of. */
const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];

/**
 * Builds the app.
 * @returns {Promise<number>} exit code of the build
 */
export function build() {
  return tool('vite', ['build']);
}

/**
 * Whether `dist/` is missing or older than a source.
 * @returns {boolean}
 */
export function isStale() {
  const built = join(ROOT, 'dist/index.html');
  if (!existsSync(built)) return true;
  const builtAt = statSync(built).mtimeMs;
  return SOURCES.some((source) => newest(join(ROOT, source)) > builtAt);
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
