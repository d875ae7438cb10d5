import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

/** Far older than the app's target: a too old browser reads this script, which says so. */
const TARGET = 'es2015';

/**
 * Writes the script before the app into index.html, so that the first paint waits for no request. The policy
 * admits it by its hash (`kiosk/server/inline-sources.ts`).
 * @param address as in index.html, from the project's folder; the script imports nothing
 */
export function bootScript(address: string): Plugin {
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
        const script = await shortened(join(root, address));
        return html.replace(
          new RegExp(`<script[^>]* src="${address}"></script>`),
          () => `<script>${script}</script>`,
        );
      },
    },
  };
}

/** @throws Error for code that would end its element */
async function shortened(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
    sourcemap: false,
    target: TARGET,
  });
  const script = (await minify(file, code, { compress: { target: TARGET } })).code.trim();
  if (/<\/script|<!--/i.test(script)) throw new Error(`${file}: its code would end its element`);
  return script;
}
