import { afterFrame } from './after-frame';

/** Time in which a new control under a finger takes no tap, in ms: nobody can mean it yet. */
const NEW_MS = 400;
/** Largest distance between two taps of one finger, in CSS px: the height of a low control. */
const APART_PX = 64;
/** A longer way (CSS px) or time (ms) may be no click to a browser. Both are below every browser's limit. */
const STILL_PX = 6;
const SHORT_MS = 300;
/** A resting hand presses nothing when it lifts after this time, in ms, while another finger taps. */
const HAND_MS = 700;
/** A later click comes from a program or a screen reader; in ms. */
const LONGEST_PRESS_MS = 5000;

const CONTROLS = 'a, button, input, label, select, summary, textarea';

type Place = { readonly clientX: number; readonly clientY: number };
type TouchDown = Place & { readonly at: number };
type Press = TouchDown & { readonly on: Element | null };

/** True for a guest's click, even one by `watchFingers`; false for a program's. */
export const isByGuest = ({ isTrusted, detail }: UIEvent): boolean => isTrusted || detail > 0;

/**
 * Replaces the browser's idea of a tap:
 * - A new control under a finger takes no tap for a moment: the second half of a double tap would press it. For a
 *   mouse, which programs move too, only the double click is blocked.
 * - A press from before the app's start presses nothing.
 * - A press that begins and ends on a control is a click, even if the finger rolls or stays, or a palm rests
 *   elsewhere. Scrolling presses nothing.
 * @returns stops it
 */
export function watchFingers(): () => void {
  const listening = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    handler: (event: DocumentEventMap[Name]) => void,
    passive = false,
  ) => document.addEventListener(name, handler, { capture: true, passive, signal: listening.signal });

  /** Without its control, which would stay in memory with its screen. */
  let last: TouchDown | undefined;
  /** The control at its place now, and the time of its arrival, if not the first. */
  let under: Element | null = null;
  let newAt = Number.NEGATIVE_INFINITY;
  /** The page has changed and is not drawn yet. */
  let isChanged = false;
  /** The click count from which clicks are ignored: 1 ignores the press, 2 the second half of a double click. */
  let ignoredFrom = 1;
  let downAt = performance.now();
  const presses = new Map<number, Press>();
  /** Another finger is or was down at the same time. */
  let isShared = false;

  const look = () => {
    isChanged = false;
    if (!last) return;
    const now = controlAt(last);
    // A control that lay there before is not new: the main button of a screen just shown.
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
  // A guest who uses keys has no finger there.
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
    // Prevents the browser's own click or focus. A browser that pans makes neither, and the event is not cancelable.
    if (event.cancelable) event.preventDefault();
    for (const [id, other] of presses) if (other.on === on) presses.delete(id);
    click(on, touch);
  };

  return () => {
    listening.abort();
    observer.disconnect();
  };
}

const downNow = ({ clientX, clientY }: Place): TouchDown => ({ clientX, clientY, at: performance.now() });

/** The control of an element, or the element itself. */
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

/** True if a finger on an element scrolls something in this direction. */
function scrolls(part: Element | null, isAcross: boolean): boolean {
  if (!part) return false;
  const { overflowX, overflowY } = getComputedStyle(part);
  const [overflow, beyond] = isAcross
    ? [overflowX, part.scrollWidth - part.clientWidth]
    : [overflowY, part.scrollHeight - part.clientHeight];
  return (beyond > 0 && /auto|scroll/.test(overflow)) || scrolls(part.parentElement, isAcross);
}

/** Clicks like a browser: the control gets the focus unless it declines. */
function click(control: HTMLElement, { clientX, clientY }: Place): void {
  const how = { bubbles: true, cancelable: true, view: window, detail: 1, clientX, clientY };
  if (control.dispatchEvent(new MouseEvent('mousedown', how))) control.focus({ preventScroll: true });
  control.dispatchEvent(new MouseEvent('click', how));
}
