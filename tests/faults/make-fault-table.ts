import { readFileSync, writeFileSync } from 'node:fs';
import { faultTable } from './fault-table.ts';

const PAGE = new URL('../../kiosk/docs/FAULTS.md', import.meta.url);
writeFileSync(PAGE, faultTable(readFileSync(PAGE, 'utf8')));
