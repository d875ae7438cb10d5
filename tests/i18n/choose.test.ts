import { describe, expect, it } from 'vitest';
import type { Language } from '~/domain/languages';
import { chooseLanguage, type LanguageSituation } from '~/i18n/choose';

const BOTH: readonly Language[] = ['ja', 'en'];
const situation = (over: Partial<LanguageSituation>): LanguageSituation => ({
  mode: 'off',
  supported: BOTH,
  standard: 'ja',
  browser: 'en-GB',
  query: 'en',
  ...over,
});

describe('off: the default, whatever browser and address say', () => {
  it.each<Language>(['ja', 'en'])('%s', (standard) =>
    expect(chooseLanguage(situation({ standard, browser: 'fr', query: 'fr' }))).toBe(standard),
  );
});

describe('browser: its language where it is offered, else the default', () => {
  it.each<[string, readonly Language[], Language]>([
    ['en-GB', BOTH, 'en'],
    ['en', BOTH, 'en'],
    ['ja-JP', BOTH, 'ja'],
    ['fr-FR', BOTH, 'ja'],
    ['en-US', ['ja'], 'ja'],
    ['', BOTH, 'ja'],
    ['-', BOTH, 'ja'],
  ])('%s of %s → %s', (browser, supported, language) =>
    expect(chooseLanguage(situation({ mode: 'browser', browser, supported }))).toBe(language),
  );

  it('a default other than Japanese', () => {
    expect(chooseLanguage(situation({ mode: 'browser', browser: 'fr', standard: 'en' }))).toBe('en');
  });
});

describe('query: the address where it is offered, else English', () => {
  it.each<[string | null, readonly Language[], Language]>([
    ['ja', BOTH, 'ja'],
    ['en', BOTH, 'en'],
    ['fr', BOTH, 'en'],
    ['', BOTH, 'en'],
    [null, BOTH, 'en'],
    ['toString', BOTH, 'en'],
    ['ja', ['en'], 'en'],
  ])('%j of %s → %s', (query, supported, language) =>
    expect(chooseLanguage(situation({ mode: 'query', query, supported }))).toBe(language),
  );
});
