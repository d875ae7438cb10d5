import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { DIALECTS, yamlOf } from './documents.ts';

const CONTRACT = fileURLToPath(new URL('.', import.meta.url));
const VIEWER = join(CONTRACT, 'viewer');
/** Swagger UI, with the papers that its licence requires. */
const OF_SWAGGER_UI = {
  'swagger-ui.css': 'swagger-ui.css',
  'swagger-ui-bundle.js': 'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt': 'swagger-ui-bundle.js.LICENSE.txt',
  LICENSE: 'swagger-ui.LICENSE.txt',
  NOTICE: 'swagger-ui.NOTICE.txt',
} as const;

export interface ContractFile {
  readonly name: string;
  readonly text: string;
}

/** The contracts, their introductions and a page that shows them. */
export function contractFiles(): readonly ContractFile[] {
  const swaggerUi = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
  const [forHotels = ''] = read(CONTRACT, 'README.md').split(/^## The documents$/mu);
  return [
    { name: 'calls.txt', text: forHotels },
    { name: 'calls.ja.txt', text: read(CONTRACT, 'README.ja.md') },
    ...DIALECTS.map((dialect) => ({ name: `${dialect}.yaml`, text: yamlOf(dialect) })),
    ...['index.html', 'viewer.css', 'viewer.js'].map((name) => ({ name, text: read(VIEWER, name) })),
    ...Object.entries(OF_SWAGGER_UI).map(([file, name]) => ({ name, text: read(swaggerUi, file) })),
  ];
}

/** Puts the contracts beside the built gateway, in `openapi/`. */
export function contractSite(environment: string): Plugin {
  return {
    name: 'contract-site',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle() {
      for (const { name, text } of contractFiles())
        this.emitFile({ type: 'asset', fileName: `openapi/${name}`, source: text });
    },
  };
}
