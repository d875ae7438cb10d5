import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '~/domain/languages';
import en from '~/i18n/en.json';
import ja from '~/i18n/ja.json';
import ko from '~/i18n/ko.json';
import { merge } from '~/i18n/texts';
import zhHans from '~/i18n/zh-Hans.json';
import zhHant from '~/i18n/zh-Hant.json';
import { sourceFiles } from '../support/source';
import { textsOf } from '../support/texts';

const JA = textsOf(ja);
const KEYS = [...JA.keys()];
/** The names in the descriptions of settings are paths of settings. */
const SRC = sourceFiles('src').filter(({ path }) => path !== 'src/config/descriptions.ts');
const SETS: readonly (readonly [Language, ReadonlyMap<string, string>])[] = [
  ['ja', JA],
  ['en', textsOf(en)],
  ['zh-Hans', textsOf(zhHans)],
  ['zh-Hant', textsOf(zhHant)],
  ['ko', textsOf(ko)],
];

/** Where a language needs no word: only Japanese and Korean put an honorific behind a name. */
const HONORIFIC = 'views.checkin.check_reservation_view.honorific';
const WORDLESS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: [HONORIFIC],
  'zh-Hans': [HONORIFIC],
  'zh-Hant': [HONORIFIC],
};

/** Stands between words, with the space that belongs to it. */
const SEPARATOR = 'views.checkin.check_reservation_view.party_separator';

/** The Chinese characters of an old two-byte encoding: each knows those of its own script alone. */
const charactersOf = (encoding: string, firstByte: number, lastByte: number): ReadonlySet<string> => {
  const bytes = Array.from({ length: lastByte - firstByte + 1 }, (_, row) =>
    Array.from({ length: 0xff - 0x40 }, (_, cell) => [firstByte + row, 0x40 + cell]),
  ).flat();
  const decoder = new TextDecoder(encoding);
  const isOld = ([, cell = 0]: readonly number[]) => encoding === 'big5' || cell >= 0xa1;
  return new Set(bytes.filter(isOld).map((pair) => decoder.decode(Uint8Array.from(pair))));
};
const SIMPLIFIED = charactersOf('gbk', 0xb0, 0xf7);
const TRADITIONAL = charactersOf('big5', 0xa4, 0xf9);

/** Whether a language is written with a letter or character. */
const isWrittenWith: Readonly<Record<Language, (char: string) => boolean>> = {
  ja: (char) => !/\p{Script=Hangul}/u.test(char),
  en: (char) => /\p{Script=Latin}/u.test(char),
  'zh-Hans': (char) => /[A-Za-z]/.test(char) || SIMPLIFIED.has(char),
  'zh-Hant': (char) => /[A-Za-z]/.test(char) || TRADITIONAL.has(char),
  ko: (char) => /[A-Za-z]|\p{Script=Hangul}/u.test(char),
};

/** What a language says of one, or of a few: `nights_one` beside `nights`. Only the languages that need it have it. */
const CASE_OF_NUMBER = /_(zero|one|two|few|many)$/;

const placeholders = (text = '') => (text.match(/\{\{[^}]*\}\}/g) ?? []).sort();
const lines = (text = '') => text.split('\n').length;

it('every built-in language has a set', () => {
  expect(SETS.map(([language]) => language)).toEqual(Object.keys(LANGUAGES));
});

describe.each(SETS)('the built-in set of %s', (language, texts) => {
  it('has the names of the Japanese one', () => {
    const names = [...texts.keys()].filter(
      (key) => !CASE_OF_NUMBER.test(key) || !texts.has(key.replace(CASE_OF_NUMBER, '')),
    );
    expect(names.sort()).toEqual([...KEYS].sort());
  });

  it('has its placeholders', () => {
    expect(
      KEYS.filter((key) => `${placeholders(texts.get(key))}` !== `${placeholders(JA.get(key))}`),
    ).toEqual([]);
  });

  it('has its lines', () => {
    expect(KEYS.filter((key) => lines(texts.get(key)) !== lines(JA.get(key)))).toEqual([]);
  });

  it('says something under every name', () => {
    expect(KEYS.filter((key) => texts.get(key) === '')).toEqual(WORDLESS[language] ?? []);
  });

  it('has no spaces at the ends of a text', () => {
    expect([...texts].filter(([key, text]) => key !== SEPARATOR && text !== text.trim())).toEqual([]);
  });

  it('is written in its own script', () => {
    // The key that leads to the kana may say so in kana.
    const own = [...texts].filter(([key]) => key !== 'keypad.kana');
    const foreign = (text: string) =>
      [...text.matchAll(/\p{L}/gu)].some(([char]) => !isWrittenWith[language](char));
    expect(own.filter(([, text]) => foreign(text))).toEqual([]);
  });
});

it.each([
  ['en', 1, '1 night'],
  ['en', 2, '2 nights'],
  ['ja', 1, '1泊'],
  ['ko', 2, '2박'],
] as const)('in %s, %i of something is %s', async (language, count, words) => {
  const texts = { en, ja, ko }[language];
  const i18n = i18next.createInstance();
  await i18n.init({ lng: language, resources: { [language]: { translation: texts } } });
  expect(i18n.t('views.checkin.check_reservation_view.nights', { count })).toBe(words);
});

describe('names and the code', () => {
  const roots = Object.keys(ja).join('|');
  const quoted = new RegExp(`['"]((?:${roots})(?:\\.\\w+)+)['"]`, 'g');
  const built = new RegExp(`\`(?:${roots})\\.[^\`]*\\$\\{|\\bt\\(\``);

  it('every name stands in a source file, in quotes', () => {
    const named = new Set(SRC.flatMap(({ text }) => [...text.matchAll(quoted)].map(([, key = '']) => key)));
    expect(
      KEYS.filter((key) => !named.has(key)),
      'texts that nothing shows',
    ).toEqual([]);
  });

  it('every name in a source file has a text', () => {
    const strays = SRC.flatMap(({ path, text }) =>
      [...text.matchAll(quoted)].filter(([, key = '']) => !JA.has(key)).map(([, key]) => `${path}: ${key}`),
    );
    expect(strays).toEqual([]);
  });

  it('no name is put together from parts', () => {
    const wrong = SRC.filter(({ text }) => built.test(text)).map(
      ({ path, text }) => `${path}: ${built.exec(text)?.[0]} — write names out, so that they can be found`,
    );
    expect(wrong).toEqual([]);
  });
});

describe("a tenant's texts laid over the built-in ones", () => {
  const base = { title: 'Welcome', home: { checkin: 'Check in', hint: 'Arriving' } };

  it.each([
    ['nothing', {}, base],
    ['a text', { title: 'Hello' }, { ...base, title: 'Hello' }],
    [
      'a text within',
      { home: { hint: 'Hi' } },
      { title: 'Welcome', home: { checkin: 'Check in', hint: 'Hi' } },
    ],
    ['an empty text', { title: '' }, { ...base, title: '' }],
    ['a text of its own', { extra: 'Onsen' }, { ...base, extra: 'Onsen' }],
    ['a set of its own', { spa: { title: 'Onsen' } }, { ...base, spa: { title: 'Onsen' } }],
    ['a text where a set is', { home: 'Home' }, base],
    ['a set where a text is', { title: { of: 'the house' } }, base],
  ])('%s', (_, over, merged) => expect(merge(base, over)).toEqual(merged));

  it('leaves the built-in ones as they were', () => {
    merge(base, { title: 'Hello', home: { hint: 'Hi' } });
    expect(base).toEqual({ title: 'Welcome', home: { checkin: 'Check in', hint: 'Arriving' } });
  });
});
