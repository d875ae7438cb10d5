import hotelHtml from '~/ui/hotel-html.module.css';
import type { Layout } from './layout';

/** Names with their honorifics and dates that a line breaks without need, and characters that stand alone on a last line. */

const HONORIFIC = /(?:様|님)$/u;
/** The names of the journeys' guests, also with honorifics. */
const NAMES =
  /(?:(?:山田 ?太郎|ヤマダ ?(?:タロウ|エミ|ケンタ)|(?:Taro|Emi|Kenta) ?Yamada)(?:[\s\u2060]*(?:様|님))?)/u;
/** As in all five languages, with or without the year. */
const DATES =
  /(?:(?:\d{4}[年년] ?)?\d{1,2}[月월] ?\d{1,2}[日일] ?(?:[（(].[）)])?|[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2}(?: \d{4})?)/u;
const WHOLE = new RegExp(`${NAMES.source}|${DATES.source}`, 'gu');

/** A text's last syllable or character, with the marks after it. */
const LAST =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー](?=[\p{P}\s\u2060]*$)/u;

/** The hotel's own texts break as they are written; staff never read in a guest's size. */
const isOthers = (element: Element): boolean =>
  element.closest(`.${hotelHtml.html}, [data-staff="panel"]`) !== null;

/** The nearest box that makes lines of its own. */
function blockOf(text: Text): Element {
  let element = text.parentElement ?? document.body;
  while (element.parentElement && /^(?:inline|contents)/.test(getComputedStyle(element).display))
    element = element.parentElement;
  return element;
}

const isOnLine = (one: DOMRect, other: DOMRect): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2;

/** The boxes of a part of several texts in a row. */
function boxesIn(texts: readonly Text[], from: number, to: number): DOMRect[] {
  let at = 0;
  return texts.flatMap((text) => {
    const [start, end] = [Math.max(0, from - at), Math.min(text.length, to - at)];
    at += text.length;
    if (start >= end) return [];
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  });
}

function widthWithin(block: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(block);
  return block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

function partedIn(block: Element, texts: readonly Text[]): string[] {
  const words = texts.map(({ data }) => data).join('');
  return [...words.matchAll(WHOLE)].flatMap(({ 0: whole, index }) => {
    const boxes = boxesIn(texts, index, index + whole.length);
    const [first] = boxes;
    if (!first || boxes.every((box) => isOnLine(box, first))) return [];
    const last = index + whole.length - 1;
    const [before, after] = [boxesIn(texts, 0, last).at(-1), boxesIn(texts, last, last + 1)[0]];
    if (HONORIFIC.test(whole) && before && after && !isOnLine(before, after))
      return [`“${whole}” has its honorific on another line`];
    // A space between two boxes has none itself.
    const width = boxes.reduce((sum, box) => sum + box.width, first.height / 3);
    return width < widthWithin(block) ? [`“${whole}” is parted`] : [];
  });
}

/** Longer texts are names and announcements of hotels, which break where they must. */
const LONGEST = 40;

const WORDS = new Intl.Segmenter('ja', { granularity: 'word' });

/** Chromium breaks Japanese between phrases, and inside a word only if a phrase is wider than its line. */
const isInsideWord = (block: Element, words: string, index: number): boolean =>
  block.matches(':lang(ja)') && WORDS.segment(words).containing(index)?.index !== index;

/** A last line of one character, though the line above has several. */
function aloneIn(block: Element, texts: readonly Text[]): string[] {
  const words = texts.map(({ data }) => data).join('');
  if (words.length > LONGEST) return [];
  const index = LAST.exec(words)?.index ?? 0;
  const above = words.slice(0, index).trimEnd().length;
  const [last] = boxesIn(texts, index, index + 1);
  const before = boxesIn(texts, above - 2, above);
  return last &&
    before.length > 0 &&
    before.every((box) => isOnLine(box, before[0] ?? box) && !isOnLine(box, last)) &&
    !isInsideWord(block, words, index)
    ? [`the last character of “${words.trim()}” stands alone`]
    : [];
}

/** Names and dates that a line breaks though it has the room, and characters alone on a last line. */
export function partedBelow({ lines }: Layout): string[] {
  const blocks = new Map<Element, Set<Text>>();
  for (const { text, element } of lines) {
    if (isOthers(element)) continue;
    const block = blockOf(text);
    blocks.set(block, (blocks.get(block) ?? new Set()).add(text));
  }
  return [...blocks].flatMap(([block, texts]) => [
    ...partedIn(block, [...texts]),
    ...aloneIn(block, [...texts]),
  ]);
}
