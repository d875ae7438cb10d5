import { expect, it } from 'vitest';
import en from '~/speech/words/en.json';
import ja from '~/speech/words/ja.json';
import ko from '~/speech/words/ko.json';
import zhHans from '~/speech/words/zh-Hans.json';
import zhHant from '~/speech/words/zh-Hant.json';
import { sourceFiles } from '../support/source';

const CODE = sourceFiles('src/speech')
  .map(({ text }) => text)
  .join('');
const PLURAL = /_(one|other)$/;
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([name]) => name).sort();

it.each(Object.keys(ja))('the word %s is spoken', (key) => expect(CODE).toContain(`'${key}'`));

it.each([
  ['en', en],
  ['ko', ko],
  ['zh-Hans', zhHans],
  ['zh-Hant', zhHant],
])('%s has every word of the Japanese, with the same names in it', (_, words) => {
  const own = Object.entries(words).map(([key, text]) => [key.replace(PLURAL, ''), namesIn(text)] as const);
  expect(Object.fromEntries(own)).toEqual(
    Object.fromEntries(Object.entries(ja).map(([key, text]) => [key, namesIn(text)])),
  );
});
