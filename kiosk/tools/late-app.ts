import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BUILD_TARGET } from './browsers.ts';
import { assetNamed, ownScript } from './own-script.ts';

const NAME = 'start.js';
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/**
 * Lets the built app run once home, which stands in index.html, is painted: a module script in the page would run before.
 * @param address the script that waits for the paint, from the project's folder
 */
export function lateApp(address: string): Plugin {
  let root = '';
  return {
    name: 'late-app',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      this.emitFile({
        type: 'asset',
        name: NAME,
        source: await ownScript(join(root, address), BUILD_TARGET),
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? withLinks(html, `/${assetNamed(NAME, bundle)}`) : html),
    },
  };
}

/**
 * The page with the app's scripts as links: fetched at once, but not run before the starting script asks for the last.
 * @throws Error where the page has no such script
 */
export function withLinks(html: string, start: string): string {
  const app = [...html.matchAll(SCRIPT)].at(-1)?.[1];
  if (app === undefined) throw new Error('index.html names no script of the app');
  return html.replaceAll(SCRIPT, (_, address: string) =>
    address === app
      ? `<link rel="modulepreload" crossorigin href="${address}" data-app>\n    <script type="module" crossorigin src="${start}"></script>`
      : `<link rel="modulepreload" crossorigin href="${address}">`,
  );
}
