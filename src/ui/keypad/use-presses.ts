import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Action } from './keyboards';

/** Keys that repeat while held. */
const REPEATED: readonly string[] = ['bksp', 'arrowleft', 'arrowright'] satisfies readonly Action[];
/** Time before the first repetition and between the others, in ms. */
const HOLD_MS = 500;
const REPEAT_MS = 100;

/**
 * Reports pressed keys of a pad by `data-key`. A pointer presses when it comes down, so that two fingers lose no key,
 * and it never takes the focus.
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => clearTimeout(timer);
    const repeat = (key: string, afterMs: number) => {
      timer = setTimeout(() => {
        onPress(key, true);
        repeat(key, REPEAT_MS);
      }, afterMs);
    };
    pad.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    pad.current?.addEventListener(
      'pointerdown',
      (event) => {
        event.preventDefault();
        release();
        const key = keyAt(event);
        if (!key || event.button !== 0) return;
        onPress(key, true);
        if (REPEATED.includes(key)) repeat(key, HOLD_MS);
      },
      { signal },
    );
    pad.current?.addEventListener(
      'click',
      (event) => {
        const key = keyAt(event);
        if (key && event.detail === 0) onPress(key, false);
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, release, { capture: true, signal });
    return () => {
      release();
      listening.abort();
    };
  }, [pad]);
}

const keyAt = ({ target }: Event): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined;
