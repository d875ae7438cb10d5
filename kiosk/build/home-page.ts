import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite';

const PLACE = '<!-- home -->';
const STYLES = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
/** A slow tablet needs more than a second for its first paint. */
const UNPAINTED_MS = 3000;
const SCRIPTS = /(?:<script type="module" crossorigin src="[^"]+"><\/script>\s*)+/;

/**
 * Writes home and its styles into index.html, rendered by the app's components, and starts the app after the
 * paint: a new tablet shows home before any script.
 * @param entry the module of `homeHtml`, from the project's folder
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

/** Runs the app after home's paint, or at last: a page in the background is never painted. A module imported twice runs once. */
function afterPaint(tags: string): string {
  const scripts = [...tags.matchAll(/src="([^"]+)"/g)].map(([, address]) => address);
  const links = scripts.map((address) => `<link rel="modulepreload" crossorigin href="${address}">`).join('');
  const run = `const run=()=>import("${scripts.at(-1)}");`;
  const wait = `requestAnimationFrame(()=>setTimeout(run)),setTimeout(run,${UNPAINTED_MS})`;
  return `${links}<script type="module">${run}document.documentElement.dataset.starting?(${wait}):run()</script>`;
}

/** Removes a file of styles that no script asks for any more. */
function takeStyles(name: string, bundle: Rollup.OutputBundle): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`index.html names ${name}, which has not been built`);
  delete bundle[name];
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(name);
  return String(file.source).trim();
}

/** Builds the module for Node, with the app's class names, and runs it. */
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
