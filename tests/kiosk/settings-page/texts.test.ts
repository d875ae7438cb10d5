import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../../../kiosk/settings-page/page/archive.ts';
import {
  found,
  hotelWordsIn,
  isAboutLanguage,
  isUnknown,
  placed,
  rowsOf,
  withHotelWord,
  withoutHotelWords,
} from '../../../kiosk/settings-page/page/text-list.ts';

const JA = { app: { back: '戻る', count: 'あと{{count}}秒' }, name: '名' };
const EN = { app: { back: 'Back', count: '{{count}} s', count_one: '{{count}} second' }, name: 'Name' };

const keysOf = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);

describe('a text', () => {
  it('is set and taken out again, and leaves no empty branch', () => {
    const one = placed({}, 'app.back', 'もどる');
    expect(one).toEqual({ app: { back: 'もどる' } });
    expect(placed(one, 'name', 'x')).toEqual({ app: { back: 'もどる' }, name: 'x' });
    expect(placed(one, 'app.back', undefined)).toEqual({});
  });

  it('is found by its key and by its words in any language', () => {
    const rows = rowsOf(JA, EN, { app: { back: 'Go back' } });
    for (const search of ['app.back', '戻る', 'BACK', 'go b'])
      expect(keysOf(found(rows, 'all', search))).toContain('app.back');
    expect(keysOf(found(rows, 'own', ''))).toEqual(['app.back']);
    expect(found(rows, 'all', 'nowhere')).toEqual([]);
  });

  it.each([
    ['without the number', 'soon', ['count']],
    ['with a name that nothing fills in', '{{count}} {{room}}', ['room']],
    ['with what belongs there', 'in {{ count }}', []],
  ])('%s', (_, count, wrong) => {
    const row = rowsOf(JA, EN, { app: { count } }).find(({ key }) => key === 'app.count');
    expect(row?.wrongNames).toEqual(wrong);
  });
});

describe('a language', () => {
  it('that is new lacks everything until it is written', () => {
    const rows = rowsOf(JA, {}, { app: { back: 'Retour' } });
    expect(keysOf(found(rows, 'missing', ''))).toEqual(['app.count', 'name']);
  });

  it('has a name and an invitation', () => {
    const language = { name: 'Français', invitation: 'Touchez' };
    const rows = rowsOf({ language, ...JA }, {}, { language });
    expect(keysOf(rows.filter(isAboutLanguage))).toEqual(['language.name', 'language.invitation']);
  });

  it('names the keys that are of no use', () =>
    expect(keysOf(rowsOf(JA, EN, { name: 'Your name', nothing: 'x' }).filter(isUnknown))).toEqual([
      'nothing',
    ]));
});

it('an archive holds what was put into it, and is refused where it holds no settings', () => {
  const pictures = new Map([['logo.svg', new Uint8Array([60, 115, 118, 103])]]);
  const folder = { config: { system: 'cico' }, texts: { ja: placed({}, 'app.back', 'もどる') }, pictures };
  expect(unpacked('tenant.zip', packed(folder))).toEqual(folder);
  const bytes = new TextEncoder().encode('[1]');
  for (const name of ['config.json', 'x.zip']) expect(() => unpacked(name, bytes)).toThrow();
});

const texts = { app: { back: 'もどる' } };

it('a word of the hotel’s system is called something, changed and taken out, beside the other texts', () => {
  const one = withHotelWord(texts, '和室A', 'Room A');
  const two = withHotelWord(one, 'No.5', 'Number five');
  expect(hotelWordsIn(two)).toEqual([
    ['和室A', 'Room A'],
    ['No.5', 'Number five'],
  ]);
  expect(hotelWordsIn(withHotelWord(two, '和室A', 'Suite A'))[0]).toEqual(['和室A', 'Suite A']);
  expect(withoutHotelWords(two)).toEqual(texts);
  expect(withHotelWord(one, '和室A', undefined)).toEqual(texts);
});
