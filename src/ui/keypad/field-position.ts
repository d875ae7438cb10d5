import { afterFrame } from '../after-frame';

/** What remains to be answered in the form of a field. */
export type FieldPosition = {
  /** How many required fields of the form have no answer yet. */
  readonly missing: number;
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
  const answered = fields.map(isAnswered);
  const next = indexOfNext(answered, at);
  const missing = fields.filter((field, place) => field.matches('[data-required]') && !answered[place]);
  return {
    // Of a single field the guest sees that it is missing.
    missing: fields.length === 1 ? 0 : missing.length,
    next: next === undefined ? undefined : fields[next],
  };
}

/** The next field after `at` that has no answer yet. */
export function indexOfNext(answered: readonly boolean[], at: number): number | undefined {
  const next = answered.indexOf(false, at + 1);
  return next < 0 ? undefined : next;
}

/** True for a field with an answer that is not known to be wrong. A passport has its picture. */
function isAnswered(field: Element): boolean {
  if (field.querySelector('[aria-invalid]')) return false;
  const texts = [...field.querySelectorAll<HTMLInputElement>(CONTROLS)].filter(
    ({ type }) => !['radio', 'checkbox', 'file'].includes(type),
  );
  // A choice can open a text field, which then holds the answer.
  return texts.length > 0
    ? texts.some(({ value }) => value !== '')
    : field.querySelector('input:checked, img[src^="data:"]') !== null;
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
    if (!next?.querySelector('[data-keyboard]')) return;
    focusField(next);
    reached.set(next, performance.now());
  });
}

/** How long the guest may not have seen that another field has the focus, in ms. */
const UNSEEN_MS = 800;
/** When fields got the focus without the guest's doing. */
const reached = new WeakMap<Element, number>();

/**
 * True for a control that has just got the focus without the guest's doing and in which nothing was typed since: the guest who
 * now presses the key that leads on means the field before.
 */
export function isUnseen(control: Element): boolean {
  const field = control.closest(FIELD);
  const at = field && reached.get(field);
  return typeof at === 'number' && performance.now() - at < UNSEEN_MS;
}

/** The guest has typed in a control, and so has seen it. */
export function markSeen(control: Element): void {
  const field = control.closest(FIELD);
  if (field) reached.delete(field);
}
