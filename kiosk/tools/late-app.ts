import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BUILD_TARGET } from './browsers.ts';
import { CHUNKS, COMPILED_WHOLE } from './chunks.ts';
import { asClassicScript } from './classic-script.ts';
import { compileWhole } from './compile-hint.ts';
import { ownScript } from './own-script.ts';

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/g;
const LINK = /<link rel="modulepreload"[^>]*>\s*/g;

/**
 * Lets the built app run once home, which stands in index.html, is painted: a module script in the page would run before.
 * The app's script is no module, either: of a module that a service worker answers with, Chromium keeps no compiled code,
 * and would compile all of it again at each start.
 * @param address the script that waits for the paint, from the project's folder
 */
export function lateApp(address: string): Plugin {
  let root = '';
  return {
    name: 'late-app',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => withLateApp(html, await ownScript(join(root, address), BUILD_TARGET)),
    },
    generateBundle: {
      // After Vite has written into the chunks what it has to say.
      order: 'post',
      handler(_, bundle) {
        asClassicScript(CHUNKS[0].name, bundle);
        compileWhole(COMPILED_WHOLE, Object.values(bundle));
      },
    },
  };
}

/**
 * The page with the app's script, which does nothing before the starting script asks it to, and without links to what
 * that has in it anyway.
 * @param start the code of the starting script, which is written into the page
 * @throws Error where the page has no such script
 */
export function withLateApp(html: string, start: string): string {
  const app = [...html.matchAll(SCRIPT)].at(-1)?.[1];
  if (app === undefined) throw new Error('index.html names no script of the app');
  return html
    .replaceAll(LINK, '')
    .replaceAll(SCRIPT, (_, address: string) =>
      address === app
        ? `<script async src="${address}" data-app></script>\n    <script type="module">${start}</script>\n    `
        : '',
    );
}
