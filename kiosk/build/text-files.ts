import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { SHIPPED, textsFor } from '../languages/language-files.ts';

/** Where the texts of a language are; `src/i18n/texts.ts` asks for them there. */
const ADDRESS = /^\/?assets\/([\w-]+)-\w{8}\.json$/;

/** The element that holds the texts; `src/i18n/texts.ts` reads it. */
const ID = 'texts';

/**
 * Puts the texts of each language into a file of its own. All names end in one fingerprint of all texts, so that home's script
 * need not know a name for each language.
 */
export function textFiles(): Plugin {
  const texts = () => new Map<string, string>(SHIPPED.map((tag) => [tag, JSON.stringify(textsFor(tag))]));
  const fingerprint = createHash('sha256')
    .update([...texts()].join())
    .digest('hex')
    .slice(0, 8);
  return {
    name: 'text-files',
    config: () => ({ define: { __TEXTS__: JSON.stringify(fingerprint) } }),
    generateBundle() {
      for (const [tag, source] of texts())
        this.emitFile({ type: 'asset', fileName: `assets/${tag}-${fingerprint}.json`, source });
    },
    configureServer: ({ middlewares }) => {
      // As the files are now, so that a text that was changed is there when the page is loaded again.
      middlewares.use(({ url = '' }, response, next) => {
        const [, tag] = ADDRESS.exec(url) ?? [];
        const source = tag === undefined ? undefined : texts().get(tag);
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'application/json').end(source);
      });
    },
  };
}

/**
 * Writes the texts of one language into index.html, as data: they are there with the page, and no start in that language
 * waits for a file more.
 */
export function inlineTexts(language: (typeof SHIPPED)[number]): Plugin {
  return {
    name: 'inline-texts',
    transformIndexHtml: () => {
      // `<` could end the element; JSON has another way to write it.
      const children = JSON.stringify(textsFor(language)).replaceAll('<', '\\u003c');
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
