import { join } from 'node:path';
import type { Plugin } from 'vite';
import { assetNamed, ownScript } from './own-script.ts';

const NAME = 'boot.js';

/** Far below what the app is built for: a browser that is too old for it reads this script, which tells it so. */
const TARGET = 'es2015';

/**
 * Builds the scripts that index.html runs before the app into one: apart from the app, and under a name of its content, so
 * that the browser keeps it and no start waits for it.
 * @param addresses as index.html names them, from the project's folder, in the order in which they run
 */
export function bootScript(...addresses: readonly string[]): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'boot-script',
    configResolved(config) {
      root = config.root;
      isBuild = config.command === 'build';
    },
    async buildStart() {
      if (!isBuild) return;
      const scripts = await Promise.all(addresses.map((address) => ownScript(join(root, address), TARGET)));
      this.emitFile({ type: 'asset', name: NAME, source: scripts.join('\n') });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const [first = '', ...others] = addresses;
        return others
          .reduce((rest, other) => rest.replace(tagOf(other), ''), html)
          .replace(tagOf(first), `<script src="/${assetNamed(NAME, bundle)}"></script>`);
      },
    },
  };
}

const tagOf = (address: string): RegExp => new RegExp(`\\s*<script[^>]* src="${address}"></script>`);
