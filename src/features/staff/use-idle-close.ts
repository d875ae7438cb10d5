import { useEffect } from 'react';

/** How long the staff screens may be untouched before they close, in ms. */
const IDLE_MS = 60_000;

/** Calls `onClose` when the screen has been untouched for a minute, so that guests do not find the staff screens open. */
export function useIdleClose(onClose: () => void): void {
  useEffect(() => {
    let timer = setTimeout(onClose, IDLE_MS);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(onClose, IDLE_MS);
    };
    const touches = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;
    for (const touch of touches) window.addEventListener(touch, restart, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) window.removeEventListener(touch, restart, true);
    };
  }, [onClose]);
}
