import type { Language, TextTree } from '~/domain/languages';

/** The texts that came within index.html, where they are of this language; the build has put them there. */
export function textsOfPage(language: Language): TextTree | undefined {
  const element = document.getElementById('texts');
  return element?.lang === language ? JSON.parse(element.textContent) : undefined;
}
