/** One layout of a screen: where its texts and controls are, and what can hide them. Nothing here judges. */

/** In CSS px of the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part that scrolls, and what of it the page shows now. */
export interface Scroller {
  readonly element: Element;
  readonly outer: Scroller | undefined;
  readonly box: Box;
  readonly view: Box;
}

/** Where an element's content may be. */
interface Place {
  /** Nothing outside it can ever be seen, however a guest scrolls. */
  readonly reach: Box;
  readonly reachOf: Element | undefined;
  readonly view: Box;
  readonly scroller: Scroller | undefined;
  /** The nearest box with a ground or a frame. */
  readonly paper: Thing | undefined;
  /** The nearest button or choice. */
  readonly control: Thing | undefined;
  /** Whether something makes the content invisible, or parts of it. */
  readonly isFaint: boolean;
}

/** A box that a guest sees: a control, a picture, or a box with a ground or a frame. */
export interface Thing {
  readonly element: Element;
  readonly kind: 'control' | 'picture' | 'paper';
  readonly box: Box;
  readonly place: Place;
  readonly isSticky: boolean;
}

export interface Line {
  readonly text: Text;
  readonly element: Element;
  /** The ink, without the empty space above and below it. */
  readonly ink: Box;
  readonly place: Place;
}

export interface Layout {
  readonly front: Element;
  readonly lines: readonly Line[];
  readonly things: readonly Thing[];
  readonly scrollers: readonly Scroller[];
}

export const SCROLLER = '[data-scroller]';
const CONTROL = 'button, a[href], input, textarea, select, label:has(> input)';
const PICTURE = 'canvas, video, svg, img';
const UNSEEN = '.hidden, script, style, option';
/** Only screen readers hear it. */
const HIDING = 'inset(50%)';
/** Its room is reserved: the browser tells a frame later whether it is shown. */
const RESERVED = '[data-action="more"]';
const OVERLAY = 'main > [role="status"]:not(.hidden), main form > [role="status"]:not(.hidden)';

/** The dialog in front, a task's overlay, or else the whole screen. */
export const front = (): Element => {
  const dialogs = document.querySelectorAll('dialog[open]');
  return (
    dialogs[dialogs.length - 1] ??
    document.querySelector(OVERLAY) ??
    document.querySelector('#root > *') ??
    document.body
  );
};

export const meet = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

export const isWider = ({ left, top, right, bottom }: Box, px: number): boolean =>
  right - left > px && bottom - top > px;

/** In CSS px: rounding, and edges that touch. */
export const SLACK = 1.5;

/** The side on which a box leaves another. */
export const outside = (box: Box, other: Box): 'side' | 'height' | undefined => {
  if (box.left < other.left - SLACK || box.right > other.right + SLACK) return 'side';
  return box.top < other.top - SLACK || box.bottom > other.bottom + SLACK ? 'height' : undefined;
};

/** Parts of a line's height above and below its ink, in the fonts of all five languages. */
const ABOVE_INK = 0.19;
const BELOW_INK = 0.06;

const inkOf = ({ left, top, right, bottom, height }: DOMRect): Box => ({
  left,
  right,
  top: top + height * ABOVE_INK,
  bottom: bottom - height * BELOW_INK,
});

const range = document.createRange();

/** Boxes of the same line are one. */
export function linesOf(text: Text): Box[] {
  range.selectNodeContents(text);
  const lines: Box[] = [];
  for (const rect of range.getClientRects()) {
    if (rect.width === 0) continue;
    const ink = inkOf(rect);
    const last = lines.at(-1);
    if (last && Math.abs(last.top - ink.top) < 2)
      lines[lines.length - 1] = {
        ...last,
        left: Math.min(last.left, ink.left),
        right: Math.max(last.right, ink.right),
      };
    else lines.push(ink);
  }
  return lines;
}

const isClear = (colour: string): boolean => colour === 'transparent' || /[,/] ?0\)$/.test(colour);

const hasFrame = (style: CSSStyleDeclaration): boolean =>
  [
    [style.borderTopStyle, style.borderTopWidth, style.borderTopColor] as const,
    [style.borderLeftStyle, style.borderLeftWidth, style.borderLeftColor] as const,
  ].every(([kind, width, colour]) => kind !== 'none' && width !== '0px' && !isClear(colour));

const hasGround = (style: CSSStyleDeclaration): boolean =>
  !isClear(style.backgroundColor) || style.backgroundImage !== 'none' || hasFrame(style);

const isContaining = ({ position, transform, containerType }: CSSStyleDeclaration): boolean =>
  position !== 'static' || transform !== 'none' || containerType !== 'normal';

/** Reads the layout as it is at this moment. */
export function layoutOf(root: Element = front()): Layout {
  const lines: Line[] = [];
  const things: Thing[] = [];
  const scrollers: Scroller[] = [];
  const page: Box = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const wholePage: Place = {
    reach: page,
    reachOf: undefined,
    view: page,
    scroller: undefined,
    paper: undefined,
    control: undefined,
    isFaint: false,
  };

  function inside(element: Element, style: CSSStyleDeclaration, place: Place): Place {
    const { overflowX, overflowY } = style;
    if (overflowX === 'visible' && overflowY === 'visible') return place;
    const { left, top } = element.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth, clientHeight } = element;
    const box: Box = {
      left: left + clientLeft,
      top: top + clientTop,
      right: left + clientLeft + clientWidth,
      bottom: top + clientTop + clientHeight,
    };
    const view = meet(place.view, box);
    if (!/auto|scroll/.test(overflowY))
      return { ...place, reach: meet(place.reach, box), reachOf: element, view };
    const scroller: Scroller = { element, outer: place.scroller, box, view };
    scrollers.push(scroller);
    const start = box.top - element.scrollTop;
    const reach = { left: box.left, right: box.right, top: start, bottom: start + element.scrollHeight };
    return { ...place, reach, reachOf: element, view, scroller };
  }

  function thingOf(element: Element, style: CSSStyleDeclaration, place: Place): Thing | undefined {
    if (style.opacity === '0') return undefined;
    const isPicture = element.matches(PICTURE);
    const isControl = !isPicture && element.matches(CONTROL);
    if (!isPicture && !isControl && !hasGround(style)) return undefined;
    const kind = isPicture ? 'picture' : isControl ? 'control' : 'paper';
    const isSticky = style.position === 'sticky';
    const thing: Thing = { element, kind, box: element.getBoundingClientRect(), place, isSticky };
    things.push(thing);
    return thing;
  }

  function visit(element: Element, around: Place, containing: Place): void {
    if (element.matches(UNSEEN)) return;
    const style = getComputedStyle(element);
    const { display, position, visibility, opacity, clipPath, maskImage, animationName } = style;
    if (display === 'none' || clipPath === HIDING) return;
    const at = position === 'fixed' ? wholePage : position === 'absolute' ? containing : around;
    const isFaint =
      (Number(opacity) < 0.1 && animationName === 'none') || clipPath !== 'none' || maskImage !== 'none';
    const own = isFaint ? { ...at, isFaint } : at;
    const isShown = visibility === 'visible' || element.matches(RESERVED);
    const thing = isShown && display !== 'contents' ? thingOf(element, style, own) : undefined;
    if (thing?.kind === 'picture' || element.matches('select, textarea')) return;
    const place = inside(element, style, {
      ...own,
      paper: thing ?? own.paper,
      control: thing?.kind === 'control' ? thing : own.control,
    });
    const forAbsolute = isContaining(style) ? place : containing;
    for (const child of element.childNodes) {
      if (child instanceof Element) visit(child, place, forAbsolute);
      else if (isShown && child instanceof Text && child.data.trim() !== '')
        for (const ink of linesOf(child)) lines.push({ text: child, element, ink, place });
    }
  }

  visit(root, wholePage, wholePage);
  return { front: root, lines, things, scrollers };
}
