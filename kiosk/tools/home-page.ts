import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Where index.html has home. */
const PLACE = '<!-- home -->';

/**
 * Writes home into index.html as the app's own components draw it, so that it is seen before any script has run.
 * @param entry the module whose `homeHtml` draws it, from the project's folder
 */
export function homePage(entry: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'home-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html) => html.replace(PLACE, await drawn(entry, config)),
    },
  };
}

/** Builds the module for Node, with the same names of classes as the app's, and runs it. */
async function drawn(entry: string, { root, define, css, resolve }: ResolvedConfig): Promise<string> {
  const outDir = mkdtempSync(join(root, 'node_modules', '.home-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: define ?? {},
      css: { modules: css.modules ?? {} },
      resolve: { alias: resolve.alias },
      build: {
        ssr: join(root, entry),
        outDir,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { entryFileNames: 'home.js' } },
      },
    });
    const { homeHtml } = await import(pathToFileURL(join(outDir, 'home.js')).href);
    return await homeHtml();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
