import type { Point } from './tablet.ts';

/** Functions that run in the page, for engines whose driver does not wait until an element can be touched. */

/** A place on the page, in CSS px. */
export type Place = [x: number, y: number];

/** Where a finger touches this element; null as long as it would touch something else. Brings it into view. */
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

/** Gives the focus to a field and selects all that it holds. */
export function selectAll(selector: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  field?.focus();
  field?.select();
}

/** Where the points of a line over an element stand. */
export function placesOn({ selector, line }: { selector: string; line: readonly Point[] }): Place[] {
  const box = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return line.map(([x, y]) => [Math.round(box.left + box.width * x), Math.round(box.top + box.height * y)]);
}
