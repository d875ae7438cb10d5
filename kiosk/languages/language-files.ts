import { readFileSync } from 'node:fs';
import type { TextTree } from '../../src/domain/languages.ts';
import { textTree } from './language-texts.ts';

/** The app's languages in display order, each a file of `src/i18n`. */
export const SHIPPED = ['ja', 'en', 'zh-Hans', 'zh-Hant', 'ko'] as const;

type Shipped = (typeof SHIPPED)[number];

export const languageFile = (tag: Shipped): TextTree =>
  textTree.parse(JSON.parse(readFileSync(new URL(`../../src/i18n/${tag}.json`, import.meta.url), 'utf8')));

/** A language's texts for screens, without its facts about itself. */
export function textsFor(tag: Shipped): TextTree {
  const { language: _, ...texts } = languageFile(tag);
  return texts;
}
