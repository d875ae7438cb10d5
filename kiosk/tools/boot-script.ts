import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ownScript } from './own-script.ts';

/** Far below what the app is built for: a browser that is too old for it reads this script, which tells it so. */
const TARGET = 'es2015';

/**
 * Writes the scripts that run before the app into index.html, as one: apart from the app, and without a request that the
 * first paint would wait for. The gateway's policy lets in what is written into the page by its hash
 * (`kiosk/gateway/inline-sources.ts`).
 * @param addresses as index.html names them, from the project's folder, in the order in which they run
 */
export function bootScript(...addresses: readonly string[]): Plugin {
  let root = '';
  return {
    name: 'boot-script',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const [first = '', ...others] = addresses;
        const scripts = await Promise.all(addresses.map((address) => ownScript(join(root, address), TARGET)));
        return others
          .reduce((rest, other) => rest.replace(tagOf(other), ''), html)
          .replace(tagOf(first), () => `<script>${scripts.join('\n')}</script>`);
      },
    },
  };
}

const tagOf = (address: string): RegExp => new RegExp(`\\s*<script[^>]* src="${address}"></script>`);
