import { afterFrame } from './after-frame';

/** The event of the document each time a form asks the guest to correct something. */
export const FORM_REFUSED = 'form-refused';

/** For how many frames errors are waited for: a busy tablet draws them later than in the next one. */
const MAX_FRAMES = 60;

/**
 * Scrolls the first invalid field, with its label, into view and focuses it, after the errors are drawn; not
 * where the guest has gone to another field meanwhile. Skips invisible controls (the native selects behind
 * pickers).
 */
export function showFirstError(): void {
  document.dispatchEvent(new Event(FORM_REFUSED));
  showOnceDrawn(document.activeElement, MAX_FRAMES);
}

function showOnceDrawn(before: Element | null, framesLeft: number): void {
  afterFrame(() => {
    const { activeElement } = document;
    if (activeElement !== before && activeElement?.matches('input, textarea, select')) return;
    const control = document.querySelector<HTMLElement>('main [aria-invalid="true"]:not([aria-hidden])');
    if (!control) {
      if (framesLeft > 1) showOnceDrawn(before, framesLeft - 1);
      return;
    }
    control.focus({ preventScroll: true });
    const frame = control.closest('[data-field-frame]') ?? control;
    frame.scrollIntoView({ block: 'center', behavior: 'smooth' });
  });
}
