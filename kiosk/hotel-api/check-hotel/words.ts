import { isDamaged, LONGEST_JSON } from '../../../src/platform/json-text.ts';
import { parseJson } from '../../server/read-json.ts';
import type { Difference } from '../contract/difference.ts';

/** Places without guest data, and the form of their values. */
const HARMLESS: readonly (readonly [place: RegExp, value: RegExp])[] = [
  [/^header Content-Type$/u, /^[\w\s./;=+"-]{1,60}$/u],
  [/^payload\.(checkout_date|detail_payment\[\d+\]\.date)$/u, /^[\d\s./:+年月日時分TZ-]{1,30}$/u],
  [
    /^(payload\.(checkin_)?status|payload\.checkin_code|payload\.register_card_status|status)$/u,
    /^\w{1,12}$/u,
  ],
];
const LONGEST_SHAPE = 24;

interface Body {
  readonly body: string;
  readonly encoding: string;
}

/** Whether a body is HTML under any label. */
export const isHtml = (body: string): boolean => /^\s*</u.test(body);

/** A difference in words, with a harmless value or the shape of any other. */
export function inWords({ place, problem, value }: Difference, answer: Body): string {
  if (place === 'body' && problem.startsWith('must be JSON')) return `body is ${bodyProblem(answer)}`;
  if (value === undefined || place === 'body') return `${place} ${problem}`;
  const text = place.startsWith('header') ? value : textIn(value);
  if (text === '') return `${place} ${problem}, not nothing`;
  const isShown = HARMLESS.some(([where, looks]) => where.test(place) && looks.test(text));
  return `${place} ${problem}, not ${isShown ? text : kindOf(value)}`;
}

function bodyProblem({ body, encoding }: Body): string {
  if (encoding === 'gzip') return 'gzip without Content-Encoding: gzip';
  if (encoding !== 'UTF-8')
    return `not UTF-8${encoding === 'unknown' ? '' : ` (it can be read as ${encoding})`}`;
  if (isDamaged(body)) return 'damaged (U+FFFD): it was not UTF-8 where it came from';
  if (body.trim() === '') return 'empty, not JSON';
  if (body.length > LONGEST_JSON)
    return `too long: ${(body.length / 1e6).toFixed(1)} MB, at most 1 MB is read`;
  if (isHtml(body)) return 'HTML, not JSON';
  try {
    JSON.parse(body);
    return 'nested deeper than 32 levels';
  } catch (error) {
    // The rest of the message quotes the body.
    const isCut = error instanceof Error && /end of JSON|Unterminated/u.test(error.message);
    return isCut ? 'not JSON: it ends too early' : 'not JSON';
  }
}

const textIn = (value: string): string => {
  const json = parseJson(value);
  return typeof json === 'string' ? json : value;
};

const isBeyondSafe = (value: number): boolean => Math.abs(value) > Number.MAX_SAFE_INTEGER;

function kindOf(text: string): string {
  const value = parseJson(text);
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'number')
    return isBeyondSafe(value) ? `a number beyond 2^53: programs alter it` : 'a number';
  return `a text like ${shapeOf(typeof value === 'string' ? value : text)}`;
}

/** A text's shape: 9 for each digit, a letter of its kind for each letter. */
function shapeOf(text: string): string {
  const shape = [...text.slice(0, LONGEST_SHAPE)].map(maskOf).join('');
  return text.length > LONGEST_SHAPE ? `${shape}… (${text.length} characters)` : `“${shape}”`;
}

const MASKS: readonly (readonly [kind: RegExp, mask: string])[] = [
  [/\p{Nd}/u, '9'],
  [/[\p{Script=Katakana}ー]/u, 'ア'],
  [/\p{Script=Hiragana}/u, 'あ'],
  [/\p{Script=Han}/u, '字'],
  [/\p{L}/u, 'a'],
  [/[\s -~]/u, ''],
];

function maskOf(char: string): string {
  const mask = MASKS.find(([kind]) => kind.test(char))?.[1] ?? '?';
  return mask === '' ? (char.trim() === '' ? ' ' : char) : mask;
}
