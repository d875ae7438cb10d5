import type { Rollup } from 'vite';

/**
 * V8's explicit compile hint (Chromium 136): all functions of a script are compiled while it loads, in another thread.
 * Otherwise each is compiled at its first call, and the page stands still meanwhile. Other engines read it as a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** A file of the build, as far as it is needed here. */
type BuiltFile = Pick<Rollup.OutputChunk, 'type' | 'name' | 'code'> | Pick<Rollup.OutputAsset, 'type'>;

/**
 * Lets the browser compile scripts as a whole: for those of which most guests need most.
 * @param names of the scripts, as in chunks.ts
 * @throws Error where the build has no script of such a name
 */
export function compileWhole(names: readonly string[], files: readonly BuiltFile[]): void {
  const chunks = files.filter((file) => file.type === 'chunk');
  for (const name of names) {
    const chunk = chunks.find((one) => one.name === name);
    if (!chunk) throw new Error(`The build has no script named ${name}`);
    chunk.code = `${HINT}${chunk.code}`;
  }
}
