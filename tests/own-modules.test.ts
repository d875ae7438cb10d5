import { expect, it } from 'vitest';
import { readProjectFile, sourceFiles } from './support/source';

it('a test that replaces modules or loads them anew has its own ones', () => {
  const config = readProjectFile('vitest.config.ts');
  const strangers = sourceFiles('tests')
    .filter(({ text }) => /\bvi\.(?:mock|doMock|resetModules)\(/.test(text))
    .map(({ path }) => path)
    .filter((path) => !config.includes(`'${path}'`));
  expect(strangers, 'to be named in vitest.config.ts').toEqual([]);
});
