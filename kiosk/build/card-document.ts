import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import { BUILD_TARGET } from './browsers.ts';

/** The card document's path; `src/hotel/outside/card-messages.ts` and the gateway have it too. */
const PATH = 'card.html';

/**
 * Builds the document for the card provider's script, with ours inline: its own origin could not load ours, and
 * its policy names the one script by its hash.
 * @param address of the script, from the project's folder
 */
export function cardDocument(address: string): Plugin {
  const entry = fileURLToPath(new URL(`../..${address}`, import.meta.url));
  return {
    name: 'card-document',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: PATH, source: await documentOf(entry) });
    },
    configureServer(server) {
      let document: Promise<string> | undefined;
      server.middlewares.use(`/${PATH}`, (_, response, next) => {
        document ??= documentOf(entry);
        document.then((html) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}

async function documentOf(entry: string): Promise<string> {
  const code = await scriptOf(entry);
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry}: its code would end its element`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card</title><script>${code}</script></head></html>\n`;
}

async function scriptOf(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': fileURLToPath(new URL('../../src', import.meta.url)) } },
    build: {
      write: false,
      target: BUILD_TARGET,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const [chunk, ...others] = outputs.filter((file): file is Rollup.OutputChunk => file.type === 'chunk');
  if (!chunk || others.length > 0) throw new Error(`${entry} is not one script`);
  return chunk.code.trim();
}
