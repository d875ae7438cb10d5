import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

/** Far below what the app is built for: a browser that is too old for it reads this script, which tells it so. */
const TARGET = 'es2015';

/**
 * Writes the script that runs before the app into index.html: apart from the app, and without a request that the first paint
 * would wait for. The gateway's policy lets in what is written into the page by its hash (`kiosk/server/inline-sources.ts`).
 * @param address as index.html names it, from the project's folder; the script imports nothing
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

/** @throws Error where its code would end its element */
async function shortened(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
    sourcemap: false,
    target: TARGET,
  });
  const script = (await minify(file, code, { compress: { target: TARGET } })).code.trim();
  if (/<\/script|<!--/i.test(script)) throw new Error(`${file}: its code would end its element`);
  return script;
}
