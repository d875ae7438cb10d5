import type { Plugin } from 'vite';
import { type PageBytes, pageBytes, precacheBytes } from './page-bytes.ts';
import { afterBuild } from './precompress.ts';

const PARTS = [
  ['firstScreen', 'JavaScript of the first screen'],
  ['all', 'JavaScript in all'],
  ['fewHotels', 'that of few hotels'],
  ['styles', "home's styles"],
] as const;

const REMEDY = 'too large. Load less, or load it later; vite.config.ts has the limits';

interface Size {
  readonly name: string;
  readonly kb: number;
  readonly most: number;
}

const lineOf = (sizes: readonly Size[]): string =>
  `brotli: ${sizes.map(({ name, kb, most }) => `${name} ${kb.toFixed(1)} KB of ${most}`).join(', ')}`;

/** Fails a build whose JavaScript or home styles exceed the budget. @param mostKb in kilobytes (1000 bytes) of brotli */
export function sizeBudget(mostKb: PageBytes): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    // Late, to count Vite's last additions to the chunks.
    writeBundle(_, bundle) {
      const bytes = pageBytes(Object.values(bundle));
      const parts = PARTS.map(([part, name]) => ({ name, kb: bytes[part] / 1000, most: mostKb[part] }));
      const tooLarge = parts.filter(({ kb, most }) => kb > most);
      if (tooLarge.length > 0) this.error(`${lineOf(tooLarge)}: ${REMEDY}`);
      this.info(lineOf(parts));
    },
  };
}

/** Fails a build whose offline shell exceeds the budget in kilobytes. Runs after compression. */
export const shellBudget = (mostKb: number): Plugin =>
  afterBuild('shell-budget', async (folder) => {
    const kb = precacheBytes(folder) / 1000;
    const line = `offline shell, on the wire: ${kb.toFixed(1)} KB of ${mostKb}`;
    if (kb > mostKb) throw new Error(`${line}: ${REMEDY}`);
    return line;
  });
