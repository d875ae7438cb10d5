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

/** Weighs a build's scripts. Throws where index.html names none of them. */
export function scriptBytes(outputs: readonly Output[]): ScriptBytes {
  const scripts = new Map(
    outputs.filter(({ fileName }) => /^assets\/.*\.js$/.test(fileName)).map((file) => [file.fileName, file]),
  );
  const page = outputs.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  const first = new Set<Output>();
  const add = (script: Output | undefined): void => {
    if (!script || first.has(script)) return;
    first.add(script);
    if (script.type === 'chunk') for (const name of script.imports) add(scripts.get(name));
  };
  for (const script of scripts.values()) if (html.includes(`src="/${script.fileName}"`)) add(script);
  if (first.size === 0) throw new Error('index.html names no script of this build');
  return { firstScreen: brotliBytes([...first]), all: brotliBytes([...scripts.values()]) };
}

const brotliBytes = (scripts: readonly Output[]): number =>
  scripts.reduce(
    (sum, script) => sum + brotliCompressSync(script.type === 'chunk' ? script.code : script.source).length,
    0,
  );
