import type { Language, TextTree } from '~/domain/languages';

/**
 * Takes the texts that the build has embedded in index.html, and removes them from the page. Returns
 * undefined if they are in another language, or were taken before.
 */
export function takeTextsOfPage(language: Language): TextTree | undefined {
  const element = document.getElementById('texts');
  element?.remove();
  return element?.lang === language ? JSON.parse(element.textContent) : undefined;
}
