import { characterName, type Known, knownOf } from './characters';
import { commaOf } from './punctuation';

type Rewriting = readonly (readonly [sign: RegExp, said: string])[];

/** The end of a number, before a sign for "to". */
const AFTER_NUMBER = '(?<=[\\p{N}時分点點시분日月일월円엔元)）])';
const WAVE = new RegExp(`${AFTER_NUMBER}\\s?[〜～~]\\s?(?=\\S)`, 'gu');
/** A stretch without an end. */
const OPEN_WAVE = new RegExp(`${AFTER_NUMBER}\\s?[〜～~]`, 'gu');
const FLOOR = /(?<!\w)(\d{1,2})F(?!\w)/g;
const BASEMENT = /(?<!\w)B(\d)F(?!\w)/g;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April June July August September October November December'.split(' ');
const short = (name: string): string => name.slice(0, 3);

/** Signs that a language's voices say wrongly or not at all, each with the words that people say. */
const SIGNS_IN_TEXT: Readonly<Record<Known, Rewriting>> = {
  ja: [
    [/(?<![\d/])(\d{1,2})\/(\d{1,2})(?=\s?[（(][日月火水木金土])/g, '$1月$2日'],
    [/(?<=日)\s?[（(]([日月火水木金土])(?:・祝)?[）)]/g, '、$1曜日'],
    [OPEN_WAVE, 'から'],
    [/[→–]/g, 'から'],
    [/℡/g, '電話'],
    [/〒\s?/g, '郵便番号'],
    // The parts of an address.
    [/(?<=\d)[-−‐](?=\d)/g, 'の'],
    [/\s?×(\d+)/g, '、$1室'],
    [BASEMENT, '地下$1階'],
    [FLOOR, '$1階'],
    [/♨\uFE0F?/g, '温泉'],
    [/%/g, 'パーセント'],
  ],
  ko: [
    [/(?<![\d/])(\d{1,2})\/(\d{1,2})(?=\s?\([일월화수목금토])/g, '$1월 $2일'],
    [/(?<=일) ?\(([일월화수목금토])\)/g, ' $1요일'],
    [WAVE, '에서 '],
    [OPEN_WAVE, '부터'],
    [/\s?[→–]\s?/g, '에서 '],
    [/〒\s?/g, '우편번호 '],
    [/\s?×(\d+)/g, ' $1실'],
    [BASEMENT, '지하 $1층'],
    [FLOOR, '$1층'],
  ],
  zh: [
    [/(?<![\d/])(\d{1,2})\/(\d{1,2})(?=\s?[（(](?:周|週)?[日一二三四五六])/g, '$1月$2日'],
    [/(?<=日)\s?[（(](?:周|週)?([日一二三四五六])[）)]/g, '，星期$1'],
    [WAVE, '至'],
    [OPEN_WAVE, '起'],
    [/[→–]/g, '至'],
    [/〒\s?/g, '邮政编码'],
    [/\s?×(\d+)/g, '，$1间'],
    [BASEMENT, '地下$1楼'],
    [FLOOR, '$1楼'],
  ],
  en: [
    // A sun deck is open on other days as well.
    ...DAYS.map((day) => [new RegExp(`\\b${short(day)}\\b(?! [A-Za-z])`, 'g'), day] as const),
    ...MONTHS.map(
      (month) => [new RegExp(`(?<=\\d )${short(month)}\\b|\\b${short(month)}(?= \\d)`, 'g'), month] as const,
    ),
    [WAVE, ' to '],
    [OPEN_WAVE, ' onwards'],
    [/\s?[→–]\s?/g, ' to '],
    [/〒\s?/g, 'postcode '],
    [/\s?×(\d+)/g, ', $1 rooms'],
    [BASEMENT, 'basement $1'],
    [FLOOR, 'floor $1'],
  ],
};

/** Pictures, ornaments and lines drawn with signs, which some voices name one by one. */
const ORNAMENTS =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}?\uFE0F|\u20E3|[★☆●○■□◆◇▼▽▲△◎♪♬※〜～]|([-=_*＊─━・])\1{2,}/gu;

/** A sum of money, and a time of day, in the words of a language. */
const YEN: Readonly<Record<Known, string>> = { ja: '円', ko: '엔', zh: '日元', en: ' yen' };
const MINUS: Readonly<Record<Known, string>> = { ja: 'マイナス', ko: '마이너스 ', zh: '负', en: 'minus ' };
const TIME: Readonly<Record<Known, readonly [hours: string, minutes: string]>> = {
  ja: ['時', '分'],
  ko: ['시', '분'],
  zh: ['点', '分'],
  en: [':', ''],
};

/**
 * Sums, dates, times, and numbers that people say digit by digit: telephone numbers, postcodes, rooms such as 0101. Four digits
 * alone may be a year.
 */
const NUMBERS =
  /(?<minus>[-−]\s?)?(?:(?:JP)?[¥￥]|JPY)\s?(?<inner>[-−])?(?<signed>\d[\d,]*(?:\.\d+)?)|(?<before>(?<!\d)[-−])?(?<named>\d[\d,]*(?:\.\d+)?)\s?円|(?<!\d)(?<year>(?:19|20)\d{2})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)|(?<!\d)(?<hours>\d{1,2}):(?<minutes>\d{2})(?!\d)|(?<digits>\+\d[\d -]{5,}\d|\d[\d-]{5,}\d|\d{3}-\d{4}|(?<![\d.,])0\d{2,})/g;

/** Numbers as they are typed on an ordinary keyboard. */
const plainNumbers = (text: string): string =>
  text
    .replace(/[０-９％＋]/g, (sign) => sign.normalize('NFKC'))
    .replace(/(?<=\d)[：，．－](?=\d)/g, (sign) => sign.normalize('NFKC'))
    .replace(/(?<=\d:\d\d)\s?[-–]\s?(?=\d{1,2}:\d\d)/g, '〜')
    .replace(/(0\d{1,3})\s?[(（](\d{1,4})[)）]\s?(?=\d{4})/g, '$1-$2-')
    .replace(/[(（](0\d{1,4})[)）]\s?(?=\d{1,4}-\d{4})/g, '$1-');

/**
 * A text as people say it, for voices that would read its signs.
 * @param say `digits` or `code` where the text is said letter by letter
 */
export function asHeard(text: string, lang: string, say?: string): string {
  if (say === 'code') return [...text].map((letter) => characterName(letter, lang)).join(' ');
  if (say === 'digits') return text.replace(/\+?\d[\d-]*/g, (number) => digitByDigit(number, lang));
  const known = knownOf(lang);
  const numbers = plainNumbers(text).replace(NUMBERS, (whole, ...found) => {
    const groups: Record<string, string | undefined> = found.at(-1);
    const { minus, inner, before, signed, named, year, month, day, hours, minutes, digits } = groups;
    const amount = signed ?? named;
    const sign = (minus ?? inner ?? before) ? MINUS[known] : '';
    if (amount !== undefined) return sign + amount.replace(/,/g, '') + YEN[known];
    if (year !== undefined) return dateSaid(Number(year), Number(month), Number(day), lang) ?? whole;
    if (digits !== undefined) return digitByDigit(digits, lang);
    if (hours === undefined || minutes === undefined || known === 'en') return whole;
    return `${Number(hours)}${TIME[known][0]}${minutes === '00' ? '' : Number(minutes) + TIME[known][1]}`;
  });
  return SIGNS_IN_TEXT[known]
    .reduce((said, [sign, words]) => said.replace(sign, words), numbers)
    .replace(ORNAMENTS, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** A date with its words; undefined if there is none such. */
function dateSaid(year: number, month: number, day: number, lang: string): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
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
  inBreaths(number.replace(/ /g, '-'))
    .replace(/\d/g, (digit, at, all: string) => digitSaid(digit, /\d/.test(all.charAt(at + 1)), lang))
    .replace(/-/g, commaOf(lang))
    .replace(/^\+/, `${characterName('+', lang)} `);

const digitSaid = (digit: string, goesOn: boolean, lang: string): string =>
  (knownOf(lang) === 'ja' && DIGITS_JA[Number(digit)]) || digit + (goesOn ? ' ' : '');
