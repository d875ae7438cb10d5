import { afterFrame } from './after-frame';

/** For how long what has come under a finger takes no tap, in ms: nobody can mean it yet. */
const NEW_MS = 400;
/** How far apart two taps of one finger are at most, in CSS px: the height of a low control. */
const APART_PX = 64;
/** A press that moves farther (CSS px) or lasts longer (ms) may be no click to a browser. Both are less than any browser allows. */
const STILL_PX = 6;
const SHORT_MS = 300;
/** A hand that rests so long while another finger taps presses nothing as it is lifted; in ms. */
const HAND_MS = 700;
/** A click later than this belongs to no press, but to a program or a screen reader; in ms. */
const LONGEST_PRESS_MS = 5000;

const CONTROLS = 'a, button, input, label, select, summary, textarea';

type Place = { readonly clientX: number; readonly clientY: number };
/** Where a finger has come down, and when. */
type Down = Place & { readonly at: number };
type Press = Down & { readonly on: Element | null };

/** True for a click of the guest, also one that `watchFingers` has made; false for a program's. */
export const isByGuest = ({ isTrusted, detail }: UIEvent): boolean => isTrusted || detail > 0;

/**
 * Takes fingers as they are, in place of the browser's own notion of a tap:
 * - What has come under a finger takes no tap for a moment: the second half of a double tap would press what the first one
 *   has opened, moved or laid open. A mouse, which programs move as well, is kept from it by its double click alone.
 * - The click of a press that began before the app was there presses nothing.
 * - A press that begins and ends on a control is a click, though the finger rolls or stays, or another finger or the palm rests
 *   elsewhere. A finger that scrolls presses nothing.
 * @returns stops doing so
 */
export function watchFingers(): () => void {
  const listening = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    hears: (event: DocumentEventMap[Name]) => void,
    passive = false,
  ) => document.addEventListener(name, hears, { capture: true, passive, signal: listening.signal });

  /** The last press. Not what it was on: that may be gone, and would stay in memory with its screen. */
  let last: Down | undefined;
  /** What lies at its place by now, and since when, if not from the beginning. */
  let under: Element | null = null;
  let newAt = Number.NEGATIVE_INFINITY;
  /** The page has changed and is not drawn yet. */
  let isChanged = false;
  /** The click count from which clicks are ignored: 1 ignores the press, 2 the second half of a double click. */
  let ignoredFrom = 1;
  let downAt = performance.now();
  const presses = new Map<number, Press>();
  /** Another finger is or was down during the presses under way. */
  let isShared = false;

  const look = () => {
    isChanged = false;
    if (!last) return;
    const now = controlAt(last);
    // What lay there and takes taps again is not new: the main button of a screen that has just been shown.
    if (!under?.contains(now)) newAt = performance.now();
    under = now;
  };
  const isNewUnder = (place: Place): boolean => {
    if (!last) return false;
    if (isChanged || downAt - last.at < NEW_MS) look();
    return downAt - newAt < NEW_MS && isNear(place, last);
  };
  const observer = new MutationObserver(() => {
    if (isChanged || !last) return;
    isChanged = true;
    afterFrame(look);
  });
  observer.observe(document, { childList: true, attributes: true, subtree: true });

  listen('pointerdown', (event) => {
    if (!event.isTrusted) return;
    downAt = performance.now();
    const isNew = isNewUnder(event);
    ignoredFrom = isNew ? (event.pointerType === 'mouse' ? 2 : 1) : Number.POSITIVE_INFINITY;
    if (ignoredFrom === 1) return swallow(event);
    last = downNow(event);
    under = controlOf(event.target);
    newAt = Number.NEGATIVE_INFINITY;
  });
  listen('click', (event) => {
    if (event.detail >= ignoredFrom && performance.now() - downAt < LONGEST_PRESS_MS) swallow(event);
  });
  // Who uses keys has no finger there.
  listen('keydown', () => {
    last = undefined;
  });

  listen(
    'touchstart',
    ({ touches, changedTouches }) => {
      isShared = touches.length > 1;
      if (!isShared) presses.clear();
      if (ignoredFrom === 1) return;
      for (const touch of changedTouches)
        presses.set(touch.identifier, { ...downNow(touch), on: controlOf(touch.target) });
    },
    true,
  );
  listen('touchend', (event) => {
    for (const touch of event.changedTouches) {
      const press = presses.get(touch.identifier);
      presses.delete(touch.identifier);
      if (press) lift(event, touch, press);
    }
  });
  const lift = (event: TouchEvent, touch: Touch, { on, at, clientX, clientY }: Press) => {
    const [across, along] = [Math.abs(touch.clientX - clientX), Math.abs(touch.clientY - clientY)];
    const isStill = Math.max(across, along) <= STILL_PX;
    const lasted = performance.now() - at;
    if (!isStill && scrolls(on, across > along)) {
      last = undefined;
      return;
    }
    const isBrowsersClick = isStill && lasted < SHORT_MS && !isShared;
    const isHand = isShared && lasted > HAND_MS;
    if (isBrowsersClick || isHand || !isPressable(on) || on !== controlAt(touch)) return;
    // The browser would click as well, or give the focus; once it has begun to pan it does neither, and cannot be told.
    if (event.cancelable) event.preventDefault();
    for (const [id, other] of presses) if (other.on === on) presses.delete(id);
    click(on, touch);
  };

  return () => {
    listening.abort();
    observer.disconnect();
  };
}

const downNow = ({ clientX, clientY }: Place): Down => ({ clientX, clientY, at: performance.now() });

/** The control that an element belongs to, else the element itself. */
const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? (target.closest(CONTROLS) ?? target) : null;

const controlAt = ({ clientX, clientY }: Place): Element | null =>
  controlOf(document.elementFromPoint(clientX, clientY));

const isPressable = (part: Element | null): part is HTMLElement =>
  part instanceof HTMLElement && part.matches(CONTROLS) && !part.matches(':disabled');

const isNear = (one: Place, other: Place): boolean =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < APART_PX;

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}

/** True if a finger on an element moves something that scrolls in this direction. */
function scrolls(part: Element | null, isAcross: boolean): boolean {
  if (!part) return false;
  const { overflowX, overflowY } = getComputedStyle(part);
  const [overflow, beyond] = isAcross
    ? [overflowX, part.scrollWidth - part.clientWidth]
    : [overflowY, part.scrollHeight - part.clientHeight];
  return (beyond > 0 && /auto|scroll/.test(overflow)) || scrolls(part.parentElement, isAcross);
}

/** Clicks as a browser does: the control gets the focus unless it declines. */
function click(control: HTMLElement, { clientX, clientY }: Place): void {
  const how = { bubbles: true, cancelable: true, view: window, detail: 1, clientX, clientY };
  if (control.dispatchEvent(new MouseEvent('mousedown', how))) control.focus({ preventScroll: true });
  control.dispatchEvent(new MouseEvent('click', how));
}
