import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The script that makes visits inside a page, as one piece. */
export async function pageScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('page/index.ts', import.meta.url)),
        formats: ['iife'],
        name: 'soakPage',
      },
    },
  });
  const [built] = Array.isArray(result) ? result : [result];
  const [output] = built && 'output' in built ? built.output : [];
  if (!output) throw new Error('The script for the page was not built');
  return output.code;
}
