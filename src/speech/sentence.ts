import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import i18next from 'i18next';
import { asHeard } from './as-heard';
import { scopeNow, stopsIn } from './stops';
import { type WordKey, word } from './texts';
import type { Spoken } from './voice';

/** The language of an element's words. */
const langOf = (element: Element): string => element.closest<HTMLElement>('[lang]')?.lang || i18next.language;

/** The text of an element as one line: what stands apart on the screen is said apart. */
function textOf(element: HTMLElement): string {
  return element.innerText
    .replace(/\s*\n\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a text between the controls says. */
export function saysText(element: HTMLElement): Spoken[] {
  const lang = langOf(element.querySelector('[lang]') ?? element);
  return [{ text: asHeard(textOf(element), lang, kindOf(element)), lang }];
}

/** How the letters of a text are said; an element names it where its text alone does not tell. */
const kindOf = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-say]')?.dataset.say ??
  element.querySelector<HTMLElement>('[data-say]')?.dataset.say;

/**
 * What a listener has to know of a control: name, kind, state or value, place in its group, whether it is required, hint, error.
 * All of it is what the page says to screen readers.
 */
export function saysControl(control: HTMLElement): Spoken[] {
  const own = i18next.language;
  const name = computeAccessibleName(control);
  const lang = langOf(control);
  const group = groupOf(control);
  const rest = [kindWord(control), ...statesOf(control), placeOf(control)]
    .filter((part) => part !== '')
    .join(', ');
  const error = idsIn(control, 'aria-errormessage').map(textOf).join(' ');
  const hint = computeAccessibleDescription(control).replace(error, '').trim();
  const more = [error === '' ? '' : word('error', { text: error }), hint].filter((part) => part !== '');
  return [
    ...(group === '' ? [] : [{ text: `${group}.`, lang: own }]),
    { text: asHeard(name, lang, undefined), lang },
    { text: [rest, ...more].join('. '), lang: own },
  ];
}

function idsIn(control: Element, attribute: string): HTMLElement[] {
  const ids = control.getAttribute(attribute)?.split(' ') ?? [];
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}

/** The question that a choice answers, said with its first member only. */
function groupOf(control: HTMLElement): string {
  if (!(control instanceof HTMLInputElement && control.type === 'radio')) return '';
  const { at } = place(control);
  const group = control.closest('fieldset');
  return at === 1 && group ? computeAccessibleName(group) : '';
}

function kindWord(control: HTMLElement): string {
  if (control instanceof HTMLCanvasElement) return word('signature');
  if (control instanceof HTMLAnchorElement) return word('link');
  if (control instanceof HTMLTextAreaElement) return word('text');
  if (control instanceof HTMLInputElement) return word(INPUTS[control.type] ?? 'text');
  if (isList(control)) return word('list');
  return control instanceof HTMLButtonElement ? word('button') : '';
}

/** A button that shows an answer, and a list of others when it is pressed. */
const isList = (control: HTMLElement): boolean =>
  control instanceof HTMLSelectElement ||
  (control.getAttribute('aria-haspopup') === 'dialog' && control.closest('[data-field-frame]') !== null);

const INPUTS: Readonly<Record<string, WordKey>> = { radio: 'choice', checkbox: 'tick', file: 'file' };

function statesOf(control: HTMLElement): string[] {
  const states: string[] = [];
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    states.push(word(control.checked ? 'checked' : 'unchecked'));
  } else if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    states.push(word(control.checked ? 'ticked' : 'unticked'));
  } else if (control instanceof HTMLTextAreaElement || isTyped(control)) {
    states.push(
      control.value === '' ? word('empty') : asHeard(control.value, i18next.language, kindOfInput(control)),
    );
  } else if (isList(control)) {
    states.push(textOf(control));
  } else if (control.getAttribute('aria-pressed') === 'true') {
    states.push(word('checked'));
  }
  if (control.closest('[data-required]') && !(control instanceof HTMLButtonElement))
    states.push(word('required'));
  if (control.matches(':disabled')) states.push(word(control.ariaBusy === 'true' ? 'busy' : 'off'));
  return states;
}

const isTyped = (control: HTMLElement): control is HTMLInputElement =>
  control instanceof HTMLInputElement && !(control.type in INPUTS);

/** How a control's value is said: by digits for numbers that nobody reads as one. */
export const kindOfInput = (control: HTMLInputElement | HTMLTextAreaElement): string | undefined =>
  /tel|numeric/.test(control.inputMode || control.type) ? 'digits' : undefined;

/** Where a control stands among those of its kind: choices of their group, fields of their form. */
function place(control: HTMLElement): { readonly at: number; readonly of: number } {
  const isOne = (other: HTMLElement) =>
    control instanceof HTMLInputElement && control.type === 'radio'
      ? other instanceof HTMLInputElement && other.name === control.name
      : control.closest('[data-field-frame]') !== null &&
        other.closest('[data-field-frame]') !== null &&
        !isLaterChoice(other);
  const all = stopsIn(scopeNow()).flatMap(({ element, isControl }) =>
    isControl && isOne(element) ? [element] : [],
  );
  return { at: all.indexOf(control) + 1, of: all.length };
}

const isLaterChoice = (control: HTMLElement): boolean =>
  control instanceof HTMLInputElement &&
  control.type === 'radio' &&
  control.closest('fieldset')?.querySelector('input[type="radio"]') !== control;

function placeOf(control: HTMLElement): string {
  const { at, of } = place(control);
  return of > 1 && at > 0 ? word('place', { at, of }) : '';
}
