import { textsBelow, tornWords } from './boxes';

/** What of a screen a guest cannot read or does not find, whatever its size and the display settings are. */

/** Words in scripts that put spaces between them: others may be broken anywhere. */
const SPACED = /^[\p{Script=Latin}\p{Script=Hangul}\p{P}]+$/u;
/** What has no space for longer is broken, as an address of a website, and what has a mark may be broken there. */
const LONGEST_WORD = 24;
const MAY_BREAK_AT = /[-–/@·]/u;

/** The dialog in front, or else the whole screen. */
const front = (): Element => {
  const dialogs = document.querySelectorAll('dialog[open]');
  return dialogs[dialogs.length - 1] ?? document.querySelector('#root > *') ?? document.body;
};

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('.hidden, script, style, select');

/** A text that is shown, the element it stands in, and its place. */
interface Shown {
  readonly text: Text;
  readonly element: Element;
  readonly box: DOMRect;
}

const placeOf = (text: Text): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getBoundingClientRect();
};

const shownTexts = (): Shown[] =>
  textsBelow(front()).flatMap((text) => {
    const { parentElement: element } = text;
    return element && isShown(element) ? [{ text, element, box: placeOf(text) }] : [];
  });

const named = ({ text }: Shown): string => `“${text.data.trim().slice(0, 30)}”`;

/** What cuts off a text: a box around it that does not scroll, or the edge of the page. */
function cutterOf({ element, box }: Shown): string | undefined {
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

const cutTexts = (texts: readonly Shown[]): string[] =>
  texts.flatMap((shown) => {
    const cutter = cutterOf(shown);
    return cutter === undefined ? [] : [`${named(shown)} is cut ${cutter}`];
  });

const brokenWords = (texts: readonly Shown[]): string[] =>
  texts
    .flatMap(({ text }) => tornWords(text))
    .filter((word) => SPACED.test(word) && word.length < LONGEST_WORD && !MAY_BREAK_AT.test(word))
    .map((word) => `“${word}” is broken`);

/** The place in which a part that scrolls shows what is in it. */
const viewOf = (element: Element): { readonly top: number; readonly bottom: number } => {
  const part = element.closest('[data-scroller]')?.getBoundingClientRect();
  return {
    top: Math.max(0, part?.top ?? 0),
    bottom: Math.min(window.innerHeight, part?.bottom ?? window.innerHeight),
  };
};

/** Texts in view over which something else lies. */
const coveredTexts = (texts: readonly Shown[]): string[] =>
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
    // A control lies unseen over all of its label, and the hint to sign takes no finger from its pad.
    const owner = there?.closest('label') ?? there?.closest('canvas')?.parentElement ?? there;
    const isOwn = !owner || owner.contains(element) || element.contains(owner);
    return isOwn ? [] : [`${named(shown)} lies below ${owner.className || owner.tagName}`];
  });

/** Parts that go on below their edge, and do not say so. */
export const silentScrollers = (): string[] =>
  [...front().querySelectorAll('[data-scroller]')]
    .filter((part) => isShown(part) && part.scrollTop + part.clientHeight < part.scrollHeight - SLACK_PX)
    .filter(() => ![...front().querySelectorAll('[data-action="more"]')].some(isShown))
    .map(() => 'it goes on below its edge, and does not say so');

/** The empty space below the end of a content, in CSS px, and somewhat more. */
const SLACK_PX = 46;

/** Buttons that nobody can scroll to, out of the page. */
const buttonsOut = (): string[] =>
  [...front().querySelectorAll('button')]
    .filter((button) => isShown(button) && !button.closest('[data-scroller]'))
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left < -1 || right > window.innerWidth + 1 || top < -1 || bottom > window.innerHeight + 1;
    })
    .map((button) => `the button ${button.dataset.action} is out of the page`);

/** Everything that is lost on the screen now shown. */
export function lostOn(): string[] {
  const texts = shownTexts();
  return [
    ...cutTexts(texts),
    ...brokenWords(texts),
    ...coveredTexts(texts),
    ...silentScrollers(),
    ...buttonsOut(),
  ];
}

/** The messages that say why the guest cannot go on, where none is in view as a whole. */
export function unseenReasons(): string[] {
  const reasons = [...front().querySelectorAll('[role="alert"]')].filter(isShown);
  const isSeen = (reason: Element) => {
    const { top, bottom } = reason.getBoundingClientRect();
    const view = viewOf(reason);
    return top >= view.top - 1 && bottom <= view.bottom + 1;
  };
  return reasons.some(isSeen) ? [] : [`why the guest cannot go on is not in view`];
}
