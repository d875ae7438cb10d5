import { textsBelow, tornWords } from './boxes';
import { partedBelow } from './whole';

/** Unreadable and hidden parts of a screen, in any size and display settings. */

/** Words of scripts with spaces; other scripts break anywhere. */
const SPACED = /^[\p{Script=Latin}\p{Script=Hangul}\p{P}]+$/u;
/** Longer words, such as addresses, break anywhere, and others at a mark. */
const LONGEST_WORD = 24;
const MAY_BREAK_AT = /[-–/@·]/u;

/** The dialog in front, or else the whole screen. */
const front = (): Element => {
  const dialogs = document.querySelectorAll('dialog[open]');
  return dialogs[dialogs.length - 1] ?? document.querySelector('#root > *') ?? document.body;
};

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('.hidden, script, style, select');

interface ShownText {
  readonly text: Text;
  readonly element: Element;
  readonly box: DOMRect;
}

const placeOf = (text: Text): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
};

const shownTexts = (): ShownText[] =>
  textsBelow(front()).flatMap((text) => {
    const { parentElement: element } = text;
    return element && isShown(element) ? [{ text, element, box: placeOf(text) }] : [];
  });

const named = ({ text }: ShownText): string => `“${text.data.trim().slice(0, 30)}”`;

/** The cutter of a text: a box without scrolling, or the page's edge. */
function cutterOf({ element, box }: ShownText): string | undefined {
  let scrolls = false;
  for (
    let parent: Element | null = element;
    parent && parent !== document.body;
    parent = parent.parentElement
  ) {
    const own = parent.getBoundingClientRect();
    const { overflowX, overflowY, position } = getComputedStyle(parent);
    const isWider = box.right > own.right + 1 || box.left < own.left - 1;
    const isHigher = box.bottom > own.bottom + 2 || box.top < own.top - 2;
    if (isWider && overflowX !== 'visible') return `at the side of ${parent.className}`;
    if (isHigher && !scrolls && /hidden|clip/.test(overflowY)) return `by ${parent.className}`;
    scrolls ||= /auto|scroll/.test(overflowY);
    if (position === 'fixed') break;
  }
  if (box.left < -1 || box.right > window.innerWidth + 1) return 'at the side of the page';
  const isOut = box.top < -1 || box.bottom > window.innerHeight + 1;
  return isOut && !scrolls ? 'by the edge of the page' : undefined;
}

const cutTexts = (texts: readonly ShownText[]): string[] =>
  texts.flatMap((shown) => {
    const cutter = cutterOf(shown);
    return cutter === undefined ? [] : [`${named(shown)} is cut ${cutter}`];
  });

const brokenWords = (texts: readonly ShownText[]): string[] =>
  texts
    .flatMap(({ text }) => tornWords(text))
    .filter((word) => SPACED.test(word) && word.length < LONGEST_WORD && !MAY_BREAK_AT.test(word))
    .map((word) => `“${word}” is broken`);

/** The visible area of a scroller. */
const viewOf = (element: Element): { readonly top: number; readonly bottom: number } => {
  const part = element.closest('[data-scroller]')?.getBoundingClientRect();
  return {
    top: Math.max(0, part?.top ?? 0),
    bottom: Math.min(window.innerHeight, part?.bottom ?? window.innerHeight),
  };
};

/** Covered texts in view. */
const coveredTexts = (texts: readonly ShownText[]): string[] =>
  texts.flatMap((shown) => {
    const { element, text } = shown;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [line] = range.getClientRects();
    if (!line) return [];
    const view = viewOf(element);
    const y = (line.top + line.bottom) / 2;
    if (y < view.top + 2 || y > view.bottom - 2) return [];
    const there = document.elementFromPoint((line.left + line.right) / 2, y);
    // An invisible control covers its label, and the hint to sign lets touches through.
    const owner = there?.closest('label') ?? there?.closest('canvas')?.parentElement ?? there;
    const isOwn = !owner || owner.contains(element) || element.contains(owner);
    return isOwn ? [] : [`${named(shown)} lies below ${owner.className || owner.tagName}`];
  });

/** Parts that go on below their edge without a sign. */
export const silentScrollers = (): string[] =>
  [...front().querySelectorAll('[data-scroller]')]
    .filter((part) => isShown(part) && part.scrollTop + part.clientHeight < part.scrollHeight - SLACK_PX)
    .filter(() => ![...front().querySelectorAll('[data-action="more"]')].some(isShown))
    .map(() => 'it goes on below its edge, and does not say so');

/** In CSS px, a little more than the empty space below a content. */
const SLACK_PX = 46;

/** Buttons out of the page's scrolling. */
const buttonsOut = (): string[] =>
  [...front().querySelectorAll('button')]
    .filter((button) => isShown(button) && !button.closest('[data-scroller]'))
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left < -1 || right > window.innerWidth + 1 || top < -1 || bottom > window.innerHeight + 1;
    })
    .map((button) => `the button ${button.dataset.action} is out of the page`);

/** Everything lost on the present screen. */
export function lostOn(): string[] {
  const texts = shownTexts();
  return [
    ...cutTexts(texts),
    ...brokenWords(texts),
    ...coveredTexts(texts),
    ...silentScrollers(),
    ...buttonsOut(),
    ...partedBelow(front(), isShown),
  ];
}

/** The messages that hold the guest up, unless one is wholly in view. */
export function unseenReasons(): string[] {
  const reasons = [...front().querySelectorAll('[role="alert"]')].filter(isShown);
  const isSeen = (reason: Element) => {
    const { top, bottom } = reason.getBoundingClientRect();
    const view = viewOf(reason);
    return top >= view.top - 1 && bottom <= view.bottom + 1;
  };
  return reasons.some(isSeen) ? [] : [`why the guest cannot go on is not in view`];
}
