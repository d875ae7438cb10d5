import { basename } from 'node:path';
import { parseSync, type Rollup } from 'vite';

/** Where the app's script leaves itself: a function that runs it, and then what it exports. `src/app/start.ts` calls it. */
const GLOBAL = 'self.lobbyApp';
/** The bundler's own helpers, which keep no state: a copy of them does no harm. */
const HELPERS = 'rolldown/runtime';

/** As far as a plug-in's context is needed here. */
type Context = Pick<Rollup.PluginContext, 'emitFile' | 'getFileName'>;

/**
 * Turns a script of the build into a classic script that does nothing until it is called, and lets all others import from a
 * small module that hands on what it exports.
 * @param name of the script, as in chunks.ts
 * @throws Error where it imports more than the bundler's helpers: it would be there twice
 */
export function asClassicScript(name: string, bundle: Rollup.OutputBundle, context: Context): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.name === name);
  if (!entry) throw new Error(`The build has no script named ${name}`);
  const exports = exportsOf(entry.code).map((one) => one.name);
  const reference = context.emitFile({
    type: 'asset',
    name: 'exports.js',
    source: `export const{${exports.join()}}=${GLOBAL}`,
  });
  const exportsFile = basename(context.getFileName(reference));
  for (const chunk of chunks)
    if (chunk !== entry) chunk.code = chunk.code.replaceAll(basename(entry.fileName), exportsFile);
  entry.code = classicScript(entry.code, (address) => {
    const chunk = chunks.find(({ fileName }) => basename(fileName) === basename(address));
    if (!chunk?.moduleIds.every((id) => id.includes(HELPERS)))
      throw new Error(`${entry.fileName} imports ${address}: it belongs into the same file (chunks.ts)`);
    return chunk.code;
  });
  entry.imports = [];
}

/**
 * A module as a classic script, which leaves a function that runs it and then stands for its exports.
 * @param codeOf the code of a module that it imports
 */
export function classicScript(code: string, codeOf: (address: string) => string): string {
  const { body, exports } = partsOf(code, codeOf);
  // One function, not one around the other: developer tools read those on the stack again for each error that is made.
  return `${GLOBAL}=(()=>{"use strict";${body};${GLOBAL}=${exports}})`;
}

/** What a module does, and an object with what it exports. */
function partsOf(code: string, codeOf: (address: string) => string): { body: string; exports: string } {
  const { staticImports, staticExports, importMetas } = parseSync('app.js', code).module;
  const edits = [
    ...staticImports.map(({ start, end, moduleRequest, entries }) => {
      const names = entries.map(({ importName, localName }) => `${importName.name}:${localName.value}`);
      const { body, exports } = partsOf(codeOf(moduleRequest.value), codeOf);
      return { start, end, text: `const{${names.join()}}=(()=>{${body};return${exports}})();` };
    }),
    ...staticExports.map(({ start, end }) => ({ start, end, text: '' })),
    // Only the bundler's loader asks for it, and all its addresses begin with a slash.
    ...importMetas.map(({ start, end }) => ({ start, end, text: '({url:document.baseURI})' })),
  ].sort((one, other) => one.start - other.start);
  let body = '';
  let from = 0;
  for (const { start, end, text } of edits) {
    body += code.slice(from, start) + text;
    from = end;
  }
  const exports = exportsOf(code).map(({ name, local }) => `${name}:${local}`);
  return { body: body + code.slice(from), exports: `{${exports.join()}}` };
}

const exportsOf = (code: string): readonly { readonly name: string; readonly local: string }[] =>
  parseSync('app.js', code)
    .module.staticExports.flatMap(({ entries }) => entries)
    .map(({ exportName, localName }) => ({ name: String(exportName.name), local: String(localName.name) }));
