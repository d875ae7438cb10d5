import { textsBelow, tornWords } from './boxes';

/** What of a screen a guest cannot read or does not find, whatever the screen's size and the guest's display settings are. */

/** Words in scripts that put spaces between them: others may be broken anywhere. */
const SPACED = /^[\p{Script=Latin}\p{Script=Hangul}\p{P}]+$/u;
/** Only what has no space for so long is broken: an address of a website or a mailbox. */
const LONGEST_WORD = 24;

/** The dialog in front, or else the whole screen. */
const front = (): Element => {
  const dialogs = document.querySelectorAll('dialog[open]');
  return dialogs[dialogs.length - 1] ?? document.querySelector('#root > *') ?? document.body;
};

const isShown = (element: Element): boolean =>
  element.checkVisibility() && !element.closest('.hidden, script, style, select, [data-sample]');

const short = (text: Text): string => text.data.trim().slice(0, 30);

/** Where an element's own content is cut off, in its height, its width or both; undefined where it scrolls. */
function cuts(element: Element, axis: 'overflowX' | 'overflowY'): boolean {
  const overflow = getComputedStyle(element)[axis];
  return overflow === 'hidden' || overflow === 'clip';
}

/** What cuts off a text: a box around it that does not scroll, or the edge of the page. */
function cutterOf(text: Text, parents: Element[]): string | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  if (box.width === 0) return undefined;
  let scrollsY = false;
  for (const parent of parents) {
    const own = parent.getBoundingClientRect();
    const name = parent.className || parent.tagName;
    if (box.right > own.right + 1 || box.left < own.left - 1)
      if (getComputedStyle(parent).overflowX !== 'visible') return `at the side by ${name}`;
    if (!scrollsY && cuts(parent, 'overflowY') && (box.bottom > own.bottom + 2 || box.top < own.top - 2))
      return `by ${name}`;
    scrollsY ||= /auto|scroll/.test(getComputedStyle(parent).overflowY);
  }
  if (box.left < -1 || box.right > window.innerWidth + 1) return 'at the side of the page';
  if (!scrollsY && (box.top < -1 || box.bottom > window.innerHeight + 1)) return 'by the edge of the page';
  return undefined;
}

const parentsOf = (element: Element | null): Element[] => {
  const parents: Element[] = [];
  for (let parent = element; parent && parent !== document.body; parent = parent.parentElement) {
    parents.push(parent);
    if (getComputedStyle(parent).position === 'fixed') break;
  }
  return parents;
};

/** Texts that are cut off. */
export function cutTexts(): string[] {
  return textsBelow(front()).flatMap((text) => {
    const element = text.parentElement;
    if (!element || !isShown(element)) return [];
    const by = cutterOf(text, parentsOf(element));
    return by === undefined ? [] : [`“${short(text)}” is cut ${by}`];
  });
}

/** Words in letters that a line breaks in two. */
export const brokenWords = (): string[] =>
  textsBelow(front())
    .filter(({ parentElement }) => parentElement && isShown(parentElement))
    .flatMap((text) => tornWords(text))
    .filter((word) => SPACED.test(word) && word.length < LONGEST_WORD && !/[-–/@·]/.test(word))
    .map((word) => `“${word}” is broken`);

/** Parts that go on below their edge, and do not say so. */
export const silentScrollers = (): string[] =>
  [...front().querySelectorAll<HTMLElement>('[data-scroller]')]
    .filter((part) => part.checkVisibility() && part.scrollHeight > part.clientHeight + 1)
    .filter((part) => part.scrollTop + part.clientHeight < part.scrollHeight - 1)
    .filter(() => !front().querySelector('[data-action="more"]')?.checkVisibility())
    .map(() => 'it goes on below its edge, and does not say so');

/** Buttons of a dialog or of the action area that are out of the page. */
export const buttonsOut = (): string[] =>
  [...front().querySelectorAll('button')]
    .filter((button) => isShown(button) && !button.closest('[data-scroller]'))
    .filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left < -1 || right > window.innerWidth + 1 || top < -1 || bottom > window.innerHeight + 1;
    })
    .map((button) => `the button ${button.dataset.action ?? button.textContent} is out of the page`);

/** The messages that say why the guest cannot go on, where none is in view as a whole. */
export function unseenReasons(): string[] {
  const reasons = [...front().querySelectorAll('[role="alert"]')].filter(isShown);
  if (reasons.length === 0) return [];
  const seen = reasons.some((reason) => {
    const { top, bottom } = reason.getBoundingClientRect();
    const part = reason.closest('[data-scroller]')?.getBoundingClientRect();
    return (
      top >= Math.max(0, part?.top ?? 0) - 1 &&
      bottom <= Math.min(window.innerHeight, part?.bottom ?? Infinity) + 1
    );
  });
  return seen ? [] : [`“${reasons[0]?.textContent}” is not in view`];
}

/** Texts in view over which something else lies. */
export const coveredTexts = (): string[] =>
  textsBelow(front()).flatMap((text) => {
    const element = text.parentElement;
    if (!element || !isShown(element) || element.closest('[aria-hidden="true"], [class*="veil"]')) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    const [line] = range.getClientRects();
    if (!line) return [];
    const part = element.closest('[data-scroller]')?.getBoundingClientRect();
    const y = (line.top + line.bottom) / 2;
    if (y < (part?.top ?? 0) + 2 || y > Math.min(window.innerHeight, part?.bottom ?? Infinity) - 2) return [];
    const there = document.elementFromPoint((line.left + line.right) / 2, y);
    return !there || there.contains(element) || element.contains(there)
      ? []
      : [`“${short(text)}” lies below ${there.className || there.tagName}`];
  });
