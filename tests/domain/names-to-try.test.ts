import { expect, it } from 'vitest';
import { isWhole, namesToTry } from '~/domain/names-to-try';

it.each([
  ['ヤマダ タロウ', { family: 'ヤマダ', order: 'タロウ ヤマダ', latin: 'YAMADA TARO', other: '' }],
  // As typed, before the field has made it full-width katakana.
  [' さとう　ﾊﾅｺ ', { family: 'サトウ', order: 'ハナコ サトウ', latin: 'SATO HANAKO', other: '' }],
  ['ヤマダ', { both: 'ヤマダ ', latin: 'YAMADA', other: '' }],
  [
    'YAMADA HANAKO',
    { family: 'YAMADA', 'family-last': 'HANAKO', order: 'HANAKO YAMADA', kana: 'ヤマダ ハナコ', other: '' },
  ],
  ['JOHN SMITH', { family: 'JOHN', 'family-last': 'SMITH', order: 'SMITH JOHN', other: '' }],
  ['MARY ANN SMITH', { family: 'MARY', 'family-last': 'SMITH', order: 'SMITH MARY ANN', other: '' }],
  ['101', { both: '101 ', other: '' }],
])('what to try after %s', (typed, ways) =>
  expect(Object.fromEntries(namesToTry(typed).map(({ way, name }) => [way, name]))).toEqual(ways),
);

it.each<[string, string, readonly string[], readonly string[]]>([
  ['was tried and is not known either', 'ヤマダ タロウ', ['ヤマダ', 'ﾀﾛｳ　ﾔﾏﾀﾞ'], ['latin', 'other']],
  ['was refused before', 'ヤマダ', ['YAMADA'], ['both', 'other']],
  ['is the typed one, the other way round', 'ハナ ハナ', [], ['family', 'latin', 'other']],
  ['stands there already', 'JOHN JOHN', [], ['family', 'other']],
])('no name is suggested that %s', (_, typed, refused, ways) =>
  expect(namesToTry(typed, refused).map(({ way }) => way)).toEqual(ways),
);

it('a name can be searched for as it is, or has to be typed', () => {
  const whole = [...namesToTry('ヤマダ'), ...namesToTry('JOHN SMITH')].filter(isWhole);
  expect(whole.map(({ way }) => way)).toEqual(['latin', 'family', 'family-last', 'order']);
});
