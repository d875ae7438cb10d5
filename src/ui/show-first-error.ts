/**
 * Scrolls the first invalid field, with its label, into view and focuses it, after the errors are drawn.
 * Skips invisible controls (the native selects behind pickers).
 */
export function showFirstError(): void {
  requestAnimationFrame(() => {
    const control = document.querySelector<HTMLElement>('main [aria-invalid="true"]:not([aria-hidden])');
    if (!control) return;
    control.focus({ preventScroll: true });
    const frame = control.closest('[data-field-frame]') ?? control;
    frame.scrollIntoView({ block: 'center', behavior: 'smooth' });
  });
}
