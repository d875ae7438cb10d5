import { type RefObject, useEffect, useRef } from 'react';
import { afterFrame } from '../after-frame';
import { useNeedsKeypad } from './needs-keypad';

/**
 * Focuses a screen's first text control if the on-screen keypad is used: the first tap is then a letter. Not with
 * text in it, or after an action of the guest. A system keyboard would cover the words around.
 * @param isFirst no question comes before this control
 */
export function useTypeAtOnce(isFirst: boolean): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const isWanted = useNeedsKeypad() && isFirst;
  useEffect(() => {
    if (!isWanted) return;
    const before = document.activeElement;
    return afterFrame(() => {
      const { activeElement } = document;
      const isFree = activeElement === before || activeElement?.tagName === 'H1';
      const { current: control } = ref;
      if (!isFree || control?.value !== '') return;
      control.focus({ preventScroll: true });
      control.addEventListener('focusout', silenceIfEmpty, { once: true });
    });
  }, [isWanted]);
  return ref;
}

/** Shows no error for a control that was focused automatically and left empty. */
function silenceIfEmpty(event: FocusEvent): void {
  if (event.target instanceof HTMLInputElement && event.target.value === '') event.stopPropagation();
}
