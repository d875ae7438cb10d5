import type { Plugin } from 'vite';
import { scriptBytes } from './script-bytes.ts';

/** The most JavaScript a build may hold, in kilobytes (1000 bytes) of brotli. */
export type SizeBudget = {
  /** What home needs before it can be used. */
  readonly firstScreenKb: number;
  readonly allKb: number;
};

/** Fails the build when its JavaScript outgrows the budget. */
export function sizeBudget(budget: SizeBudget): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    // Not earlier: what Vite writes into the chunks last counts as well.
    writeBundle(_, bundle) {
      const bytes = scriptBytes(Object.values(bundle));
      const measured = { firstScreenKb: bytes.firstScreen / 1000, allKb: bytes.all / 1000 };
      const line = `JavaScript, brotli: first screen ${measured.firstScreenKb.toFixed(1)} KB of ${budget.firstScreenKb}, all ${measured.allKb.toFixed(1)} KB of ${budget.allKb}`;
      if (measured.firstScreenKb > budget.firstScreenKb || measured.allKb > budget.allKb) this.error(line);
      this.info(line);
    },
  };
}
