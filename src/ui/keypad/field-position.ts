import { afterFrame } from '../after-frame';

/** The open answers in the form of a field. */
export type FieldPosition = {
  /** Number of required fields without an answer. */
  readonly missing: number;
  readonly next: Element | undefined;
};

/** A control with its label, or several controls as one question. */
const FIELD = '[data-field-frame]';
const CONTROLS = 'input, select, textarea';

/** The place of a control in its form; undefined if it stands alone, like a search box. */
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
    // A single missing field needs no number.
    missing: fields.length === 1 ? 0 : missing.length,
    next: next === undefined ? undefined : fields[next],
  };
}

/** The next field after `at` without an answer. */
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

/** Focuses the next unanswered field after a complete answer, if it is a text field; waits for the next frame. */
export function focusNextField(control: Element): void {
  // The control may be gone by then, such as a taken ready answer.
  const field = control.closest(FIELD);
  afterFrame(() => {
    const next = field && placeOf(field)?.next;
    if (!next?.querySelector('[data-keyboard]')) return;
    focusField(next);
    reached.set(next, performance.now());
  });
}

/** Time in which the guest may miss a focus that moved by itself, in ms. */
const UNSEEN_MS = 800;
/** Times at which fields got the focus without the guest. */
const reached = new WeakMap<Element, number>();

/** True for a control that just got the focus by itself: a press of the key that leads on is meant for the field before. */
export function isUnseen(control: Element): boolean {
  const field = control.closest(FIELD);
  const at = field && reached.get(field);
  return typeof at === 'number' && performance.now() - at < UNSEEN_MS;
}

/** Call when the guest types in a control. */
export function markSeen(control: Element): void {
  const field = control.closest(FIELD);
  if (field) reached.delete(field);
}
