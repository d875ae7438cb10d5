import { word } from './texts';

/** A language by its first part; every language of the hotel's own is spoken to in English. */
const KNOWN = ['ja', 'ko', 'zh', 'en'] as const;
/** A language whose ways of saying numbers and signs are known. */
export type Known = (typeof KNOWN)[number];

/** The known language of a BCP 47 tag. */
export const knownOf = (lang: string): Known => KNOWN.find((one) => lang.split('-')[0] === one) ?? 'en';

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
    '(': 'かっこ',
    ')': 'かっことじ',
    '!': '感嘆符',
    '?': '疑問符',
    ':': 'コロン',
    '%': 'パーセント',
    '*': 'アスタリスク',
    '=': 'イコール',
    '~': 'チルダ',
    '、': '読点',
    '。': '句点',
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
    '(': '여는 괄호',
    ')': '닫는 괄호',
    '!': '느낌표',
    '?': '물음표',
    ':': '콜론',
    '%': '퍼센트',
    '*': '별표',
    '=': '등호',
    '~': '물결표',
    '、': '모점',
    '。': '고리점',
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
    '(': '左括号',
    ')': '右括号',
    '!': '感叹号',
    '?': '问号',
    ':': '冒号',
    '%': '百分号',
    '*': '星号',
    '=': '等号',
    '~': '波浪号',
    '、': '顿号',
    '。': '句号',
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
    '(': 'open bracket',
    ')': 'close bracket',
    '!': 'exclamation mark',
    '?': 'question mark',
    ':': 'colon',
    '%': 'percent',
    '*': 'asterisk',
    '=': 'equals',
    '~': 'tilde',
    '、': 'ideographic comma',
    '。': 'ideographic full stop',
  },
};
/** Small kana and the kana of full size beneath each. */
const SMALL = 'ァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ';
const FULL = 'アイウエオツヤユヨワあいうえおつやゆよわ';

/** The name of one character, as somebody who spells says it. */
export function characterName(character: string, lang: string): string {
  const plain = character.normalize('NFKC').replace(/[−‐]/, '-').replace(/[’‘ʼ]/, "'");
  if (plain.trim() === '') return word(plain === '\n' ? 'new_line' : 'space');
  const sign = SIGN_NAMES[knownOf(lang)][plain];
  if (sign !== undefined) return sign;
  const small = SMALL.indexOf(plain);
  if (small >= 0) return word('small', { letter: FULL.charAt(small) });
  return /\p{Lu}/u.test(plain) ? word('capital', { letter: plain }) : plain;
}
