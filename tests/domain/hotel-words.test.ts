import { describe, expect, it } from 'vitest';
import { comparedWord, type HotelWords, translatedWord } from '~/domain/hotel-words';
import { SHIPPED } from '../../kiosk/languages/language-files.ts';
import USUAL from '../../src/i18n/hotel-words/usual.json';

const words = (all: Readonly<Record<string, string>>): HotelWords =>
  new Map(Object.entries(all).map(([own, word]) => [comparedWord(own), word]));

describe('a hotel’s word', () => {
  const WORDS = words({
    シングル: 'Single room',
    和室: 'Japanese-style room',
    禁煙: 'non-smoking',
    '#畳': '# tatami mats',
    'ＳＧＬ ルーム': 'Single',
    宿泊料: 'Room charge',
    '特選 プラン(A)': 'Plan A',
    '#号室 追加': 'Extra for room #',
  });
  it.each([
    ['シングル', 'Single room'],
    ['ｼﾝｸﾞﾙ', 'Single room'],
    [' シン グル　', 'Single room'],
    ['sglルーム', 'Single'],
    ['和室（10畳）', 'Japanese-style room (10 tatami mats)'],
    ['和室(１０畳)', 'Japanese-style room (10 tatami mats)'],
    ['シングル【禁煙】', 'Single room (non-smoking)'],
    ['宿泊料（401）', 'Room charge (401)'],
    ['宿泊料（A-1）', 'Room charge (A-1)'],
    // The hotel's own words stay beside an untranslated rest.
    ['和室（富士山側）', 'Japanese-style room'],
    ['宿泊料「早割」', 'Room charge'],
    ['特選プラン（A）', 'Plan A'],
    ['305号室追加', 'Extra for room 305'],
    ['ツイン', undefined],
    ['デラックスシングル', undefined],
    ['（禁煙）', undefined],
    ['', undefined],
    ['【早割60】露天風呂付き特別和洋室・富士山側・最上階（禁煙）', undefined],
  ])('%s is called %s', (own, word) => expect(translatedWord(own, WORDS)).toBe(word));
});

describe('the usual words', () => {
  const foreign = SHIPPED.filter((language) => language !== 'ja');

  it('have one word each in every language that we ship, and no spelling twice', () => {
    for (const { own, called } of USUAL) {
      expect(Object.keys(called), own.join()).toEqual(foreign);
      expect(Object.values(called).filter((word) => word !== word.trim() || word === '')).toEqual([]);
    }
    const spellings = USUAL.flatMap(({ own }) => own.map(comparedWord));
    expect(spellings.filter((own, at) => spellings.indexOf(own) !== at)).toEqual([]);
  });

  it('keep the number of what has one', () => {
    for (const { own, called } of USUAL.filter(({ own }) => own.join().includes('#'))) {
      for (const word of [...own, ...Object.values(called)]) expect(word.split('#'), word).toHaveLength(2);
    }
  });

  it.each([
    ['ツイン', 'Twin room', '双床房', '雙床房', '트윈룸'],
    [
      '和室（8畳）',
      'Japanese-style room (8 tatami mats)',
      '日式房间 (8张榻榻米)',
      '日式客房 (8張榻榻米)',
      '다다미방 (다다미 8장)',
    ],
    ['朝食付', 'Breakfast included', '含早餐', '含早餐', '조식 포함'],
    ['一泊二食付き', 'Dinner and breakfast included', '含早晚餐', '含早晚餐', '조식·석식 포함'],
    ['宿泊税', 'Accommodation tax', '住宿税', '住宿稅', '숙박세'],
    ['入湯税', 'Bathing tax', '温泉税', '溫泉稅', '입욕세'],
    ['ルームサービス', 'Room service', '客房送餐', '客房餐飲服務', '룸서비스'],
    ['夕食「季節の会席」', 'Dinner', '晚餐', '晚餐', '석식'],
  ])('%s', (own, ...inEach) => {
    const said = foreign.map((language) => {
      const inLanguage = USUAL.flatMap(({ own, called }) =>
        own.map((one) => [one, new Map(Object.entries(called)).get(language) ?? '']),
      );
      return translatedWord(own, words(Object.fromEntries(inLanguage)));
    });
    expect(said).toEqual(inEach);
  });
});
