import { readFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';

/**
 * Translates and shortens a script that imports nothing, apart from the app's build, to be written into a page.
 * @param file its path
 * @param target the oldest JavaScript that has to understand it
 * @throws Error where its code would end its element
 */
export async function ownScript(file: string, target: string | string[]): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false, target });
  const script = (await minify(file, code, { compress: { target } })).code.trim();
  if (/<\/script|<!--/i.test(script)) throw new Error(`${file}: its code would end its element`);
  return script;
}
