/** Fires `refused` each time a form asks the guest to correct something. */
export const formEvents = new EventTarget();

/**
 * Scrolls the first invalid field, with its label, into view and focuses it, after the errors are drawn; not
 * where the guest has gone to another field meanwhile. Skips invisible controls (the native selects behind
 * pickers).
 */
export function showFirstError(): void {
  formEvents.dispatchEvent(new Event('refused'));
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement !== before && activeElement?.matches('input, textarea, select')) return;
    const control = document.querySelector<HTMLElement>('main [aria-invalid="true"]:not([aria-hidden])');
    if (!control) return;
    control.focus({ preventScroll: true });
    const frame = control.closest('[data-field-frame]') ?? control;
    frame.scrollIntoView({ block: 'center', behavior: 'smooth' });
  });
}
