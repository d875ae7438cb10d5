import type { Language, TextTree } from '~/domain/languages';

/** Takes the texts that came within index.html, where they are of this language; the build has put them there, for one use. */
export function takeTextsOfPage(language: Language): TextTree | undefined {
  const element = document.getElementById('texts');
  if (element?.lang !== language) return undefined;
  element.remove();
  return JSON.parse(element.textContent);
}
