import type { Answers } from './fields.ts';
import { showPassport, sign, write } from './hands.ts';

const FIELDS = '#root main :is(input, textarea)[name]';
/** How the names of choices end that have usual answers to a field. */
const USUAL = '-choice';
/** Nothing where the guest has none. */
type Answer = Answers[string] | undefined;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Answers all that the screen asks and that has no answer yet, whichever fields a hotel asks for. Once may not be enough: the
 * app may still be drawing the form, or looking up an address.
 */
export async function fillIn(answers: Answers): Promise<void> {
  const answerTo = ({ name }: Control) => answers[name.split('.').at(-1) ?? ''];
  // Lists first: an answer before them opens them for the guest.
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
  // Once there is a signature, the button that goes on can be pressed.
  if (document.querySelector('#root main:has(canvas) [data-action="main"]:disabled')) await sign();
}

/** Chooses a usual answer, or, for the guest's own words, the choice that opens a field for them. */
function chooseUsual({ name }: Control, answers: Answers): void {
  const answer = answers[name.slice(0, -USUAL.length).split('.').at(-1) ?? ''];
  const all = [...document.querySelectorAll<HTMLInputElement>(`#root main input[name="${name}"]`)];
  if (answer === undefined || all.some(({ checked }) => checked)) return;
  (all.find(({ value }) => value === answer) ?? all.at(-1))?.click();
}

function answerWith(field: Control, text: string): void {
  write(field, text);
  // Leaving the field checks what was drawn last: React has to have drawn the text.
  setTimeout(() => field.dispatchEvent(new Event('focusout', { bubbles: true })));
}

function pickFrom(list: HTMLSelectElement, answer: Answer): void {
  if (list.value !== '') return;
  const offered = [...list.options].map(({ value }) => value).filter((value) => value !== '');
  const picked = offered.find((value) => value === answer) ?? offered.at(1) ?? offered[0];
  if (picked !== undefined) write(list, picked);
}

/** The right one of several, or the first; a box is ticked. */
function chooseFrom(choice: HTMLElement & { readonly name: string }, answer: Answer): void {
  const all = [...document.getElementsByName(choice.name)].filter((one) => one instanceof HTMLInputElement);
  if (all.some(({ checked }) => checked)) return;
  (all.find(({ value }) => value === answer) ?? choice).click();
}

async function showPassportOnce(): Promise<void> {
  if (!document.querySelector('#root main img[src^="data:image/jpeg"]')) await showPassport();
}
