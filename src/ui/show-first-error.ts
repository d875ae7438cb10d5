import { afterFrame } from './after-frame';

/** Document event of a form that asks for corrections. */
export const FORM_REFUSED = 'form-refused';

/** Most frames to wait for errors: a busy tablet draws them late. */
const MAX_FRAMES = 60;

/** Scrolls the first invalid field into view and focuses it, unless the guest has moved on. */
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
    showWithMessage(control.closest('[data-field-frame]') ?? control);
  });
}

const MESSAGE = '[role="alert"]';

/** Scrolls a field into view, or the less of it the less room there is: at least its message. */
function showWithMessage(field: Element): void {
  const control = field.querySelector('input, textarea, select');
  for (const part of [field, control, field.querySelector(MESSAGE)])
    part?.scrollIntoView({ block: 'nearest' });
}

/** Scrolls a drawn message and its field into view, unless the guest is in another one. For the `ref` of the message. */
export function showMessage(message: Element | null): (() => void) | undefined {
  if (!message) return undefined;
  return afterFrame(() => {
    const field = message.closest('[data-field-frame]');
    const focused = document.activeElement?.closest('[data-field-frame]');
    const first = message.closest('form')?.querySelector(MESSAGE);
    if (field && (focused ? focused === field : first && message.contains(first))) showWithMessage(field);
  });
}
