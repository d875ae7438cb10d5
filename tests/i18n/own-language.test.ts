import { describe, expect, it } from 'vitest';
import { languageNamed, nameOfLanguage } from '~/domain/languages';
import { englishIn, usableTexts } from '~/i18n/text-trees';

const ENGLISH = {
  home: { title: 'Welcome\nto the inn', nights: '{{count}} nights', nights_one: '1 night', honorific: '' },
  ok: 'OK',
};

describe('a language that a file names', () => {
  it.each([
    ['fr', 'fr'],
    ['FR', 'fr'],
    ['pt_br', 'pt-BR'],
    ['pt_BR.UTF-8', 'pt-BR'],
    ['sr-latn-rs', 'sr-Latn-RS'],
    ['es-419', 'es-419'],
    // The app has these.
    ['en-GB', 'en'],
    ['zh_TW', 'zh-Hant'],
    ['ja-JP', 'ja'],
  ])('%s is %s', (name, tag) => expect(languageNamed(name)).toBe(tag));

  it.each(['', 'french', '日本語', '../data/config', 'fr/../ja', 'toString', 'x-own', 'de-1996', 1, null])(
    '%j is none',
    (name) => expect(languageNamed(name)).toBeUndefined(),
  );
});

it.each([
  ['en', {}, 'English'],
  ['fr', { fr: { language: { name: 'Français' } } }, 'Français'],
  ['fr', {}, undefined],
  ['fr', { fr: { app: { close: 'Fermer' } } }, undefined],
  ['fr', { fr: { language: { name: ' ' } } }, undefined],
  ['fr', { fr: { language: { name: { of: 'x' } } } }, undefined],
  ['fr', { fr: { language: 'Français' } }, undefined],
  // The app names its own.
  ['ko', { ko: { language: { name: 'Korean' } } }, '한국어'],
])('the name of %s, with %j, is %s', (language, overlays, name) =>
  expect(nameOfLanguage(language, overlays)).toBe(name),
);

describe("a hotel's own language", () => {
  it.each([
    ['a text as it is written', { ok: 'D’accord' }, { ok: 'D’accord' }],
    [
      'a text for one of what English counts too, and for a few',
      { home: { nights: '{{count}} noce', nights_one: 'jedna noc', nights_few: '{{count}} noce' } },
      { home: { nights: '{{count}} noce', nights_one: 'jedna noc', nights_few: '{{count}} noce' } },
    ],
    ['a text that English does without', { home: { honorific: ' M.' } }, { home: { honorific: ' M.' } }],
    ['no text without the number', { home: { nights: 'des nuits' } }, { home: {} }],
    ['no text with a name that nothing fills in', { home: { nights: '{{count}} {{n}}' } }, { home: {} }],
    ['no text of another number of lines', { home: { title: 'Bienvenue' } }, { home: {} }],
  ])('has %s', (_, own, usable) => expect(usableTexts(own, ENGLISH)).toEqual(usable));

  it.each([
    ['where it has no text', {}, ['Welcome\nto the inn', '{{count}} nights', '1 night', '', 'OK']],
    [
      'where its text is the English one',
      { home: { title: 'Bienvenue\nà l’auberge', nights: 'x', nights_one: 'y', honorific: 'z' }, ok: 'OK' },
      ['OK'],
    ],
    [
      'not where another text of its own says the same',
      { no: 'OK', home: ENGLISH.home },
      ['Welcome\nto the inn', '{{count}} nights', '1 night', ''],
    ],
  ])('shows English %s', (_, own, english) => expect(englishIn(own, ENGLISH)).toEqual(english));
});
