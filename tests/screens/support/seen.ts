/** What a guest sees at this moment, by the hooks for machines. For `expect.poll`, which asks until it is as expected. */

/** How many elements match. */
export const count = (selector: string): number => document.querySelectorAll(selector).length;

/** The texts of all elements that match, in one line each. */
export const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => oneLine(textContent));

const oneLine = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** What the screen says of a fact, at each place where it does. */
export const facts = (name: string): string[] => texts(`[data-field="${name}"]`);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (name = ''): Control[] => [
  ...document.querySelectorAll<Control>(`#root :is(input, textarea, select)[name${name && `="${name}"`}]`),
];

/** What stands in a field, or is chosen; undefined where there is no such field, or nothing is chosen. */
export const value = (name: string): string | undefined => controls(name).find(isAnswer)?.value;

const isAnswer = (control: Control): boolean =>
  !(control instanceof HTMLInputElement && control.type === 'radio') || control.checked;

/** What stands in these fields. */
export const values = (...names: readonly string[]): (string | undefined)[] => names.map(value);

/** All that stands in the form, by name; pictures apart. */
export const answers = (): Record<string, string> =>
  Object.fromEntries(
    controls()
      .filter((control) => control.type !== 'file' && isAnswer(control))
      .map(({ name, value }) => [name, value]),
  );

/** The fields that the screen asks for, each once and in order. */
export const asked = (): string[] => [
  ...new Set(
    [...document.querySelectorAll('#root main [name]')].map((control) => control.getAttribute('name') ?? ''),
  ),
];

/** Whether a button can be pressed; undefined where there is none. */
export const canTap = (action: string): boolean | undefined =>
  document.querySelector(`[data-action="${action}"]`)?.matches(':enabled');

/** The name of the field that is focused, or else the action of the button. */
export const focused = (): string | undefined => {
  const at = document.activeElement;
  return at?.getAttribute('name') ?? at?.getAttribute('data-action') ?? undefined;
};

/** The sentence in the dialog for what went wrong; undefined without such a dialog. */
export const warning = (): string | undefined => texts('[role="alertdialog"]')[0];

/** What a field says is wrong: the alerts that its control names. Another alert beside it counts as well. */
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

/** What a screen reader says of a field besides its name. */
export const description = (name: string): string => {
  const ids = document.querySelector(`[name="${name}"]`)?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => oneLine(document.getElementById(id)?.textContent ?? '')).join(' ');
};
