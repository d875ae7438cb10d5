import { readFileSync, writeFileSync } from 'node:fs';
import { variablesPage } from './variables-docs.ts';

/** `npm run docs`: writes the gateway's variables into its page. */
const PAGE = new URL('../server/README.md', import.meta.url);
writeFileSync(PAGE, variablesPage(readFileSync(PAGE, 'utf8')));
