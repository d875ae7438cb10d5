import { basename } from 'node:path';
import { parseSync, type Rollup } from 'vite';

/** Where the app's script leaves itself: a function that runs it, and then what it exports. `src/app/start.ts` calls it. */
const GLOBAL = 'self.lobbyApp';
/** The bundler's own helpers, which other scripts find there as well. They keep no state: a copy of them does no harm. */
const HELPERS = `${GLOBAL}.helpers`;
const HELPER_MODULE = 'rolldown/runtime';

/** A file of the build, as far as it is needed here. */
type BuiltFile =
  | Pick<Rollup.OutputChunk, 'type' | 'name' | 'fileName' | 'moduleIds' | 'imports' | 'code'>
  | Pick<Rollup.OutputAsset, 'type'>;

/** A module's code by its address, as another one imports it. */
type CodeOf = (address: string) => string;

/**
 * Turns a script of the build into a classic script that does nothing until it is called. All others take from there what they
 * import of it, and the bundler's helpers: as files of their own, a start would have to wait for each.
 * @param name of the script, as in chunks.ts
 * @throws Error where it imports more than the bundler's helpers, or another script loads it or them in a way that is left: either
 * would be there twice, or not at all
 */
export function asClassicScript(name: string, bundle: Record<string, BuiltFile>): void {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.name === name);
  if (!entry) throw new Error(`The build has no script named ${name}`);
  const helpers = chunks.find(
    ({ moduleIds: [id, ...others] }) => id?.includes(HELPER_MODULE) && !others.length,
  );
  const places = new Map([[basename(entry.fileName), GLOBAL]]);
  if (helpers) places.set(basename(helpers.fileName), HELPERS);

  entry.code = classicScript(
    entry.code,
    (address) => {
      if (helpers && places.get(basename(address)) === HELPERS) return helpers.code;
      throw new Error(`${entry.fileName} imports ${address}: it belongs into the same file (chunks.ts)`);
    },
    helpers?.code,
  );
  entry.imports = [];
  if (helpers) delete bundle[helpers.fileName];
  for (const chunk of chunks) {
    if (chunk === entry || chunk === helpers) continue;
    chunk.code = takingImports(chunk.code, (address) => places.get(basename(address)));
    chunk.imports = chunk.imports.filter((file) => file !== helpers?.fileName);
  }
  for (const { fileName, code } of Object.values(bundle).filter((file) => file.type === 'chunk'))
    for (const gone of places.keys())
      if (code.includes(gone)) throw new Error(`${fileName} still asks for ${gone}`);
}

/**
 * A module as a classic script, which leaves a function that runs it and then stands for its exports.
 * @param codeOf the code of a module that it imports
 * @param helpers the code of the bundler's helpers, for other scripts
 */
export function classicScript(code: string, codeOf: CodeOf, helpers?: string): string {
  const { body, exports } = partsOf(code, codeOf);
  const more = helpers === undefined ? '' : `;${HELPERS}=${called(helpers, codeOf)}`;
  // One function, not one around the other: developer tools read those on the stack again for each error that is made.
  return `${GLOBAL}=(()=>{"use strict";${body};${GLOBAL}=${exports}${more}})`;
}

/**
 * A module that takes what it imports from elsewhere.
 * @param placeOf an expression for what a module exports; undefined to go on importing it
 */
export function takingImports(code: string, placeOf: (address: string) => string | undefined): string {
  return edited(
    code,
    parseSync('app.js', code).module.staticImports.flatMap((one) => {
      const place = placeOf(one.moduleRequest.value);
      return place === undefined ? [] : [{ ...one, text: `const{${namesOf(one)}}=${place};` }];
    }),
  );
}

/** What a module does, and an object with what it exports. */
function partsOf(code: string, codeOf: CodeOf): { body: string; exports: string } {
  const { staticImports, staticExports, importMetas } = parseSync('app.js', code).module;
  const body = edited(code, [
    ...staticImports.map((one) => ({
      ...one,
      text: `const{${namesOf(one)}}=${called(codeOf(one.moduleRequest.value), codeOf)};`,
    })),
    ...staticExports.map(({ start, end }) => ({ start, end, text: '' })),
    // Only the bundler's loader asks for it, and all its addresses begin with a slash.
    ...importMetas.map(({ start, end }) => ({ start, end, text: '({url:document.baseURI})' })),
  ]);
  const exports = staticExports
    .flatMap(({ entries }) => entries)
    .map(({ exportName, localName }) => `${exportName.name}:${localName.name}`);
  return { body, exports: `{${exports.join()}}` };
}

/** An expression that runs a module and has its exports as value. */
function called(code: string, codeOf: CodeOf): string {
  const { body, exports } = partsOf(code, codeOf);
  return `(()=>{${body};return${exports}})()`;
}

/** The part of a code that another text replaces. */
type Edit = { readonly start: number; readonly end: number; readonly text: string };

function edited(code: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, text } of [...edits].sort((one, other) => one.start - other.start)) {
    result += code.slice(from, start) + text;
    from = end;
  }
  return result + code.slice(from);
}

type StaticImport = ReturnType<typeof parseSync>['module']['staticImports'][number];

/** The names that an import gives to what it imports, as they are written between braces. */
const namesOf = ({ entries }: StaticImport): string =>
  entries.map(({ importName, localName }) => `${importName.name}:${localName.value}`).join();
