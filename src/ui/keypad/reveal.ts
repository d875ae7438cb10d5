import type { TextControl } from './control';

/** Scrolls a control into view with its label, error and answers; where there is too little room for all, from the label on. */
export function reveal(control: TextControl): void {
  const field = control.closest('[data-field-frame]');
  for (const part of [field, field?.querySelector('label, legend'), control])
    part?.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps a control in view while the field, the page or the part that scrolls changes its size.
 * @returns stops doing so
 */
export function keepInView(control: TextControl): () => void {
  const observer = new ResizeObserver(() => reveal(control));
  const parts = ['[data-field-frame]', '[data-scroller]', 'html'].map((part) => control.closest(part));
  for (const part of parts) if (part) observer.observe(part);
  return () => observer.disconnect();
}
