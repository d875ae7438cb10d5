import { type Tree, tree } from './server.ts';

const FILES = import.meta.glob<{ readonly default: unknown }>('../../../src/i18n/*.json', { eager: true });

/** The app's own texts by language: every file of `src/i18n`, so that a new one is there by itself. */
export const BUILT_IN: ReadonlyMap<string, Tree> = new Map(
  Object.entries(FILES).map(([path, file]) => [
    /([\w-]+)\.json$/u.exec(path)?.[1] ?? path,
    tree.parse(file.default),
  ]),
);
