import type { TextControl } from './control';

const FIELD = '[data-field-frame]';
const SCROLLER = '[data-scroller]';
/** On such a screen no field has room between bar and buttons. */
const LOW = '(max-height: 699.98px)';
/** The least space between a field and the edges of what scrolls, both together, in CSS px. */
const SPACE_PX = 16;

/** Scrolls a control into view with its label, error and answers; where there is too little room for all, from the label on. */
export function reveal(control: TextControl): void {
  const field = control.closest(FIELD);
  for (const part of [field, field?.querySelector('label, legend'), control])
    part?.scrollIntoView({ block: 'nearest' });
}

/**
 * Keeps a control in view above a keyboard while the field, the page or the part that scrolls changes its size. Where its
 * field has no room between bar and buttons, they give way: `<html>` gets `data-alone`.
 * @returns stops doing so
 */
export function keepInView(control: TextControl): () => void {
  const { documentElement: page } = document;
  const field = control.closest<HTMLElement>(FIELD);
  const scroller = control.closest(SCROLLER);
  if (window.matchMedia(LOW).matches) page.dataset.alone = '';
  const observer = new ResizeObserver(() => {
    if (field && scroller && field.offsetHeight + SPACE_PX > scroller.clientHeight) page.dataset.alone = '';
    reveal(control);
  });
  for (const part of [page, field ?? control, scroller]) if (part) observer.observe(part);
  return () => {
    observer.disconnect();
    delete page.dataset.alone;
  };
}
