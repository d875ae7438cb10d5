/**
 * Brings the first wrong field into view, label and all, and puts the focus on it. Runs after the errors are drawn.
 * What cannot be seen (the selects that stand behind pickers for machines) is passed over.
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
