/** A guest's present view by machine hooks, for `expect.poll`. */

export const count = (selector: string): number => document.querySelectorAll(selector).length;

export const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => oneLine(textContent));

const oneLine = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

export const facts = (name: string): string[] => texts(`[data-field="${name}"]`);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (name = ''): Control[] => [
  ...document.querySelectorAll<Control>(`#root :is(input, textarea, select)[name${name && `="${name}"`}]`),
];

/** A field's value; undefined for none. */
export const value = (name: string): string | undefined => controls(name).find(isAnswer)?.value;

const isAnswer = (control: Control): boolean =>
  !(control instanceof HTMLInputElement && control.type === 'radio') || control.checked;

export const values = (...names: readonly string[]): (string | undefined)[] => names.map(value);

export const answers = (): Record<string, string> =>
  Object.fromEntries(
    controls()
      .filter((control) => control.type !== 'file' && isAnswer(control))
      .map(({ name, value }) => [name, value]),
  );

/** The screen's fields, each once and in order. */
export const asked = (): string[] => [
  ...new Set(
    [...document.querySelectorAll('#root main [name]')].map((control) => control.getAttribute('name') ?? ''),
  ),
];

/** Whether a button is enabled; undefined for none. */
export const canTap = (action: string): boolean | undefined =>
  document.querySelector(`[data-action="${action}"]`)?.matches(':enabled');

/** The focused field's name, or the button's action. */
export const focused = (): string | undefined => {
  const at = document.activeElement;
  return at?.getAttribute('name') ?? at?.getAttribute('data-action') ?? undefined;
};

/** The error dialog's sentence; undefined without one. */
export const warning = (): string | undefined => texts('[role="alertdialog"]')[0];

/** A field's errors: the alerts that its control names, and others beside it. */
export function complaints(name: string): string[] {
  const control = document.querySelector(`[name="${name}"]`);
  const ids = ['aria-errormessage', 'aria-describedby'].flatMap(
    (attribute) => control?.getAttribute(attribute)?.split(' ') ?? [],
  );
  const frame = control?.closest('[data-field-frame]');
  const named = ids.map((id) => document.getElementById(id)).filter((one) => one !== null);
  const beside = [...(frame?.querySelectorAll('[role="alert"]') ?? [])];
  const alerts = new Set<Element>([...named, ...beside].filter((one) => one.role === 'alert'));
  return [...alerts].map(
    (alert) => (named.some((one) => one === alert) ? '' : 'unnamed: ') + oneLine(alert.textContent),
  );
}

/** A screen reader's description of a field. */
export const description = (name: string): string => {
  const ids = document.querySelector(`[name="${name}"]`)?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => oneLine(document.getElementById(id)?.textContent ?? '')).join(' ');
};
