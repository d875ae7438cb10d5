import { afterFrame } from './after-frame';

/** Fires `refused` each time a form asks the guest to correct something. */
export const formEvents = new EventTarget();

/** For how many frames errors are waited for: a busy tablet draws them later than in the next one. */
const MOST_FRAMES = 60;

/**
 * Scrolls the first invalid field, with its label, into view and focuses it, after the errors are drawn; not
 * where the guest has gone to another field meanwhile. Skips invisible controls (the native selects behind
 * pickers).
 */
export function showFirstError(): void {
  formEvents.dispatchEvent(new Event('refused'));
  showOnceDrawn(document.activeElement, MOST_FRAMES);
}

function showOnceDrawn(before: Element | null, framesLeft: number, last?: HTMLElement): void {
  afterFrame(() => {
    const { activeElement } = document;
    if (activeElement !== before && activeElement?.matches('input, textarea, select')) return;
    const first = document.querySelector<HTMLElement>('main [aria-invalid="true"]:not([aria-hidden])');
    // While the rest of a long form is being rendered, its errors may come before those of the fields above.
    if (!first || first !== last) {
      if (framesLeft > 1) showOnceDrawn(before, framesLeft - 1, first ?? undefined);
      return;
    }
    first.focus({ preventScroll: true });
    const frame = first.closest('[data-field-frame]') ?? first;
    frame.scrollIntoView({ block: 'center', behavior: 'smooth' });
  });
}
