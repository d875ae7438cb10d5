import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Rollup } from 'vite';
import { inlineTexts } from '../server/inline-sources.ts';

/** A build's output, as far as its weight goes. */
export type Output =
  | Pick<Rollup.OutputAsset, 'type' | 'fileName' | 'source'>
  | Pick<Rollup.OutputChunk, 'type' | 'fileName' | 'code' | 'imports'>;

/** Brotli bytes of a build's JavaScript, without the service worker, and of home's styles. */
export type PageBytes = {
  /** Scripts that home needs: in index.html, named there, and their static imports. */
  readonly firstScreen: number;
  readonly all: number;
  /** JavaScript of few hotels, outside `all`: the passport reader. */
  readonly fewHotels: number;
  /** Styles in or named by index.html, for which the first paint waits. */
  readonly styles: number;
};

const OF_FEW_HOTELS = /^assets\/read-passports-/;

/** The scripts of index.html with their static imports. @throws without one */
function firstScripts(outputs: readonly Output[]): readonly Output[] {
  const scripts = scriptsOf(outputs);
  const html = pageOf(outputs);
  const first = new Set<Output>();
  const add = (script: Output | undefined): void => {
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

/** Weighs scripts and home's styles. @throws if index.html names no script of the build */
export function pageBytes(outputs: readonly Output[]): PageBytes {
  const html = pageOf(outputs);
  const inline = inlineTexts(html);
  const scripts = textBytes(inline.scripts);
  const every = [...scriptsOf(outputs).values()];
  const named = ({ fileName }: Output) => fileName.endsWith('.css') && html.includes(`href="/${fileName}"`);
  return {
    firstScreen: brotliBytes(firstScripts(outputs)) + scripts,
    all: brotliBytes(every.filter(({ fileName }) => !OF_FEW_HOTELS.test(fileName))) + scripts,
    fewHotels: brotliBytes(every.filter(({ fileName }) => OF_FEW_HOTELS.test(fileName))),
    styles: brotliBytes(outputs.filter(named)) + textBytes(inline.styles),
  };
}

function pageOf(outputs: readonly Output[]): string {
  const page = outputs.find(({ fileName }) => fileName === 'index.html');
  return page?.type === 'asset' ? String(page.source) : '';
}

const scriptsOf = (outputs: readonly Output[]): ReadonlyMap<string, Output> =>
  new Map(
    outputs.filter(({ fileName }) => /^assets\/.*\.js$/.test(fileName)).map((file) => [file.fileName, file]),
  );

const brotliBytes = (files: readonly Output[]): number =>
  textBytes(files.map((file) => (file.type === 'chunk' ? file.code : file.source)));

const textBytes = (texts: readonly (string | Uint8Array)[]): number =>
  texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

/** Bytes on the wire of all files that the service worker keeps. @throws Error for an empty list */
export function precacheBytes(folder: string): number {
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const names = new Set([...worker.matchAll(/url:\s*"([^"]+)"/g)].flatMap(([, name]) => name ?? []));
  if (names.size === 0) throw new Error('The service worker keeps no file');
  return [...names].reduce((sum, name) => sum + wireBytes(join(folder, name)), 0);
}

/** The gateway sends a compressed file if there is one. */
const wireBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
