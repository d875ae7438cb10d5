import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { applyDisplaySettings } from '~/device/display-settings';
import { DEFAULT_DISPLAY_SETTINGS, type DisplaySettings } from '~/domain/display-settings';
import { updateSession } from '~/session/store';

/** Where things stand on the screen, and the screens that they stand on. */

/** Width and height, in CSS px. */
export const SCREENS = {
  landscape: [1280, 800],
  portrait: [800, 1280],
  wide: [1920, 1080],
  phone: [390, 844],
  small: [1024, 600],
} as const;

/** The name of a size of the screen. */
export type ScreenSize = keyof typeof SCREENS;

/** Gives the screen another size, until the test ends. */
export async function turnsTo(size: ScreenSize): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  const [width, height] = SCREENS[size];
  await page.viewport(width, height);
}

/** The guest has chosen these display settings; they end with the visit. */
export function wants(settings: Partial<DisplaySettings>): void {
  applyDisplaySettings();
  updateSession({ displaySettings: { ...DEFAULT_DISPLAY_SETTINGS, ...settings } });
}

/** The places of all elements that match. */
export const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

/** The place of the first element that matches. */
export function boxOf(selector: string): DOMRect {
  const [box] = boxesOf(selector);
  if (!box) throw new Error(`There is no ${selector}`);
  return box;
}

/** True where two places have an area in common. */
export const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

/** True where one place is within another. */
export const isWithin = (one: DOMRect, other: DOMRect): boolean =>
  one.left > other.left - 1 &&
  one.right < other.right + 1 &&
  one.top > other.top - 1 &&
  one.bottom < other.bottom + 1;

/** The place of a part of a text. */
function placesOf(text: Node, start: number, end: number): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return [...range.getClientRects()];
}

/** Every text below an element. */
export function textsBelow(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '') found.push(node);
  }
  return found;
}

/** The words below an element that a line breaks in two; what stands between spaces is a word. */
export const tornWords = (root: Node): string[] =>
  textsBelow(root).flatMap((text) =>
    [...text.data.matchAll(/\S+/g)]
      .filter(({ 0: word, index }) => {
        const tops = placesOf(text, index, index + word.length).map(({ top }) => Math.round(top));
        return new Set(tops).size > 1;
      })
      .map(([word]) => word),
  );

/** The upper edge of the line in which a text's first or last letter stands. */
export function lineOf(text: Text, which: 'first' | 'last'): number {
  const at = which === 'first' ? text.data.search(/\S/) : text.data.trimEnd().length - 1;
  return Math.round(placesOf(text, at, at + 1)[0]?.bottom ?? Number.NaN);
}
