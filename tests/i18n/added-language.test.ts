import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isAddedText } from '../../kiosk/build/text-files.ts';
import { generatedLanguages } from '../../kiosk/languages/generated-languages.ts';
import { readLanguageFiles } from '../../kiosk/languages/language-files.ts';
import { foundGaps, gapSentences, gapsOf, languagesOf, textsFor } from '../../kiosk/languages/languages.ts';
import { wordsFor } from '../../kiosk/server/settings-words.ts';
import { languageRemarks } from '../../kiosk/settings/check-settings-file.ts';

const SMALL = {
  ja: {
    language: { name: '日本語', invitation: '始める' },
    home: { title: 'ようこそ\n旅館へ', nights: '{{count}}泊', honorific: '様' },
  },
  en: {
    language: { name: 'English', invitation: 'Begin' },
    home: { title: 'Welcome\nto the inn', nights: '{{count}} nights', nights_one: '1 night', honorific: '' },
  },
};

/** The languages of a folder with Japanese, English and one file more. */
function withFile(name: string, content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  for (const [tag, texts] of Object.entries(SMALL)) write(`${tag}.json`, JSON.stringify(texts));
  write(name, typeof content === 'string' ? content : JSON.stringify(content));
  copyFileSync(join(folder, 'en.json'), join(folder, 'notes.txt'));
  return readLanguageFiles(pathToFileURL(`${folder}/`));
}

const FRENCH = {
  language: { name: 'Français', invitation: 'Touchez l’écran' },
  home: { title: 'Bienvenue\nà l’auberge', nights: '{{count}} nuits' },
};

describe('a file alone adds a language', () => {
  it('which follows those that we ship, with its own name and invitation', () => {
    const files = withFile('fr.json', FRENCH);
    expect(languagesOf(files).map(({ tag }) => tag)).toEqual(['ja', 'en', 'fr']);
    expect(languagesOf(files)[2]).toEqual({ tag: 'fr', name: 'Français', invitation: 'Touchez l’écran' });
  });

  it.each([
    ['fr.json', 'Français'],
    ['th.json', 'ไทย'],
    ['pt-BR.json', 'Português (Brasil)'],
  ])('%s without a name is called %s', (file, name) =>
    expect(languagesOf(withFile(file, {}))[2]).toMatchObject({ name, invitation: 'Begin' }),
  );

  it('which settings may offer', () => {
    const { 'src/domain/languages.gen.ts': script } = generatedLanguages(withFile('fr.json', FRENCH));
    expect(script).toContain('"fr": "Français"');
  });

  it('whose texts weigh on no other', () =>
    expect(['fr', 'ko'].map((tag) => isAddedText(`assets/${tag}-12345678.json`))).toEqual([true, false]));
});

describe('what a file lacks', () => {
  it('is in English, text by text', () =>
    expect(textsFor(withFile('fr.json', { home: { title: 'Bienvenue\nà l’auberge' } }), 'fr')).toEqual({
      home: { ...SMALL.en.home, title: 'Bienvenue\nà l’auberge' },
    }));

  it('takes the English words for one night only with the English ones for several', () => {
    expect(textsFor(withFile('fr.json', FRENCH), 'fr')).toEqual({ home: { ...FRENCH.home, honorific: '' } });
    const own = { home: { nights: '{{count}} nuits', nights_one: 'une nuit' } };
    expect(textsFor(withFile('fr.json', own), 'fr')).toMatchObject(own);
  });

  it.each([
    ['without the number', { nights: 'des nuits' }, 'home.nights'],
    ['with a name that nothing fills in', { nights: '{{count}} {{noches}}' }, 'home.nights'],
    ['with another number of lines', { title: 'Bienvenue' }, 'home.title'],
  ])('includes a text %s', (_, home, key) => {
    const files = withFile('fr.json', { home });
    expect(gapsOf(files, 'fr').unusable).toEqual([key]);
    expect(textsFor(files, 'fr')).toEqual({ home: SMALL.en.home });
  });

  it('is said in sentences, without what English has no word for', () => {
    const files = withFile('fr.json', { home: { title: '', nights: 'nuits', nigths: 'x' } });
    expect(gapSentences(files, 'fr')).toEqual([
      '2 of 4 texts are missing, and in English unless the hotel has its own: language.invitation, home.title',
      'these are shown in English, as they have other {{names}} or lines than in Japanese: home.nights',
      'no screen asks for these: home.nigths',
    ]);
    expect(gapSentences(files, 'ja')).toEqual([]);
    expect(gapSentences(withFile('fr.json', FRENCH), 'fr')).toEqual([]);
  });

  it('is remarked on where settings offer the language', () => {
    const [gap] = foundGaps(withFile('fr.json', { home: { title: '' } }), 'fr');
    if (gap === undefined) throw new Error('there is no gap');
    const [remark, ...others] = languageRemarks(['ja', 'en'], { en: [gap], ko: [gap] });
    expect(others).toEqual([]);
    expect(remark).toMatchObject({ key: 'language.supported', kind: 'texts-missing' });
    expect(remark && wordsFor(remark)).toEqual({
      en: expect.stringMatching(/^en: 3 of 4 texts are missing/u),
      ja: expect.stringMatching(/^en: 4件のうち3件/u),
    });
  });
});

it.each([
  ['french.json', {}, /french\.json: french is no language tag/],
  ['fr_FR.json', {}, /fr_FR is no language tag/],
  ['FR.json', {}, /is written fr: fr\.json/],
  ['he.json', {}, /right to left/],
  ['fr.json', '{', /fr\.json: is not JSON/],
  ['fr.json', '{"a":"\uFFFD"}', /fr\.json: has signs that another encoding has lost/],
  ['fr.json', { home: { title: 1 } }, /fr\.json: home: must be a text or a group/],
])('%s is refused: %j', (name, content, problem) => expect(() => withFile(name, content)).toThrow(problem));
