import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The element that holds the texts; `src/i18n/built-in.ts` reads it. */
const ID = 'texts';

/**
 * Writes the texts of one language into index.html, as data: they are there with the page, and no start in that language
 * waits for a file more.
 * @param file their JSON
 */
export function inlineTexts(language: string, file: string): Plugin {
  return {
    name: 'inline-texts',
    transformIndexHtml: () => {
      // `<` could end the element; JSON has another way to write it.
      const children = JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))).replaceAll('<', '\\u003c');
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
