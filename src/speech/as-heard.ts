import { word } from './texts';

/** Numbers that people say digit by digit: telephone numbers, postcodes. Four digits alone may be a year. */
const NUMBER = /\+?\d[\d-]{5,}\d|\d{3}-\d{4}/g;
const MONEY = /[¥￥]\s?(-?[\d,]+)|([\d,]+)\s?円/g;

/** What a language's voices say wrongly or not at all, and how people say it. */
const SPELT_OUT: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  ja: [
    [/（([日月火水木金土])）/g, '、$1曜日'],
    [/〜|～|→/g, 'から'],
    [/℡/g, '電話'],
  ],
  ko: [
    [/\(([일월화수목금토])\)/g, ' $1요일'],
    [/〜|～|→/g, '에서 '],
  ],
  zh: [
    [/（周?([日一二三四五六])）/g, '，星期$1'],
    [/〜|～|→/g, '至'],
  ],
  en: [
    [/\bMon\b/g, 'Monday'],
    [/\bTue\b/g, 'Tuesday'],
    [/\bWed\b/g, 'Wednesday'],
    [/\bThu\b/g, 'Thursday'],
    [/\bFri\b/g, 'Friday'],
    [/\bSat\b/g, 'Saturday'],
    [/\bSun\b/g, 'Sunday'],
    [/→|–/g, ' to '],
  ],
};

/** The sum of money in the words of a language. */
const YEN: Readonly<Record<string, string>> = { ja: '円', ko: '엔', zh: '日元', en: ' yen' };

const languageOf = (lang: string): string => lang.split('-')[0] ?? lang;

/** Digits one by one, with a breath where the number is divided. */
const digitByDigit = (number: string): string =>
  number
    .replace(/^\+/, 'plus ')
    .replace(/\d(?=\d)/g, '$& ')
    .replace(/-/g, ', ');

/**
 * A text as people say it, for voices that would read its signs.
 * @param kind `digits` or `code` where the text is said letter by letter
 */
export function asHeard(text: string, lang: string, kind: string | undefined): string {
  if (kind === 'code') return [...text].join(' ');
  if (kind === 'digits') return text.replace(/[+\d-]+/g, digitByDigit);
  const language = languageOf(lang);
  const yen = YEN[language] ?? YEN.en;
  const spelt = (SPELT_OUT[language] ?? []).reduce((said, [sign, words]) => said.replace(sign, words), text);
  return spelt.replace(MONEY, (_, signed, named) => `${signed ?? named}${yen}`).replace(NUMBER, digitByDigit);
}

/** Signs that voices pass over. */
const SIGNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ja: {
    '-': 'ハイフン',
    '.': 'ドット',
    '@': 'アットマーク',
    _: 'アンダーバー',
    ー: '長音',
    '・': '中点',
    "'": 'アポストロフィ',
    '+': 'プラス',
    ',': 'コンマ',
  },
  ko: {
    '-': '하이픈',
    '.': '점',
    '@': '골뱅이',
    _: '밑줄',
    ー: '장음',
    '・': '가운뎃점',
    "'": '작은따옴표',
    '+': '플러스',
    ',': '쉼표',
  },
  zh: {
    '-': '连字符',
    '.': '点',
    '@': 'at',
    _: '下划线',
    ー: '长音',
    '・': '间隔号',
    "'": '撇号',
    '+': '加号',
    ',': '逗号',
  },
  en: {
    '-': 'hyphen',
    '.': 'dot',
    '@': 'at',
    _: 'underscore',
    ー: 'long vowel',
    '・': 'middle dot',
    "'": 'apostrophe',
    '+': 'plus',
    ',': 'comma',
  },
};
/** Small kana and the kana of full size beneath each. */
const SMALL = 'ァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ';
const FULL = 'アイウエオツヤユヨワあいうえおつやゆよわ';

/** The name of one character, as somebody who spells says it. */
export function characterName(character: string, lang: string): string {
  const plain = character.normalize('NFKC');
  if (plain === ' ') return word('space');
  if (plain === '\n') return word('new_line');
  const sign = (SIGNS[languageOf(lang)] ?? SIGNS.en)?.[plain];
  if (sign !== undefined) return sign;
  const small = SMALL.indexOf(plain);
  if (small >= 0) return word('small', { letter: FULL.charAt(small) });
  return /\p{Lu}/u.test(plain) ? word('capital', { letter: plain }) : plain;
}
