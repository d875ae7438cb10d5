import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { FIELD_NAMES } from '~/domain/guest';
import type { TextTree } from '~/domain/languages';
import { PREFECTURES } from '~/domain/prefectures';
import { labelOf } from '~/fields/guest-rows';
import ja from '~/i18n/ja.json';
import { flat, isCaseOf } from '~/i18n/text-trees';
import { startTextsWith } from '~/i18n/texts';
import { languageFile, SHIPPED, textsFor } from '../../kiosk/languages/language-files.ts';
import { gapsOf } from '../../kiosk/languages/language-gaps.ts';
import { sourceFiles } from '../support/source';

const JA = flat(textsFor('ja'));
const KEYS = [...JA.keys()];
const SRC = sourceFiles('src');
const SETS = SHIPPED.map((language) => [language, flat(languageFile(language))] as const);

/** Only Japanese and Korean put an honorific behind a name. */
const HONORIFIC = 'views.checkin.check_reservation_view.honorific';
const WITH_HONORIFIC = ['ja', 'ko'];

const PREFECTURE_NAMES = 'views.checkin.input_representative_view.prefecture_names';

/** Keeps its space, as it stands between words. */
const SEPARATOR = 'views.checkin.check_reservation_view.party_separator';

/** An old two-byte encoding's characters: each encoding has its own script alone. */
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

/** Whether a language uses a letter or character; unknown for others. */
const isWrittenWith: Readonly<Record<string, (char: string) => boolean>> = {
  ja: (char) => !/\p{Script=Hangul}/u.test(char),
  en: (char) => /\p{Script=Latin}/u.test(char),
  'zh-Hans': (char) => /[A-Za-z]/.test(char) || SIMPLIFIED.has(char),
  'zh-Hant': (char) => /[A-Za-z]/.test(char) || TRADITIONAL.has(char),
  ko: (char) => /[A-Za-z]|\p{Script=Hangul}/u.test(char),
};

it.each(SHIPPED)('%s, which we ship, is complete', (language) =>
  expect(gapsOf(languageFile(language))).toEqual({ missing: [], unusable: [], unknown: [] }),
);

describe.each(SETS)('the language file %s', (language, texts) => {
  it('says nothing that no screen asks for, and nothing that a screen could not use', () =>
    expect(gapsOf(languageFile(language))).toMatchObject({ unusable: [], unknown: [] }));

  it('says something under every name', () => {
    const wordless = WITH_HONORIFIC.includes(language) ? [] : [HONORIFIC];
    expect(
      [...texts]
        .filter(([, text]) => text === '')
        .map(([key]) => key)
        .filter((key) => !wordless.includes(key)),
    ).toEqual([]);
  });

  it('has no spaces at the ends of a text', () =>
    expect([...texts].filter(([key, text]) => key !== SEPARATOR && text !== text.trim())).toEqual([]));

  it.runIf(language in isWrittenWith)('is written in its own script', () => {
    // 栃 occurs in a Japanese place name alone.
    const own = [...texts].filter(([key]) => key !== PREFECTURE_NAMES);
    const foreign = (text: string) =>
      [...text.matchAll(/\p{L}/gu)].some(([char]) => isWrittenWith[language]?.(char) === false);
    expect(own.filter(([, text]) => foreign(text))).toEqual([]);
  });

  it('gives a tablet all texts', () => {
    const given = [...flat(textsFor(language)).keys()];
    expect(given.filter((key) => !isCaseOf(key, JA))).toEqual(KEYS);
  });
});

it('the names of the prefectures are those of the list, in its order', () => {
  const names = ja.views.checkin.input_representative_view.prefecture_names;
  expect(names.split('\n')).toEqual(PREFECTURES.map(({ name }) => name));
});

it.each(SETS)(
  'in %s no error says in which script a name was written: a hyphen is refused too',
  (_, texts) => {
    const said = ['reservation_name', 'reservation_name_empty'].map((name) =>
      texts.get(`validation.${name}`),
    );
    expect(said.filter((text) => /한글|[汉漢]字|Chinese|Korean/.test(text ?? ''))).toEqual([]);
  },
);

it.each([
  ['ja', /画像|最初の画面|再度|係の/],
  ['en', /e-mail/i],
  ['ko', /휴대전화|이미지|대표자/],
  ['zh-Hans', /载入|住客|图片/],
  ['zh-Hant', /貴賓|住客|圖片/],
] as const)('in %s one thing has one name: none of %s', (language, others) => {
  const texts = flat(textsFor(language));
  expect(texts.size).toBeGreaterThan(KEYS.length - 1);
  expect([...texts].filter(([, text]) => others.test(text))).toEqual([]);
});

const NIGHTS = 'views.checkin.check_reservation_view.nights';
const GROUPS = 'views.checkout.wait_view.groups';
const LEFT = 'dialogs.idle.remaining';
const MISSING = 'keypad.missing';

it.each([
  ['en', NIGHTS, 1, '1 night'],
  ['en', NIGHTS, 2, '2 nights'],
  ['en', GROUPS, 1, '1 party'],
  ['en', GROUPS, 12, '12 parties'],
  ['en', MISSING, 1, '1 answer to go'],
  ['en', MISSING, 9, '9 answers to go'],
  ['en', LEFT, 1, '1 second left'],
  ['en', LEFT, 15, '15 seconds left'],
  ['ja', NIGHTS, 1, '1泊'],
  ['ja', NIGHTS, 2, '2泊'],
  ['ko', NIGHTS, 1, '1박'],
  ['ko', NIGHTS, 2, '2박'],
  ['zh-Hans', NIGHTS, 1, '1晚'],
  ['zh-Hans', NIGHTS, 2, '2晚'],
  ['zh-Hant', NIGHTS, 1, '1晚'],
  ['zh-Hant', NIGHTS, 2, '2晚'],
] as const)('in %s, %s with %i says %s', (language, key, count, words) => {
  startTextsWith(language, textsFor(language));
  expect(i18next.t(key, { count, seconds: count })).toBe(words);
});

describe('names and the code', () => {
  const roots = Object.keys(ja).join('|');
  const quoted = new RegExp(`['"]((?:${roots})(?:\\.\\w+)+)['"]`, 'g');
  const built = new RegExp(`\`(?:${roots})\\.[^\`]*\\$\\{|\\bt\\(\``);

  it('every name stands in a source file, in quotes, or labels a field', () => {
    const quotedKeys = SRC.flatMap(({ text }) => [...text.matchAll(quoted)].map(([, key = '']) => key));
    const named = new Set([...quotedKeys, ...FIELD_NAMES.map(labelOf)]);
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

  it('no name but the label of a field is put together from parts', () => {
    const others = SRC.filter(({ path }) => path !== 'src/fields/guest-rows.ts');
    const wrong = others
      .filter(({ text }) => built.test(text))
      .map(
        ({ path, text }) => `${path}: ${built.exec(text)?.[0]} — write names out, so that they can be found`,
      );
    expect(wrong).toEqual([]);
  });
});

describe("a tenant's texts laid over the built-in ones", () => {
  const base = { title: 'Welcome', home: { checkin: 'Check in', hint: 'Arriving' } };
  const read = () => i18next.getResourceBundle('en', 'translation');

  it.each<[string, TextTree, unknown]>([
    ['nothing', {}, base],
    ['a text', { title: 'Hello' }, { ...base, title: 'Hello' }],
    [
      'a text within',
      { home: { hint: 'Hi' } },
      { title: 'Welcome', home: { checkin: 'Check in', hint: 'Hi' } },
    ],
    ['an empty text', { title: ' \n', home: { hint: '\u200b\u3000' } }, base],
    ['a mark alone', { title: '－' }, { ...base, title: '－' }],
    ['a text of its own', { extra: 'Onsen' }, { ...base, extra: 'Onsen' }],
    [
      'a text of its own in a group',
      { home: { spa: 'Onsen' } },
      { ...base, home: { ...base.home, spa: 'Onsen' } },
    ],
    ['a group of its own, which no screen reads', { spa: { title: 'Onsen' } }, base],
    ['a text where a group is', { home: 'Home' }, base],
    ['a group where a text is', { title: { of: 'the house' } }, base],
    ['a group named as what every object has', { toString: { call: 'x' } }, base],
    ['a text named as what every object has', { valueOf: 'x' }, { ...base, valueOf: 'x' }],
  ])('%s', (_, own, together) => {
    startTextsWith('en', base, own);
    expect(read()).toEqual(together);
    expect(Object.prototype.toString).not.toHaveProperty('call', 'x');
  });

  it('leaves the built-in ones as they were', () => {
    startTextsWith('en', base, { title: 'Hello', home: { hint: 'Hi' } });
    expect(base).toEqual({ title: 'Welcome', home: { checkin: 'Check in', hint: 'Arriving' } });
  });

  it('is gone with the next start', () => {
    startTextsWith('en', base, { extra: 'Onsen', home: { hint: 'Hi' } });
    startTextsWith('en', base);
    expect(read()).toEqual(base);
  });
});
