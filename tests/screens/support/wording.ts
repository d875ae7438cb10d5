import { expect } from 'vitest';
import type { BuiltInLanguage, TextTree } from '~/domain/languages';
import { TEXTS } from './texts';

/** A text as a pattern for any inserted words. */
const filled = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\\\{\w+\\\}\\\}/g, '.+')}$`, 's');

function* textsIn(tree: TextTree): Generator<string> {
  for (const value of Object.values(tree)) {
    if (typeof value === 'object') yield* textsIn(value);
    else yield value;
  }
}

/** Whether a language has these words: as a text, its line, or around inserted words. */
function knowsWords(language: BuiltInLanguage): (words: string) => boolean {
  const plain = new Set<string>();
  const patterns: RegExp[] = [];
  for (const text of textsIn(TEXTS[language])) {
    const around = text.split(/\{\{\w+\}\}/).map((piece) => piece.trim());
    for (const piece of [text, ...text.split('\n'), ...around.filter((one) => /\p{L}/u.test(one))]) {
      if (piece.includes('{{')) patterns.push(filled(piece));
      else plain.add(piece);
    }
  }
  return (words) => plain.has(words) || patterns.some((pattern) => pattern.test(words));
}

/** The hotel's, the guest's and places' words, and marked other languages. */
const NOT_OURS =
  '[data-field], [data-value], [aria-hidden="true"], section[tabindex="0"], tbody td, option, textarea, script, style, noscript, body [lang]';

const isKey = (element: Element, text: string): boolean =>
  /^.(⇄.)?$/u.test(text) && element.closest('.keypad') !== null;

/** A picker shows its select's choice. */
const isChoice = (element: Element, text: string): boolean =>
  element.closest('button')?.parentElement?.querySelector('select')?.selectedOptions[0]?.text === text;

/** A text alone, and whole where spans keep its pieces together. */
function wholeTexts(text: string, element: Element): string[] {
  const texts = [text];
  for (let at: Element | null = element; at?.localName === 'span'; at = at.parentElement)
    texts.push(at.parentElement?.textContent.trim() ?? '');
  return texts;
}

/** All the app's words on the screen, a screen reader's included: each with the sentences that it may be a piece of. */
function shownWords(): string[][] {
  const found: string[][] = [];
  const top = document.querySelector('dialog[open]') ?? document.querySelector('#root') ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element?.checkVisibility()) continue;
    if (node instanceof Element) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
        found.push([(node.getAttribute(name) ?? '').trim()]);
      continue;
    }
    const text = (node.textContent ?? '').trim();
    if (!element.closest(NOT_OURS) && !isKey(element, text) && !isChoice(element, text))
      found.push(wholeTexts(text, element));
  }
  return found.filter(([text = '']) => /\p{L}/u.test(text));
}

/** Checks that all the app's words are a language's; `hotelsOwn` is the hotel's text. @returns judges a state */
export function speaksOnly(language: BuiltInLanguage): (state: string, hotelsOwn: string) => void {
  const knows = knowsWords(language);
  return (state, hotelsOwn) => {
    expect(document.documentElement.lang, state).toBe(language);
    const words = shownWords();
    expect(words.length, `${state}: words`).toBeGreaterThan(0);
    const strange = words.filter((texts) => !texts.some((text) => knows(text) || hotelsOwn.includes(text)));
    expect.soft(strange, `${state}: words of no text`).toEqual([]);
  };
}
