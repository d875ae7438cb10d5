import { brotliCompressSync } from 'node:zlib';
import { minify, type Rollup } from 'vite';
import { firstScripts } from '../../build/page-bytes.ts';

/** What a library or a folder of the app weighs in a build, in brotli bytes. */
export interface Weight {
  /** A package, or a folder such as `src/flow`. */
  readonly name: string;
  /** Of the scripts that home needs. */
  readonly first: number;
  /** Of all others. */
  readonly later: number;
}

/**
 * What each kilobyte of a build's JavaScript is for. Text is compressed as one piece, so a script's bytes are shared out
 * by the length of its modules.
 */
export async function weightsOf(
  outputs: readonly (Rollup.OutputAsset | Rollup.OutputChunk)[],
): Promise<readonly Weight[]> {
  const first = new Set(firstScripts(outputs).map(({ fileName }) => fileName));
  const weights = new Map<string, { first: number; later: number }>();
  for (const chunk of outputs) {
    if (chunk.type !== 'chunk') continue;
    const modules = await Promise.all(
      Object.entries(chunk.modules).map(async ([id, { code }]) => ({ id, length: await shortest(id, code) })),
    );
    const length = modules.reduce((sum, module) => sum + module.length, 0);
    const bytes = brotliCompressSync(chunk.code).length;
    for (const module of modules) {
      const weight = weights.get(ownerOf(module.id)) ?? { first: 0, later: 0 };
      weight[first.has(chunk.fileName) ? 'first' : 'later'] += (bytes * module.length) / length;
      weights.set(ownerOf(module.id), weight);
    }
  }
  return [...weights]
    .map(([name, weight]) => ({ name, ...weight }))
    .sort((one, other) => other.first - one.first || other.later - one.later);
}

async function shortest(id: string, code: string | null): Promise<number> {
  if (!code) return 0;
  return (await minify(`${id}.js`, code)).code.length;
}

/** The package or the folder that a module belongs to. */
function ownerOf(id: string): string {
  const path = id.replaceAll('\\', '/');
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
  if (name) return name;
  return /\/(src\/[^/]+)\//.exec(path)?.[1] ?? 'the bundler';
}
