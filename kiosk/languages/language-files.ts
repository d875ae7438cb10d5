import { readFileSync } from 'node:fs';
import type { TextTree } from '../../src/domain/languages.ts';
import { textTree } from './language-texts.ts';

/** The languages that the app brings, in the order in which they are listed: each is one file of `src/i18n`. */
export const SHIPPED = ['ja', 'en', 'zh-Hans', 'zh-Hant', 'ko'] as const;

type Shipped = (typeof SHIPPED)[number];

/** The texts of a language that the app brings, as its file holds them. */
export const languageFile = (tag: Shipped): TextTree =>
  textTree.parse(JSON.parse(readFileSync(new URL(`../../src/i18n/${tag}.json`, import.meta.url), 'utf8')));

/** All texts of a language as screens ask for them: what it says of itself is not among them. */
export function textsFor(tag: Shipped): TextTree {
  const { language: _, ...texts } = languageFile(tag);
  return texts;
}
