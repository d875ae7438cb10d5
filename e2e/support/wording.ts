import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from './fixtures.ts';

/** The words of each language that was asked for so far. */
const known = new Map<string, RegExp>();

/** Any text of a language; what is put into it may be anything. */
function wordsOf(language: string): RegExp {
  const words = known.get(language) ?? new RegExp(`^(${spellings(language).join('|')})$`, 's');
  known.set(language, words);
  return words;
}

/** The texts of a language as a regular expression's source each, and what stands around a fact that has an element of its own. */
function spellings(language: string): string[] {
  const file = fileURLToPath(new URL(`../../src/i18n/${language}.json`, import.meta.url));
  const texts: string[] = [];
  JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
    if (typeof value === 'string' && value !== '') {
      const around = value.split(/\{\{\w+\}\}/).map((piece) => piece.trim());
      texts.push(value, ...value.split('\n'), ...around.filter((piece) => /\p{L}/u.test(piece)));
    }
    return value;
  });
  return texts.map((text) =>
    text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\\\{\w+\\\}\\\}/g, '.+'),
  );
}

/**
 * All the app's own words on the screen, those for a screen reader included, come from the language's texts. Left aside
 * is what the hotel says, what the guest entered, names of places, numbers, signs, and what says that it is in another language.
 * @param hotelsOwn all that the hotel has written for its screens
 */
export async function speaksOnly(page: Page, language: string, state: string, hotelsOwn = ''): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const words = await page.evaluate(() => {
    const top = document.querySelector('dialog[open]') ?? document.body;
    const notOurs =
      '[data-field], [data-value], [aria-hidden="true"], section[tabindex="0"], tbody td, option, textarea, script, style, noscript, body [lang]';
    const isKey = (element: Element, text: string) =>
      /^.(⇄.)?$/u.test(text) && element.closest('.keypad') !== null;
    /** What a picker shows is the name of the choice in its select. */
    const isChoice = (element: Element, text: string) =>
      element.closest('button')?.parentElement?.querySelector('select')?.selectedOptions[0]?.text === text;
    const found: string[] = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element?.checkVisibility()) continue;
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
          found.push(node.getAttribute(name) ?? '');
        continue;
      }
      const text = (node.textContent ?? '').trim();
      if (!element.closest(notOurs) && !isKey(element, text) && !isChoice(element, text)) found.push(text);
    }
    return found.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
  });
  const own = wordsOf(language);
  expect(words.length, `${state}: words`).toBeGreaterThan(0);
  expect
    .soft(
      words.filter((text) => !own.test(text) && !hotelsOwn.includes(text)),
      `${state}: words of no text`,
    )
    .toEqual([]);
}
