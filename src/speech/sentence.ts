import i18next from 'i18next';
import { session } from '~/session/store';
import { asHeard } from './as-heard';
import { choicesBeside, isChoice } from './choices';
import { listed, paused, sentence, spaceIn } from './punctuation';
import { langOf, plainText, readText } from './read-text';
import { around, FRAME, scopeNow, stopsIn } from './stops';
import { type WordKey, word } from './texts';
import type { Spoken } from './voice';

/** A piece of speech in the language in use. */
export const own = (text: string): Spoken => ({ text, lang: i18next.language });

/** Says a text between the controls. */
export const saysText = (element: HTMLElement): Spoken[] => closed(readText(element));

/** The facts of a control for a listener, as the page tells them to screen readers. */
export type Described = {
  /** The headings and questions around it, the outermost first. */
  readonly contexts: readonly string[];
  readonly name: readonly Spoken[];
  readonly kind: string;
  /** Its value, whether it is chosen, required, off. */
  readonly states: readonly string[];
  readonly place: string;
  readonly error: string;
  readonly hint: string;
};

export function describe(control: HTMLElement): Described {
  const name = nameOf(control);
  const said = name.map(({ text }) => text).join(' ');
  const errors = idsIn(control, 'aria-errormessage');
  const hints = idsIn(control, 'aria-describedby').filter((element) => !errors.includes(element));
  return {
    // A name may tell them itself.
    contexts: contextsOf(control).filter((context) => !said.includes(context)),
    name,
    kind: kindOf(control),
    states: statesOf(control),
    place: placeOf(control),
    error: errors.map(plainText).join(' '),
    hint: hints.map((one) => sentence(plainText(one), i18next.language)).join(spaceIn(i18next.language)),
  };
}

/**
 * The sentence of a control.
 * @param before where the listener was: what is around both is not said again
 */
export function saysControl(control: HTMLElement, before?: Element): Spoken[] {
  const { contexts, name, kind, states, place, error, hint } = describe(control);
  const known = before instanceof HTMLElement && before !== control ? contextsOf(before) : [];
  const lang = i18next.language;
  const facts = sentence(listed([...states, kind, place], lang), lang);
  const more = [error === '' ? '' : word('error', { text: error }), hint];
  return closed([
    ...contexts.filter((context) => !known.includes(context)).map((context) => own(sentence(context, lang))),
    ...name.map((run) => ({ ...run, text: paused(run.text, run.lang) })),
    ...[facts, ...more].filter((part) => part !== '').map((part) => own(sentence(part, lang))),
  ]);
}

/** Says the answer just chosen, or the box just ticked. */
export const saysChange = (control: HTMLInputElement): Spoken[] =>
  closed([
    ...(isChoice(control)
      ? ownName(control).map((run) => ({ ...run, text: paused(run.text, run.lang) }))
      : []),
    own(word(checkedWord(control))),
  ]);

/** Joins the words of one voice to a sentence. */
function closed(runs: readonly Spoken[]): Spoken[] {
  const said: Spoken[] = [];
  for (const { text, lang } of runs) {
    const last = said.at(-1);
    if (last?.lang === lang) said[said.length - 1] = { text: `${last.text}${spaceIn(lang)}${text}`, lang };
    else said.push({ text, lang });
  }
  return said.map((run, at) => (at < said.length - 1 ? run : { ...run, text: sentence(run.text, run.lang) }));
}

function idsIn(element: Element, attribute: string): HTMLElement[] {
  const ids = element.getAttribute(attribute)?.split(' ') ?? [];
  return ids.flatMap((id) => document.getElementById(id) ?? []);
}

/** The name of a control; of an answer its question as well. */
function nameOf(control: HTMLElement): Spoken[] {
  if (!isChoice(control)) return ownName(control);
  const group = control.closest('fieldset');
  const lang = i18next.language;
  return [...(group ? [own(sentence(groupName(group), lang))] : []), ...ownName(control)];
}

/** By the order in which browsers look for an accessible name (HTML AAM). */
function ownName(control: HTMLElement): Spoken[] {
  const named = idsIn(control, 'aria-labelledby');
  if (named.length > 0) return named.flatMap(readText);
  const label = control.ariaLabel ?? '';
  const lang = langOf(control);
  if (label.trim() !== '') return [{ text: asHeard(label, lang), lang }];
  const labels = 'labels' in control ? control.labels : undefined;
  const own = labels instanceof NodeList ? [...labels].filter((one) => one instanceof HTMLElement) : [];
  return (own.length > 0 ? own : [control]).flatMap(readText);
}

const groupName = (group: Element): string =>
  group.ariaLabel ||
  [...idsIn(group, 'aria-labelledby'), ...group.querySelectorAll(':scope > legend')].map(plainText).join(' ');

function contextsOf(control: HTMLElement): string[] {
  const contexts: string[] = [];
  for (let at = control.parentElement; at && !(at instanceof HTMLDialogElement); at = at.parentElement) {
    const isOwnQuestion = isChoice(control) && at === control.closest('fieldset');
    const heading = at.matches('section') && at.querySelector('h2, h3');
    if (heading) contexts.unshift(plainText(heading));
    else if (at.matches('fieldset, [role="group"]') && !isOwnQuestion) contexts.unshift(groupName(at));
  }
  return contexts.filter((context) => context !== '');
}

const INPUTS: Readonly<Record<string, WordKey>> = { radio: 'choice', checkbox: 'tick', file: 'file' };

function kindOf(control: HTMLElement): string {
  if (control instanceof HTMLCanvasElement) return word('signature');
  if (control instanceof HTMLAnchorElement) return word('link');
  if (control instanceof HTMLTextAreaElement) return word('text');
  if (control instanceof HTMLInputElement) return word(INPUTS[control.type] ?? 'text');
  return word(isList(control) ? 'list' : 'button');
}

/** A button that shows an answer, and a list of others when it is pressed. */
const isList = (control: HTMLElement): boolean =>
  control instanceof HTMLSelectElement ||
  (control.getAttribute('aria-haspopup') === 'dialog' &&
    control.id !== '' &&
    around(control, FRAME) !== undefined);

const checkedWord = ({ type, checked }: HTMLInputElement): WordKey =>
  type === 'radio' ? (checked ? 'checked' : 'unchecked') : checked ? 'ticked' : 'unticked';

function statesOf(control: HTMLElement): string[] {
  const isField = isTyped(control) || isList(control) || control instanceof HTMLInputElement;
  const isRequired = isField && !isAnswered(control) && around(control, '[data-required]');
  const isOff = control.matches(':disabled');
  return [
    ...valueOfControl(control),
    ...(isRequired ? [word('required')] : []),
    ...(isOff ? [word(control.ariaBusy === 'true' ? 'busy' : 'off')] : []),
  ];
}

/** True for a control with an answer: nobody has to hear that it wants one. */
export const isAnswered = (control: HTMLElement): boolean =>
  isTyped(control)
    ? control.value !== ''
    : isList(control)
      ? Boolean(control.parentElement?.querySelector('select')?.value)
      : isMarked(control) && control.checked;

function valueOfControl(control: HTMLElement): string[] {
  if (isTyped(control)) return [control.value === '' ? word('empty') : valueAsHeard(control)];
  if (isMarked(control)) return [word(checkedWord(control))];
  if (isList(control)) return [plainText(control)];
  return control.ariaPressed === 'true' ? [word('checked')] : [];
}

/** An answer to choose, or a box to tick. */
export const isMarked = (control: EventTarget | null): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);

/** A control that takes letters. */
export const isTyped = (control: EventTarget | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !(control.type in INPUTS));

/** True if others would overhear the letters of a control: a card's number and code are for headphones only. */
export const isHidden = (control: HTMLElement): boolean =>
  control.dataset.say === 'secret' && !session().listening?.hasHeadphones;

/** The letters in a control as they are said: digits one by one, where nobody reads them as one number. */
export function valueAsHeard(control: HTMLInputElement | HTMLTextAreaElement): string {
  const { value, dataset } = control;
  if (isHidden(control)) return word('hidden', { count: value.replace(/\s/g, '').length });
  return asHeard(
    value,
    i18next.language,
    isDigits(control) || dataset.say === 'secret' ? 'digits' : undefined,
  );
}

/** True for a control of digits that nobody reads as one number. */
export const isDigits = ({ dataset }: HTMLElement): boolean =>
  /^(phone|digits)$/.test(dataset.keyboard ?? '');

/** Where a control stands: an answer among those to its question, a field in its form, a button in its list. */
function placeOf(control: HTMLElement): string {
  const all = isChoice(control)
    ? choicesBeside(control)
    : around(control, FRAME) && kindOf(control) !== word('button')
      ? framesIn(scopeNow())
      : [...(control.closest('ul, [role="group"]')?.querySelectorAll<HTMLElement>('button') ?? [])];
  const own = all.findIndex((one) => one === control || (one.matches(FRAME) && one.contains(control)));
  return all.length > 1 && own >= 0 ? word('place', { at: own + 1, of: all.length }) : '';
}

/** The questions of a form. */
const framesIn = (scope: HTMLElement): HTMLElement[] => [
  ...new Set(
    stopsIn(scope).flatMap(({ element, isControl }) => (isControl ? (around(element, FRAME) ?? []) : [])),
  ),
];
