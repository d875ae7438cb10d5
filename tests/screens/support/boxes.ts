import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { DEFAULT_DISPLAY_SETTINGS, type DisplaySettings } from '~/domain/display-settings';
import { updateSession } from '~/session/store';
import { frame } from '../../../kiosk/guest/hands';

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

/** Before the first turn of a test. */
let usual: readonly [width: number, height: number] | undefined;

/** Resizes the page until the test ends. */
export async function turnsTo(size: ScreenSize | readonly [width: number, height: number]): Promise<void> {
  const own = [window.innerWidth, window.innerHeight] as const;
  const [width, height] = typeof size === 'string' ? SCREENS[size] : size;
  if (width === own[0] && height === own[1]) return;
  if (!usual) {
    usual = own;
    onTestFinished(async () => {
      usual = undefined;
      await page.viewport(...own);
    });
  }
  await page.viewport(width, height);
  await frame();
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

export function lineOf(text: Text, which: 'first' | 'last'): number {
  const at = which === 'first' ? text.data.search(/\S/) : text.data.trimEnd().length - 1;
  return Math.round(placesOf(text, at, at + 1)[0]?.bottom ?? Number.NaN);
}
