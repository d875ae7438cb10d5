import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { DEFAULT_DISPLAY_SETTINGS, type DisplaySettings } from '~/domain/display-settings';
import { updateSession } from '~/session/store';

/** Places on the screen, and sizes of screens. */

/** In CSS px. */
export const SCREENS = {
  landscape: [1280, 800],
  portrait: [800, 1280],
  wide: [1920, 1080],
  phone: [390, 844],
  small: [1024, 600],
} as const;

export type ScreenSize = keyof typeof SCREENS;

export async function turnsTo(size: ScreenSize): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  const [width, height] = SCREENS[size];
  await page.viewport(width, height);
}

/** The guest's display settings, until the visit ends. */
export function wants(settings: Partial<DisplaySettings>): void {
  updateSession({ displaySettings: { ...DEFAULT_DISPLAY_SETTINGS, ...settings } });
}

export const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

export function boxOf(selector: string): DOMRect {
  const [box] = boxesOf(selector);
  if (!box) throw new Error(`There is no ${selector}`);
  return box;
}

export const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

export const isWithin = (one: DOMRect, other: DOMRect): boolean =>
  one.left > other.left - 1 &&
  one.right < other.right + 1 &&
  one.top > other.top - 1 &&
  one.bottom < other.bottom + 1;

function placesOf(text: Node, start: number, end: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return [...range.getClientRects()];
}

export function textsBelow(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '') found.push(node);
  }
  return found;
}

/** Words that a line breaks in two; a word stands between spaces. */
export const tornWords = (root: Node): string[] =>
  textsBelow(root).flatMap((text) =>
    [...text.data.matchAll(/\S+/g)]
      .filter(({ 0: word, index }) => {
        const tops = placesOf(text, index, index + word.length).map(({ top }) => Math.round(top));
        return new Set(tops).size > 1;
      })
      .map(([word]) => word),
  );

/** The upper edge of a text's first or last line. */
export function lineOf(text: Text, which: 'first' | 'last'): number {
  const at = which === 'first' ? text.data.search(/\S/) : text.data.trimEnd().length - 1;
  return Math.round(placesOf(text, at, at + 1)[0]?.bottom ?? Number.NaN);
}
