import { commaOf } from './punctuation';
import { word } from './texts';

/** A language by its first part; every language of the hotel's own is spoken to in English. */
const KNOWN = ['ja', 'ko', 'zh', 'en'] as const;
type Known = (typeof KNOWN)[number];
const knownOf = (lang: string): Known => KNOWN.find((one) => lang.split('-')[0] === one) ?? 'en';

type Rewriting = readonly (readonly [sign: RegExp, said: string])[];

/** What a language's voices say wrongly or not at all, and how people say it. */
const SIGNS_IN_TEXT: Readonly<Record<Known, Rewriting>> = {
  ja: [
    [/(?<=日)[（(]([日月火水木金土])[）)]/g, '、$1曜日'],
    [/[〜～→–]/g, 'から'],
    [/℡/g, '電話'],
    [/〒\s?/g, '郵便番号'],
    [/\s?×(\d+)/g, '、$1室'],
  ],
  ko: [
    [/(?<=일) ?\(([일월화수목금토])\)/g, ' $1요일'],
    [/[〜～→–]/g, '에서 '],
    [/〒\s?/g, '우편번호 '],
    [/\s?×(\d+)/g, ' $1실'],
  ],
  zh: [
    [/(?<=日)[（(](?:周|週)?([日一二三四五六])[）)]/g, '，星期$1'],
    [/[〜～→–]/g, '至'],
    [/〒\s?/g, '邮政编码'],
    [/\s?×(\d+)/g, '，$1间'],
  ],
  en: [
    [/\bMon\b/g, 'Monday'],
    [/\bTue\b/g, 'Tuesday'],
    [/\bWed\b/g, 'Wednesday'],
    [/\bThu\b/g, 'Thursday'],
    [/\bFri\b/g, 'Friday'],
    [/\bSat\b/g, 'Saturday'],
    [/\bSun\b/g, 'Sunday'],
    [/\s?[→–]\s?/g, ' to '],
    [/〒\s?/g, 'postcode '],
    [/\s?×(\d+)/g, ', $1 rooms'],
  ],
};

/** A sum of money, and a time of day, in the words of a language. */
const YEN: Readonly<Record<Known, string>> = { ja: '円', ko: '엔', zh: '日元', en: ' yen' };
const TIME: Readonly<Record<Known, readonly [hours: string, minutes: string]>> = {
  ja: ['時', '分'],
  ko: ['시', '분'],
  zh: ['点', '分'],
  en: [':', ''],
};

/** Sums, times, and numbers that people say digit by digit: telephone numbers, postcodes. Four digits alone may be a year. */
const NUMBERS =
  /[¥￥]\s?(?<signed>-?[\d,]+)|(?<named>[\d,]+)\s?円|\b(?<hours>\d{1,2}):(?<minutes>\d{2})\b|(?<digits>\+?\d(?:[\d-]{5,}\d)|\d{3}-\d{4})/g;

/**
 * A text as people say it, for voices that would read its signs.
 * @param say `digits` or `code` where the text is said letter by letter
 */
export function asHeard(text: string, lang: string, say?: string): string {
  if (say === 'code') return [...text].map((letter) => characterName(letter, lang)).join(' ');
  if (say === 'digits') return text.replace(/\+?\d[\d-]*/g, (number) => digitByDigit(number, lang));
  const known = knownOf(lang);
  const numbers = text.replace(NUMBERS, (whole, ...found) => {
    const { signed, named, hours, minutes, digits }: Record<string, string | undefined> = found.at(-1);
    const amount = signed ?? named;
    if (amount !== undefined) return amount.replace(/,/g, '') + YEN[known];
    if (digits !== undefined) return digitByDigit(digits, lang);
    if (hours === undefined || minutes === undefined || known === 'en') return whole;
    return `${Number(hours)}${TIME[known][0]}${minutes === '00' ? '' : Number(minutes) + TIME[known][1]}`;
  });
  return SIGNS_IN_TEXT[known].reduce((said, [sign, words]) => said.replace(sign, words), numbers);
}

/** How Japanese says digits one by one, in one breath; voices pause at spaces, and read kanji or digits as a number. */
const DIGITS_JA = ['ゼロ', 'イチ', 'ニー', 'サン', 'ヨン', 'ゴー', 'ロク', 'ナナ', 'ハチ', 'キュー'];

/** Divides a telephone number or postcode as people say it: the first three digits, then four at a time. */
const inBreaths = (number: string): string =>
  number.replace(/^\d{7,11}$/, (digits) =>
    [digits.slice(0, 3), ...(digits.slice(3).match(/.{1,4}/g) ?? [])].join('-'),
  );

/** Digits one by one, with a breath where the number is divided. */
const digitByDigit = (number: string, lang: string): string =>
  inBreaths(number)
    .replace(/\d/g, (digit, at, all: string) => digitSaid(digit, /\d/.test(all.charAt(at + 1)), lang))
    .replace(/-/g, commaOf(lang))
    .replace(/^\+/, `${characterName('+', lang)} `);

const digitSaid = (digit: string, goesOn: boolean, lang: string): string =>
  (knownOf(lang) === 'ja' && DIGITS_JA[Number(digit)]) || digit + (goesOn ? ' ' : '');

/** Signs that voices pass over. */
const SIGN_NAMES: Readonly<Record<Known, Readonly<Record<string, string>>>> = {
  ja: {
    '-': 'ハイフン',
    '.': 'ドット',
    '@': 'アットマーク',
    _: 'アンダーバー',
    '/': 'スラッシュ',
    '&': 'アンド',
    '#': 'シャープ',
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
    '/': '슬래시',
    '&': '앤드',
    '#': '샵',
    ー: '장음',
    '・': '가운뎃점',
    "'": '작은따옴표',
    '+': '플러스',
    ',': '쉼표',
  },
  zh: {
    '-': '连字符',
    '.': '点',
    '@': '艾特',
    _: '下划线',
    '/': '斜杠',
    '&': '和',
    '#': '井号',
    ー: '长音',
    '・': '间隔号',
    "'": '撇号',
    '+': '加',
    ',': '逗号',
  },
  en: {
    '-': 'hyphen',
    '.': 'dot',
    '@': 'at',
    _: 'underscore',
    '/': 'slash',
    '&': 'and',
    '#': 'number sign',
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
  const plain = character.normalize('NFKC').replace(/[−‐]/, '-');
  if (plain.trim() === '') return word(plain === '\n' ? 'new_line' : 'space');
  const sign = SIGN_NAMES[knownOf(lang)][plain];
  if (sign !== undefined) return sign;
  const small = SMALL.indexOf(plain);
  if (small >= 0) return word('small', { letter: FULL.charAt(small) });
  return /\p{Lu}/u.test(plain) ? word('capital', { letter: plain }) : plain;
}
