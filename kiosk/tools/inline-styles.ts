import type { Plugin, Rollup } from 'vite';

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/**
 * Writes the styles that index.html names into it, so that home is painted without another request. The gateway's policy lets
 * in what is written into the page by its hash (`kiosk/gateway/inline-sources.ts`).
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(LINK, (_, name: string) => `<style>${takeStyles(name, bundle)}</style>`),
    },
  };
}

/** Takes a file of styles out of a build; no script asks for it any more. */
function takeStyles(name: string, bundle: Rollup.OutputBundle): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`index.html names ${name}, which has not been built`);
  const styles = String(file.source).trim();
  if (/<\/style/i.test(styles)) throw new Error(`${name}: would end its element`);
  delete bundle[name];
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(name);
  return styles;
}
