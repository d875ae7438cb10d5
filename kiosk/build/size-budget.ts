import type { Plugin } from 'vite';
import { type PageBytes, pageBytes, precacheBytes } from './page-bytes.ts';
import { afterBuild } from './precompress.ts';

/** What is weighed, and what the build calls it. */
const PARTS = [
  ['firstScreen', 'JavaScript of the first screen'],
  ['all', 'JavaScript in all'],
  ['fewHotels', 'that of few hotels'],
  ['styles', "home's styles"],
] as const;

/**
 * Fails the build when its JavaScript or home's styles outgrow the budget.
 * @param mostKb the most that each may weigh, in kilobytes (1000 bytes) of brotli
 */
export function sizeBudget(mostKb: PageBytes): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    // Not earlier: what Vite writes into the chunks last counts as well.
    writeBundle(_, bundle) {
      const bytes = pageBytes(Object.values(bundle));
      const parts = PARTS.map(([part, name]) => ({ name, kb: bytes[part] / 1000, most: mostKb[part] }));
      const line = `brotli: ${parts.map(({ name, kb, most }) => `${name} ${kb.toFixed(1)} KB of ${most}`).join(', ')}`;
      if (parts.some(({ kb, most }) => kb > most)) this.error(line);
      this.info(line);
    },
  };
}

/** Fails the build when the offline shell keeps more than so many kilobytes. Comes after what writes and compresses it. */
export const shellBudget = (mostKb: number): Plugin =>
  afterBuild('shell-budget', async (folder) => {
    const kb = precacheBytes(folder) / 1000;
    const line = `offline shell, on the wire: ${kb.toFixed(1)} KB of ${mostKb}`;
    if (kb > mostKb) throw new Error(line);
    return line;
  });
