import { brotliCompressSync } from 'node:zlib';
import type { Rollup } from 'vite';

/** What a build wrote, as far as its weight goes. */
export type Output =
  | Pick<Rollup.OutputAsset, 'type' | 'fileName' | 'source'>
  | Pick<Rollup.OutputChunk, 'type' | 'fileName' | 'code' | 'imports'>;

/** Brotli bytes of a build's JavaScript; the service worker is none of the page's. */
export type ScriptBytes = {
  /** What home needs before it can be used: the scripts that index.html names and all that they import statically. */
  readonly firstScreen: number;
  readonly all: number;
};

/** The scripts that index.html names and all that they import statically. Throws where it names none. */
export function firstScripts<Script extends Output>(outputs: readonly Script[]): readonly Script[] {
  const scripts = scriptsOf(outputs);
  const page = outputs.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const first = new Set<Script>();
  const add = (script: Script | undefined): void => {
    if (!script || first.has(script)) return;
    first.add(script);
    if (script.type === 'chunk') for (const name of script.imports) add(scripts.get(name));
  };
  for (const script of scripts.values()) {
    if (html.includes(`src="/${script.fileName}"`) || html.includes(`href="/${script.fileName}"`))
      add(script);
  }
  if (first.size === 0) throw new Error('index.html names no script of this build');
  return [...first];
}

/** Weighs a build's scripts. Throws where index.html names none of them. */
export const scriptBytes = (outputs: readonly Output[]): ScriptBytes => ({
  firstScreen: brotliBytes(firstScripts(outputs)),
  all: brotliBytes([...scriptsOf(outputs).values()]),
});

const scriptsOf = <Script extends Output>(outputs: readonly Script[]): ReadonlyMap<string, Script> =>
  new Map(
    outputs.filter(({ fileName }) => /^assets\/.*\.js$/.test(fileName)).map((file) => [file.fileName, file]),
  );

const brotliBytes = (scripts: readonly Output[]): number =>
  scripts.reduce(
    (sum, script) => sum + brotliCompressSync(script.type === 'chunk' ? script.code : script.source).length,
    0,
  );
