import i18next from 'i18next';
import { sentence } from './punctuation';
import { plainText } from './read-text';
import { framesIn, own, saysText } from './sentence';
import type { Stop } from './stops';
import { word } from './texts';
import type { Spoken } from './voice';

/** Texts longer than this are heard paragraph by paragraph, not on arrival; in characters. */
const LONG = 600;

const titleOf = (scope: HTMLElement): Element | null =>
  scope.querySelector(scope instanceof HTMLDialogElement ? ':scope > h2, :scope > div > h2' : 'h1');

/** What a screen or a dialog is called. */
export const titleWords = (scope: HTMLElement): string => {
  const title = titleOf(scope);
  return title ? plainText(title) : '';
};

/** Title and step of a screen; of a dialog its title. */
export function saysHead(scope: HTMLElement): Spoken[] {
  const title = titleOf(scope);
  // A title of two lines is two sentences.
  const lines = title?.children.length ? [...title.children] : title ? [title] : [];
  const spoken = lines.map((line) => own(sentence(plainText(line), i18next.language)));
  if (scope instanceof HTMLDialogElement) return spoken;
  const steps = [...scope.querySelectorAll<HTMLElement>('nav ol li')];
  const index = steps.findIndex((step) => step.getAttribute('aria-current') === 'step');
  return index < 0 ? spoken : [...spoken, own(word('step', { at: index + 1, of: steps.length }))];
}

const isTextOf = ({ element, isControl }: Stop): boolean => !isControl && element.innerText.trim() !== '';

/** True if the texts of a screen are too long to be said at once. */
export const isLong = (stops: readonly Stop[]): boolean =>
  stops.filter(isTextOf).reduce((sum, { element }) => sum + element.innerText.length, 0) > LONG;

/** The announcement of a screen or dialog that opens: title, step, texts, number of questions. */
export function saysArrival(scope: HTMLElement, stops: readonly Stop[]): Spoken[] {
  const fields = framesIn(scope).length;
  return [
    ...saysHead(scope),
    ...(isLong(stops)
      ? [own(word('long_text'))]
      : stops.filter(isTextOf).flatMap(({ element }) => saysText(element))),
    ...(fields > 1 ? [own(word('fields', { count: fields }))] : []),
  ];
}
