import { type Box, isWider, type Layout, type Line, meet } from './layout';
import { named, nameOf, nameOfThing } from './names';

/** Parts of a screen that lie over each other. */

/** In CSS px: a smaller overlap hides no word. */
const TOUCH = 3;
/** The part of a line's height that the next one may touch. */
const OVERPRINT = 0.2;
/** In CSS px: content fades out at the edges of a part. */
const FADE = 48;

const isPart = (one: Element, other: Element): boolean => one.contains(other) || other.contains(one);

/** An invisible control covers its own label. */
const ownerOf = (hit: Element): Element => hit.closest('label') ?? hit;

/** False for an element that has a place and is not shown. */
const isHit = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** The element at the middle of a place, if it lies over another. */
export function isOver({ left, top, right, bottom }: Box, element: Element): Element | undefined {
  if (!isHit(element)) return undefined;
  const hit = document
    .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
    .find((one) => one.checkVisibility({ opacityProperty: true }) || ownerOf(one) !== one);
  const owner = hit && ownerOf(hit);
  return owner && !isPart(owner, element) ? owner : undefined;
}

/** An element around a text that draws over it, such as by a pseudo-element. Fading edges do not count. */
function isBelowPart(line: Line | undefined, seen: Box): Element | undefined {
  if (!line || !isWider(seen, TOUCH) || !isHit(line.element)) return undefined;
  const { view } = line.place;
  if (line.place.scroller && (seen.top < view.top + FADE || seen.bottom > view.bottom - FADE))
    return undefined;
  const [hit] = document.elementsFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
  return hit && ownerOf(hit) === hit && hit !== line.element && hit.contains(line.element) ? hit : undefined;
}

/** Parts that lie below a foreign box. */
export function covered({ lines, things }: Layout): string[] {
  const covers = things
    .filter(({ isSticky }) => !isSticky)
    .map((thing) => ({ ...thing, seen: meet(thing.box, thing.place.view) }));
  const all = [
    ...lines.map((line) => ({
      element: line.element,
      line,
      seen: meet(line.ink, line.place.view),
      name: () => named(line),
    })),
    ...covers
      .filter(({ kind }) => kind === 'control')
      .map((thing) => ({
        element: thing.element,
        line: undefined,
        seen: thing.seen,
        name: () => nameOfThing(thing),
      })),
  ];
  return all.flatMap(({ element, line, seen, name }) => {
    const over =
      isBelowPart(line, seen) ??
      covers
        .map((cover) => ({ cover, both: meet(cover.seen, seen) }))
        .filter(({ cover, both }) => isWider(both, TOUCH) && !isPart(cover.element, element))
        .map(({ both }) => isOver(both, element))
        .find((owner) => owner !== undefined && !isSticky(owner));
    return over ? [`${name()} lies below ${nameOf(over)}`] : [];
  });
}

/** A sticky element is the edge of the part that scrolls below it. */
function isSticky(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (getComputedStyle(at).position === 'sticky') return true;
  return false;
}

/** Texts that are written over each other. */
export function overprinted({ lines }: Layout): string[] {
  const shown = lines
    .map((line) => ({ line, seen: meet(line.ink, line.place.view) }))
    .filter(({ seen }) => isWider(seen, TOUCH))
    .sort((one, other) => one.seen.top - other.seen.top);
  return shown.flatMap(({ line, seen }, at) => {
    for (let next = at + 1; next < shown.length; next++) {
      const other = shown[next];
      if (!other || other.seen.top > seen.bottom) break;
      if (isSticky(other.line.element) || isSticky(line.element)) continue;
      if (isWider(meet(seen, other.seen), Math.max(TOUCH, OVERPRINT * (seen.bottom - seen.top))))
        return [`${named(line)} and ${named(other.line)} lie over each other`];
    }
    return [];
  });
}
