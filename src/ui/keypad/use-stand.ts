import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Stands at the foot of the page: tells it how much height is taken, leaves the focus where it is, and hears those
 * who press keys without a pointer. `press` gets the name that the library gave the key.
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
    // The library hears pointers only; a click without one comes from a screen reader or a switch.
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
      // The library leaves this behind on a touch screen.
      window.oncontextmenu = null;
    };
  }, [press]);

  return ref;
}
