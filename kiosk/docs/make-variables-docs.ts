import { readFileSync, writeFileSync } from 'node:fs';
import { variablesPage } from './variables-docs.ts';

const PAGE = new URL('../server/README.md', import.meta.url);
writeFileSync(PAGE, variablesPage(readFileSync(PAGE, 'utf8')));
