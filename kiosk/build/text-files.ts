import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { SHIPPED, textsFor } from '../languages/language-files.ts';

/** Addresses of texts, as `src/i18n/texts.ts` asks for them. */
const ADDRESS = /^\/?assets\/([\w-]+)-\w{8}\.json$/;

/** The element with the texts; `src/i18n/texts.ts` reads it. */
const ID = 'texts';

/** Puts each language's texts into a file. All names share one fingerprint, so home's script needs no list of them. */
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
      // Read anew, so that a reload shows a changed text.
      middlewares.use(({ url = '' }, response, next) => {
        const [, tag] = ADDRESS.exec(url) ?? [];
        const source = tag === undefined ? undefined : texts().get(tag);
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'application/json').end(source);
      });
    },
  };
}

/** Writes one language's texts into index.html as data: a start in that language waits for no other file. */
export function inlineTexts(language: (typeof SHIPPED)[number]): Plugin {
  return {
    name: 'inline-texts',
    transformIndexHtml: () => {
      // `<` could end the element; JSON can escape it.
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
