import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Behaviour of the pad's element: publishes its height as `--keypad`, keeps the focus where it is, and
 * handles keys pressed without a pointer.
 * @param press gets the library's name of the key
 */
export function useStand(press: (name: string) => void): RefObject<HTMLElement | null> {
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

  useEffect(() => {
    const pad = ref.current;
    if (!pad) return;
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['pointerdown', 'mousedown']) {
      pad.addEventListener(type, (event) => event.preventDefault(), { signal });
    }
    // The library only handles pointers; a click without one comes from a screen reader or a switch device.
    pad.addEventListener(
      'click',
      ({ detail, target }) => {
        const key = target instanceof Element ? target.closest<HTMLElement>('[data-skbtn]') : null;
        if (detail === 0 && key?.dataset.skbtn) press(key.dataset.skbtn);
      },
      { signal },
    );
    return () => {
      listening.abort();
      // The library sets this handler on touch screens and does not remove it.
      window.oncontextmenu = null;
    };
  }, [press]);

  return ref;
}
