import type { TextTree } from '../../../src/domain/languages.ts';
import { textTree } from '../../build/language-texts.ts';

const FILES = import.meta.glob<{ readonly default: unknown }>('../../../src/i18n/*.json', { eager: true });

/** The app's own texts by language: every file of `src/i18n`, so that a new one is there by itself. */
export const BUILT_IN: ReadonlyMap<string, TextTree> = new Map(
  Object.entries(FILES).map(([path, file]) => [
    /([\w-]+)\.json$/u.exec(path)?.[1] ?? path,
    textTree.parse(file.default),
  ]),
);
