import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Bundles a page's script. @param entry from this folder */
export async function pageScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['iife'], name: 'inPage' },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  const [output] = built && 'output' in built ? built.output : [];
  if (!output) throw new Error('The script for the page was not built');
  return output.code;
}
