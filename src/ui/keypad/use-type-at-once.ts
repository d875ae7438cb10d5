import { type RefObject, useEffect, useRef } from 'react';
import { afterFrame } from '../after-frame';
import { useNeedsKeypad } from './needs-keypad';

/**
 * For the one text control that a screen begins with: where the on-screen keypad is used, the control has the focus
 * on arrival, so that the first tap is a letter already. Not a control with text in it, nor when the guest has done
 * something meanwhile. A system's keyboard is left alone: it would cover the words around the control.
 * @param isFirst nothing is asked before this control
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
