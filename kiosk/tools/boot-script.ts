import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

const NAME = 'boot.js';

/** Far below what the app is built for: a browser that is too old for it reads this script, which tells it so. */
const target = 'es2015';

/**
 * Builds the script that index.html runs before the app: apart from it, and under a name of its content, so that the
 * browser keeps it and no start waits for it.
 * @param address as index.html names it, from the project's folder
 */
export function bootScript(address: string): Plugin {
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
      const file = join(root, address);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false, target });
      const { code: source } = await minify(file, code, { compress: { target } });
      this.emitFile({ type: 'asset', name: NAME, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const built = Object.values(bundle).find(
          (file) => file.type === 'asset' && file.names.includes(NAME),
        );
        if (!built) throw new Error(`${address} has not been built`);
        return html.replace(address, `/${built.fileName}`);
      },
    },
  };
}
