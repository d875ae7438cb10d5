import type { Plugin } from 'vite';
import { readLanguageFiles } from './language-files.ts';
import { textsFor } from './languages.ts';

/** The element that holds the texts; `src/i18n/texts.ts` reads it. */
const ID = 'texts';

/**
 * Writes the texts of one language into index.html, as data: they are there with the page, and no start in that language
 * waits for a file more.
 */
export function inlineTexts(language: string): Plugin {
  return {
    name: 'inline-texts',
    transformIndexHtml: () => {
      // `<` could end the element; JSON has another way to write it.
      const children = JSON.stringify(textsFor(readLanguageFiles(), language)).replaceAll('<', '\\u003c');
      return [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: ID, lang: language },
          children,
          injectTo: 'body',
        },
      ];
    },
  };
}
