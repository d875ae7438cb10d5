import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Publishes the pad's height, in CSS px, as `--keypad`: the screen above makes room. */
export function useHeight(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const pad = ref.current;
    if (!pad) return;
    const { documentElement: page } = document;
    const observer = new ResizeObserver(() =>
      page.style.setProperty('--keypad', `${pad.getBoundingClientRect().height}px`),
    );
    observer.observe(pad);
    page.dataset.keypad = 'open';
    return () => {
      observer.disconnect();
      page.style.removeProperty('--keypad');
      delete page.dataset.keypad;
    };
  }, []);
  return ref;
}
