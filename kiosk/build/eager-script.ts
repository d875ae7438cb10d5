import type { Plugin } from 'vite';
import type { ChunkName } from './chunks.ts';

/** https://v8.dev/blog/explicit-compile-hints; only a file's first line counts. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets Chromium compile all functions of scripts while they load, beside the page. It keeps no compiled modules of a
 * service worker's cache, so each start would compile the functions one by one at their first call.
 * @param names groups that some start calls nearly whole
 */
export const eagerScripts = (...names: readonly ChunkName[]): Plugin => ({
  name: 'eager-scripts',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Vite writes the addresses of later files above the code.
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && names.some((name) => name === chunk.name))
          chunk.code = HINT + chunk.code;
    },
  },
});
