import i18next from 'i18next';
import { sentence } from './punctuation';
import { plainText } from './read-text';
import { own, saysText } from './sentence';
import type { Stop } from './stops';
import { word } from './texts';
import type { Spoken } from './voice';

/** Texts longer than this are heard paragraph by paragraph, not on arrival; in characters. */
const LONG = 600;

const titleOf = (scope: HTMLElement): Element | null =>
  scope.querySelector(scope instanceof HTMLDialogElement ? ':scope > h2, :scope > div > h2' : 'h1');

/** The title of a screen or a dialog. */
export const titleWords = (scope: HTMLElement): string => {
  const title = titleOf(scope);
  return title ? plainText(title) : '';
};

/** Says the title of a screen or a dialog. */
export function saysTitle(scope: HTMLElement): Spoken[] {
  const title = titleOf(scope);
  // A title of two lines is two sentences.
  const lines = title?.children.length ? [...title.children] : title ? [title] : [];
  return lines.map((line) => own(sentence(plainText(line), i18next.language)));
}

/** The step of the journey to which a screen belongs. */
export function saysStep(scope: HTMLElement): Spoken[] {
  const steps = [...scope.querySelectorAll<HTMLElement>('nav ol li')];
  const index = steps.findIndex((step) => step.getAttribute('aria-current') === 'step');
  return index < 0 ? [] : [own(word('step', { at: index + 1, of: steps.length }))];
}

const isTextOf = ({ element, isControl }: Stop): boolean => !isControl && element.innerText.trim() !== '';

/** True if the texts of a screen are too long to be said at once. */
export const isLong = (stops: readonly Stop[]): boolean =>
  stops.filter(isTextOf).reduce((sum, { element }) => sum + element.innerText.length, 0) > LONG;

/** The texts of a screen, each once: every companion's fields may have the same hint. */
function textsOf(stops: readonly Stop[]): readonly Stop[] {
  const texts = new Map<string, Stop>();
  for (const stop of stops.filter(isTextOf)) {
    const text = plainText(stop.element);
    if (!texts.has(text)) texts.set(text, stop);
  }
  return [...texts.values()];
}

/**
 * The announcement of a screen or dialog: title, step, texts.
 * @param step the words about its step of the journey
 */
export const saysArrival = (
  scope: HTMLElement,
  stops: readonly Stop[],
  step: readonly Spoken[] = saysStep(scope),
): Spoken[] => [
  ...saysTitle(scope),
  ...step,
  ...(isLong(stops) ? [own(word('long_text'))] : textsOf(stops).flatMap(({ element }) => saysText(element))),
];
