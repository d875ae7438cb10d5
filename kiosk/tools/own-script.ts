import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';

/**
 * Translates and shortens a script that imports nothing, apart from the app's build.
 * @param file its path
 * @param target the oldest JavaScript that has to understand it
 */
export async function ownScript(file: string, target: string | string[]): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false, target });
  return (await minify(file, code, { compress: { target } })).code;
}

/** The file name of an asset that a plugin has emitted under a name. @throws Error where there is none */
export function assetNamed(name: string, bundle: Bundle): string {
  const asset = Object.values(bundle).find((file) => file.names?.includes(name));
  if (!asset) throw new Error(`${name} has not been built`);
  return asset.fileName;
}

/** What a build writes, as far as a name leads to a file. */
type Bundle = Readonly<Record<string, { readonly fileName: string; readonly names?: readonly string[] }>>;
