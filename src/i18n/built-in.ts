import type { Language, TextTree } from '~/domain/languages';

/**
 * Takes the texts that came within index.html, where the build has put them, for one use: whatever their language, nothing
 * of them stays in the page.
 */
export function takeTextsOfPage(language: Language): TextTree | undefined {
  const element = document.getElementById('texts');
  element?.remove();
  return element?.lang === language ? JSON.parse(element.textContent) : undefined;
}
