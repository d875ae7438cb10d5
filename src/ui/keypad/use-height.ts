import { type RefObject, useLayoutEffect, useRef } from 'react';
import { keyboardOf } from './control';
import { reveal } from './reveal';

/** The height of the last pad, in CSS px: most often the next one's too, and then the screen is laid out once only. */
let lastHeight: number | undefined;

/** Publishes the pad's height, in CSS px, as `--keypad`: the screen above makes room, and still shows what is typed into. */
export function useHeight(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const pad = ref.current;
    if (!pad) return;
    const { documentElement: page } = document;
    const publish = () => page.style.setProperty('--keypad', `${lastHeight}px`);
    const observer = new ResizeObserver(() => {
      const { height } = pad.getBoundingClientRect();
      if (height === lastHeight) return;
      lastHeight = height;
      publish();
      const field = keyboardOf(document.activeElement);
      if (field) reveal(field.control);
    });
    observer.observe(pad);
    page.dataset.keypad = 'open';
    if (lastHeight !== undefined) publish();
    return () => {
      observer.disconnect();
      page.style.removeProperty('--keypad');
      delete page.dataset.keypad;
    };
  }, []);
  return ref;
}
