import { CACHING } from './reply.ts';

/** Replaced by every update, so always asked for again. */
const SHELL_FILES = /^\/([\w-]+\.html|(boot|sw|sw-previous|sw-kill)\.js|.*\.webmanifest)$/u;

/** How long a browser may keep what it got under a path. */
export function cachingOf(path: string): string {
  if (path.startsWith('/assets/')) return CACHING.forever;
  if (path.startsWith('/tenant-lang/')) return CACHING.never;
  return path === '/' || path.startsWith('/data/') || SHELL_FILES.test(path) ? CACHING.ask : CACHING.short;
}
