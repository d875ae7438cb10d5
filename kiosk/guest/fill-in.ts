import type { Answers } from './fields.ts';
import { showPassport, sign, write } from './hands.ts';

const FIELDS = '#root main :is(input, textarea)[name]';
/** Ends the names of choices with usual answers. */
const USUAL = '-choice';
type Answer = Answers[string] | undefined;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Answers every open question of the screen. It may take several calls: the app may draw or look an address up. */
export async function fillIn(answers: Answers): Promise<void> {
  const answerTo = ({ name }: Control) => answers[name.split('.').at(-1) ?? ''];
  // Lists first: an earlier answer would open them.
  for (const list of document.querySelectorAll<HTMLSelectElement>('#root main select[name]'))
    pickFrom(list, answerTo(list));
  for (const control of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS)) {
    const answer = answerTo(control);
    const kind = control instanceof HTMLInputElement ? control.type : 'text';
    if (control.disabled) continue;
    if (control.name.endsWith(USUAL)) chooseUsual(control, answers);
    else if (kind === 'radio' || kind === 'checkbox') chooseFrom(control, answer);
    else if (kind === 'file') await showPassportOnce();
    else if (control.value === '' && typeof answer === 'string') answerWith(control, answer);
  }
  // A signature enables the main button.
  if (document.querySelector('#root main:has(canvas) [data-action="main"]:disabled')) await sign();
}

/** Chooses a usual answer, or opens the field for the guest's own words. */
function chooseUsual({ name }: Control, answers: Answers): void {
  const answer = answers[name.slice(0, -USUAL.length).split('.').at(-1) ?? ''];
  const all = [...document.querySelectorAll<HTMLInputElement>(`#root main input[name="${name}"]`)];
  if (answer === undefined || all.some(({ checked }) => checked)) return;
  (all.find(({ value }) => value === answer) ?? all.at(-1))?.click();
}

function answerWith(field: Control, text: string): void {
  write(field, text);
  // React has to draw the text before the field is left and checked.
  setTimeout(() => field.dispatchEvent(new Event('focusout', { bubbles: true })));
}

function pickFrom(list: HTMLSelectElement, answer: Answer): void {
  if (list.value !== '') return;
  const offered = [...list.options].map(({ value }) => value).filter((value) => value !== '');
  const picked = offered.find((value) => value === answer) ?? offered.at(1) ?? offered[0];
  if (picked !== undefined) write(list, picked);
}

/** The right choice or the first; a box is ticked. */
function chooseFrom(choice: HTMLElement & { readonly name: string }, answer: Answer): void {
  const all = [...document.getElementsByName(choice.name)].filter((one) => one instanceof HTMLInputElement);
  if (all.some(({ checked }) => checked)) return;
  (all.find(({ value }) => value === answer) ?? choice).click();
}

async function showPassportOnce(): Promise<void> {
  if (!document.querySelector('#root main img[src^="data:image/jpeg"]')) await showPassport();
}
