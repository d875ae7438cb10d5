import type { Point } from './tablet.ts';

/** Functions in the page, for drivers that do not wait for a touchable element. */

export type Place = [x: number, y: number];

/** Scrolls an element into view and finds its touchable place; null while it is covered. */
export function placeToTouch(selector: string): Place | null {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element || element.matches(':disabled')) return null;
  const target = element.closest('label') ?? element;
  const place = touched();
  if (!place) target.scrollIntoView({ block: 'center' });
  return place ?? touched();

  function touched(): Place | null {
    const { left, top, width, height, bottom } = target.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    return hit && target.contains(hit) && top >= 0 && bottom <= window.innerHeight ? [x, y] : null;
  }
}

export function selectAll(selector: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  field?.focus();
  field?.select();
}

export function placesOn({ selector, line }: { selector: string; line: readonly Point[] }): Place[] {
  const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return line.map(([x, y]) => [Math.round(box.left + box.width * x), Math.round(box.top + box.height * y)]);
}
