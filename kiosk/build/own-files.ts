import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** `readFileSync(new URL('./x', import.meta.url), 'utf8')` */
const READ = /readFileSync\(\s*new URL\(\s*'([^']+)',\s*import\.meta\.url\s*\),\s*'utf8'\s*,?\s*\)/gu;
/** The project's address: `fileURLToPath(new URL('../..', import.meta.url))`. */
const ADDRESS = /new URL\(\s*'([^']+)',\s*import\.meta\.url\s*\)/gu;

/**
 * Makes a built server independent of its sources: inlines files read from beside a source, and rewrites the
 * project's address for the output's folder. Fails for any other use of `import.meta.url`, which would lead
 * elsewhere.
 * @param project the project's folder
 */
export function ownFiles(project: string): Plugin {
  return {
    name: 'own-files',
    enforce: 'pre',
    transform(code, id) {
      const isOwn = id.startsWith(project) && !id.includes('/node_modules/');
      if (!isOwn || !code.includes('import.meta.url')) return undefined;
      const { root, build } = this.environment.config;
      const outDir = resolve(root, build.outDir);
      const own = withoutOwnAddress(code, id, { project, outDir });
      if (own.problem !== undefined) this.error(`${relative(project, id)}: ${own.problem}`);
      return { code: own.code, map: null };
    },
  };
}

/** A source without its own address. @param id its path @returns its text, and an irreplaceable use in one sentence */
export function withoutOwnAddress(
  code: string,
  id: string,
  { project, outDir }: { readonly project: string; readonly outDir: string },
): { readonly code: string; readonly problem?: string } {
  let problem: string | undefined;
  let known = 0;
  const at = (address: string) => resolve(dirname(id), address);
  const inlined = code.replace(READ, (read, address: string) => {
    const file = at(address);
    if (!existsSync(file)) {
      problem = `${address} is not there to be read`;
      return read;
    }
    return JSON.stringify(readFileSync(file, 'utf8'));
  });
  const moved = inlined.replace(ADDRESS, (whole, address: string) => {
    if (at(address) !== resolve(project)) {
      problem = `${address} leads to a source, which is not there once the server is built`;
      return whole;
    }
    known += 1;
    return `new URL('${relative(outDir, project).replaceAll('\\', '/')}', import.meta.url)`;
  });
  if (moved.split('import.meta.url').length - 1 > known)
    problem ??= 'import.meta.url is used in a way that this build does not know';
  return { code: moved, ...(problem === undefined ? {} : { problem }) };
}
