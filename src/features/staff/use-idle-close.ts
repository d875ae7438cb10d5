import { useEffect } from 'react';

/** How long what is meant for staff stands untouched before it closes by itself, in ms. */
const IDLE_MS = 60_000;

/** Closes what only staff should see when it is left alone. */
export function useIdleClose(onClose: () => void): void {
  useEffect(() => {
    let timer = setTimeout(onClose, IDLE_MS);
    const startAnew = () => {
      clearTimeout(timer);
      timer = setTimeout(onClose, IDLE_MS);
    };
    const touches = ['pointerdown', 'touchmove', 'wheel', 'keydown'] as const;
    for (const touch of touches) window.addEventListener(touch, startAnew, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const touch of touches) window.removeEventListener(touch, startAnew, true);
    };
  }, [onClose]);
}
