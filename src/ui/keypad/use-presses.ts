import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Action } from './keyboards';

/** Keys that repeat while held. */
const REPEATED: readonly string[] = ['bksp', 'arrowleft', 'arrowright'] satisfies readonly Action[];
/** Time before the first repetition and between the others, in ms. */
const HOLD_MS = 500;
const REPEAT_MS = 100;
/** A finger that lifts so near to its key has not left it, in CSS px: less than half the space between two keys. */
const NEAR_PX = 2;

/** A key below a finger. */
type Held = { readonly pointerId: number; readonly key: HTMLElement };

/**
 * Reports pressed keys of a pad by `data-key`. A key is pressed when its finger lifts on it; a finger that slides off
 * presses nothing. The next finger's touch presses the key before, so letters have the order of the touches and a fast
 * typist waits for nothing. A pointer never takes the focus.
 * @param press also learns if a pointer pressed the key, or else a screen reader or a switch device
 */
export function usePresses(
  pad: RefObject<HTMLElement | null>,
  press: (key: string, isByPointer: boolean) => void,
): void {
  const onPress = useEffectEvent(press);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let held: Held | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Ends the touch of a key. */
    const release = (isPressed: boolean) => {
      clearTimeout(timer);
      // Shift may have renamed the key meanwhile.
      const { key } = held?.key.dataset ?? {};
      held = undefined;
      if (key !== undefined && isPressed) onPress(key, true);
    };
    const repeat = (key: string, afterMs: number) => {
      timer = setTimeout(() => {
        held = undefined;
        onPress(key, true);
        repeat(key, REPEAT_MS);
      }, afterMs);
    };
    pad.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    pad.current?.addEventListener(
      'pointerdown',
      (event) => {
        event.preventDefault();
        if (event.button !== 0) return;
        release(true);
        const key = keyAt(event);
        if (!key) return;
        held = { pointerId: event.pointerId, key };
        const { key: name = '' } = key.dataset;
        if (REPEATED.includes(name)) repeat(name, HOLD_MS);
      },
      { signal },
    );
    pad.current?.addEventListener(
      'click',
      (event) => {
        const { key } = keyAt(event)?.dataset ?? {};
        if (key && event.detail === 0) onPress(key, false);
      },
      { signal },
    );
    const lift = (event: PointerEvent, isPressed: boolean) => {
      // A repeating key is held no more, but ends with any finger.
      if (!held || held.pointerId === event.pointerId) release(isPressed);
    };
    const listen = (type: 'pointerup' | 'pointercancel', end: (event: PointerEvent) => void) =>
      document.addEventListener(type, end, { capture: true, signal });
    listen('pointerup', (event) => lift(event, held !== undefined && isOn(held.key, event)));
    listen('pointercancel', (event) => lift(event, false));
    return () => {
      release(false);
      listening.abort();
    };
  }, [pad]);
}

const keyAt = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null;

function isOn(key: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = key.getBoundingClientRect();
  const isAcross = clientX >= left - NEAR_PX && clientX <= right + NEAR_PX;
  return isAcross && clientY >= top - NEAR_PX && clientY <= bottom + NEAR_PX;
}
