import { expect, it } from 'vitest';
import { namesToTry } from '~/domain/names-to-try';

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
])('what to try after %s', (typed, ways) => {
  expect(Object.fromEntries(namesToTry(typed).map(({ way, name }) => [way, name]))).toEqual(ways);
});
