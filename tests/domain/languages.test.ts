import { expect, it } from 'vitest';
import { isLanguage } from '~/domain/languages';

it.each([
  ['ja', true],
  ['en', true],
  ['fr', false],
  ['', false],
  ['JA', false],
  ['toString', false],
  ['__proto__', false],
])('%s is a language of the app: %s', (name, is) => expect(isLanguage(name)).toBe(is));
