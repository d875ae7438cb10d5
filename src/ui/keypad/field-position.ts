import { afterFrame } from '../after-frame';

/** Where a field stands among the fields of its form. */
export type FieldPosition = {
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
  /** The next field that still waits for an answer. */
  readonly next: Element | undefined;
};

/** A field as the guest sees it: a control with its label, or several controls as one question. */
const FIELD = '[data-field-frame]';
const CONTROLS = 'input, select, textarea';

/** The place of a control in its form; undefined if it stands alone, as the search box of a dialog does. */
export function placeOf(control: Element): FieldPosition | undefined {
  const frame = control.closest(FIELD);
  if (!frame) return undefined;
  const form = control.closest('dialog, form');
  const fields = [...(form?.querySelectorAll(FIELD) ?? [])];
  const at = fields.indexOf(frame);
  if (at < 0) return undefined;
  const next = indexOfNext(fields.map(isAnswered), at);
  return { number: at + 1, of: fields.length, next: next === undefined ? undefined : fields[next] };
}

/** The next field after `at` that has no answer yet. */
export function indexOfNext(answered: readonly boolean[], at: number): number | undefined {
  const next = answered.indexOf(false, at + 1);
  return next < 0 ? undefined : next;
}

/** True for a field with an answer that is not known to be wrong. A passport has its picture. */
function isAnswered(field: Element): boolean {
  if (field.querySelector('[aria-invalid]')) return false;
  if (field.querySelector('input:checked, img[src^="data:"]')) return true;
  return [...field.querySelectorAll<HTMLInputElement>(CONTROLS)].some(
    ({ type, value }) => type !== 'radio' && type !== 'checkbox' && value !== '',
  );
}

/** Focuses the first control of a field and scrolls the field into view. */
export function focusField(field: Element): void {
  const control = [...field.querySelectorAll<HTMLElement>(`${CONTROLS}, button`)].find(
    ({ tabIndex }) => tabIndex >= 0,
  );
  control?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'nearest' });
}

/**
 * When the answer to this field is complete, focuses the next unanswered field if it is a text field. Used with the
 * on-screen keypad. Waits for the frame that shows the answer.
 */
export function focusNextField(control: Element): void {
  // By then the control may be gone: a ready answer that was taken is not offered any more.
  const field = control.closest(FIELD);
  afterFrame(() => {
    const next = field && placeOf(field)?.next;
    if (next?.querySelector('[data-keyboard]')) focusField(next);
  });
}
