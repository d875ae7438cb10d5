import { describe, expect, it, vi } from 'vitest';
import type { Language } from '~/domain/languages';
import { chooseLanguage, type LanguageSituation } from '~/i18n/choose';

const BOTH: readonly Language[] = ['ja', 'en'];
const ALL: readonly Language[] = ['ja', 'en', 'zh-Hans', 'zh-Hant', 'ko'];
const situation = (over: Partial<LanguageSituation>): LanguageSituation => ({
  mode: 'off',
  supported: BOTH,
  standard: 'ja',
  browser: 'en-GB',
  query: 'en',
  ...over,
});

it.each<Language>(['ja', 'en'])('off: the default, whatever browser and address say: %s', (standard) =>
  expect(chooseLanguage(situation({ standard, browser: 'fr', query: 'fr' }))).toBe(standard),
);

describe('browser: its language where it is offered, else the default', () => {
  it.each<[string, readonly Language[], Language]>([
    ['en-GB', BOTH, 'en'],
    ['en', BOTH, 'en'],
    ['ja-JP', BOTH, 'ja'],
    ['fr-FR', BOTH, 'ja'],
    ['en-US', ['ja'], 'ja'],
    ['', BOTH, 'ja'],
    ['-', BOTH, 'ja'],
    ['en-GB', ALL, 'en'],
    ['ko', ALL, 'ko'],
    ['ko-KR', ALL, 'ko'],
    ['en-Latn-GB', ALL, 'en'],
    ['en-Shaw', ALL, 'ja'],
    ['ja-Jpan', ALL, 'ja'],
    ['ko-Kore-KR', ALL, 'ko'],
    ['EN-us', ALL, 'en'],
    ['zh', ALL, 'zh-Hans'],
    ['zh-CN', ALL, 'zh-Hans'],
    ['zh-SG', ALL, 'zh-Hans'],
    ['zh-Hans', ALL, 'zh-Hans'],
    ['zh-Hans-HK', ALL, 'zh-Hans'],
    ['zh-TW', ALL, 'zh-Hant'],
    ['zh-HK', ALL, 'zh-Hant'],
    ['zh-MO', ALL, 'zh-Hant'],
    ['zh-Hant', ALL, 'zh-Hant'],
    ['zh-Hant-TW', ALL, 'zh-Hant'],
    ['zh-TW', ['ja', 'zh-Hans'], 'ja'],
    // As systems write it.
    ['ja_JP', ALL, 'ja'],
    ['ja-JP.UTF-8', ALL, 'ja'],
    ['ko_KR.eucKR@hangul', ALL, 'ko'],
    [' zh_TW', ALL, 'zh-Hant'],
    ['zh TW ', ALL, 'zh-Hant'],
    ['zh-hant-TW', ALL, 'zh-Hant'],
    ['ZH_HANT_hk', ALL, 'zh-Hant'],
    ['zh_TW_#Hant', ALL, 'zh-Hant'],
    ['cmn-Hans-CN', ALL, 'zh-Hans'],
    ['EN', ALL, 'en'],
    ['ja-JP-u-ca-japanese', ALL, 'ja'],
    ['C.UTF-8', ALL, 'ja'],
    // As a browser lists it.
    ['fr-FR,fr,en-US', ALL, 'en'],
    ['fr;q=1, en;q=0.3, ko;Q=0.7', ALL, 'ko'],
    ['en;q=0, *;q=0.1', ALL, 'ja'],
    ['en;q=0.5,ko', ALL, 'ko'],
    ['zh-CN', BOTH, 'ja'],
    ['yue-HK', ALL, 'ja'],
  ])('%s of %s → %s', (browser, supported, language) =>
    expect(chooseLanguage(situation({ mode: 'browser', browser, supported }))).toBe(language),
  );

  it.each([
    ['pt-BR', ['ja', 'pt-PT', 'pt-BR'], 'pt-BR'],
    ['pt-PT', ['ja', 'pt-BR'], 'pt-BR'],
    ['pt', ['ja', 'pt-BR'], 'pt-BR'],
    ['es-MX', ['ja', 'es', 'es-419'], 'es'],
    ['ES_419', ['ja', 'es', 'es-419'], 'es-419'],
    ['ca_ES@valencia', ['ja', 'ca'], 'ca'],
    ['fr-CA', ['ja', 'fr'], 'fr'],
    ['sr-Latn-RS', ['ja', 'sr'], 'ja'],
    ['th', ['ja', 'fr'], 'ja'],
  ])('%s of %s, which we do not ship → %s', (browser, supported, language) =>
    expect(chooseLanguage({ mode: 'browser', supported, standard: 'ja', browser, query: null })).toBe(
      language,
    ),
  );

  it('a default other than Japanese', () =>
    expect(chooseLanguage(situation({ mode: 'browser', browser: 'fr', standard: 'en' }))).toBe('en'));
});

it.each<[string | null, readonly Language[], Language]>([
  ['ja', BOTH, 'ja'],
  ['en', BOTH, 'en'],
  ['fr', BOTH, 'en'],
  ['', BOTH, 'en'],
  [null, BOTH, 'en'],
  ['toString', BOTH, 'en'],
  ['ja', ['en'], 'en'],
  ['zh-Hant', ALL, 'zh-Hant'],
  ['zh-hant', ALL, 'zh-Hant'],
  ['zh-TW', ALL, 'zh-Hant'],
  ['zh-CN', ALL, 'zh-Hans'],
  ['ko', ALL, 'ko'],
  ['ko', BOTH, 'en'],
  ['zh_TW', ALL, 'zh-Hant'],
  [' ja-JP.UTF-8', ALL, 'ja'],
  ['fr,ko;q=0.8', ALL, 'ko'],
  ['<script>', ALL, 'en'],
])('query: the address where it is offered, else English: %j of %s → %s', (query, supported, language) =>
  expect(chooseLanguage(situation({ mode: 'query', query, supported }))).toBe(language),
);

it('a language named as it is offered needs none of the tables of Intl, which take a slow tablet long', () => {
  const tables = vi.spyOn(Intl, 'Locale');
  expect(chooseLanguage(situation({ mode: 'query', query: 'zh-Hant', supported: ALL }))).toBe('zh-Hant');
  expect(tables).not.toHaveBeenCalled();
});
