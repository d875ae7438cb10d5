import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** The most JavaScript a build may hold, in kilobytes (1000 bytes) of brotli. */
export type SizeBudget = {
  /** What home needs before it can be used: the entry and everything it imports statically. */
  readonly firstScreenKb: number;
  readonly allKb: number;
};

/** Fails the build when its JavaScript outgrows the budget. The service worker is none of the page's. */
export function sizeBudget(budget: SizeBudget): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    // Not earlier: what Vite writes into the chunks last counts as well.
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const kb = (some: readonly Rollup.OutputChunk[]) =>
        some.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1000;
      const measured = { firstScreenKb: kb(firstScreen(chunks)), allKb: kb(chunks) };
      const line = `JavaScript, brotli: first screen ${measured.firstScreenKb.toFixed(1)} KB of ${budget.firstScreenKb}, all ${measured.allKb.toFixed(1)} KB of ${budget.allKb}`;
      if (measured.firstScreenKb > budget.firstScreenKb || measured.allKb > budget.allKb) this.error(line);
      this.info(line);
    },
  };
}

/** The entry's static imports; the texts and settings it fetches are no script. */
function firstScreen(chunks: readonly Rollup.OutputChunk[]): Rollup.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const wanted = new Set<Rollup.OutputChunk>();
  const add = (chunk: Rollup.OutputChunk | undefined): void => {
    if (!chunk || wanted.has(chunk)) return;
    wanted.add(chunk);
    for (const name of chunk.imports) add(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  return [...wanted];
}
