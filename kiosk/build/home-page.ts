import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite';

/** Where index.html has home. */
const PLACE = '<!-- home -->';
const STYLES = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
/** The app's module, after those that it imports. */
const SCRIPTS = /(?:<script type="module" crossorigin src="[^"]+"><\/script>\s*)+/;

/**
 * Writes home and its styles into index.html, as the app's own components render it, and has the app run after the paint:
 * a new tablet shows home before any script has run.
 * @param entry the module whose `homeHtml` renders it, from the project's folder
 */
export function homePage(entry: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'home-page',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const home = await renderHome(entry, config);
        return html
          .replace(PLACE, () => home)
          .replace(STYLES, (_, name: string) => `<style>${takeStyles(name, bundle)}</style>`)
          .replace(SCRIPTS, afterPaint);
      },
    },
  };
}

/**
 * A module script in the page runs before the first paint. Where home is seen, the app waits for that, though not for long: a
 * page in the background is never painted. To import a module twice runs it once.
 */
function afterPaint(tags: string): string {
  const scripts = [...tags.matchAll(/src="([^"]+)"/g)].map(([, address]) => address);
  const links = scripts.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`).join('');
  const run = `const run=()=>import("${scripts.at(-1)}");`;
  const wait = 'requestAnimationFrame(()=>setTimeout(run)),setTimeout(run,200)';
  return `${links}<script type="module">${run}document.documentElement.dataset.starting?(${wait}):run()</script>`;
}

/** Takes a file of styles out of the build; no script asks for it any more. */
function takeStyles(name: string, bundle: Rollup.OutputBundle): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`index.html names ${name}, which has not been built`);
  delete bundle[name];
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(name);
  return String(file.source).trim();
}

/** Builds the module for Node, with the same names of classes as the app's, and runs it. */
async function renderHome(entry: string, { root, define, css, resolve }: ResolvedConfig): Promise<string> {
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
      build: { ssr: join(root, entry), outDir, rolldownOptions: { output: { entryFileNames: 'home.js' } } },
    });
    const { homeHtml } = await import(pathToFileURL(join(outDir, 'home.js')).href);
    return await homeHtml();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
