import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pageBytes } from './page-bytes.ts';
import { precacheBytes } from './precache-bytes.ts';
import { isAddedText } from './text-files.ts';

/** The most a build may weigh, in kilobytes (1000 bytes) of brotli. */
export type SizeBudget = {
  /** What home needs before it can be used. */
  readonly firstScreenKb: number;
  /** All JavaScript but that of few hotels. */
  readonly allKb: number;
  /** What only the tablets of few hotels load. */
  readonly fewHotelsKb: number;
  /** The styles that home is painted with. */
  readonly stylesKb: number;
};

/** Fails the build when its JavaScript or home's styles outgrow the budget. */
export function sizeBudget(budget: SizeBudget): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    // Not earlier: what Vite writes into the chunks last counts as well.
    writeBundle(_, bundle) {
      const { firstScreen, all, fewHotels, styles } = pageBytes(Object.values(bundle));
      const parts = [
        { name: 'JavaScript of the first screen', kb: firstScreen / 1000, most: budget.firstScreenKb },
        { name: 'JavaScript in all', kb: all / 1000, most: budget.allKb },
        { name: 'that of few hotels', kb: fewHotels / 1000, most: budget.fewHotelsKb },
        { name: "home's styles", kb: styles / 1000, most: budget.stylesKb },
      ];
      const line = `brotli: ${parts.map(({ name, kb, most }) => `${name} ${kb.toFixed(1)} KB of ${most}`).join(', ')}`;
      if (parts.some(({ kb, most }) => kb > most)) this.error(line);
      this.info(line);
    },
  };
}

/**
 * Fails the build when the offline shell keeps more than so many kilobytes, the texts of added languages left aside. Comes
 * after what writes and compresses it.
 */
export function shellBudget(mostKb: number): Plugin {
  return {
    name: 'shell-budget',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const { root, build } = this.environment.config;
        const kb = precacheBytes(resolve(root, build.outDir), (name) => !isAddedText(name)) / 1000;
        const line = `offline shell, on the wire: ${kb.toFixed(1)} KB of ${mostKb}`;
        if (kb > mostKb) this.error(line);
        this.info(line);
      },
    },
  };
}
