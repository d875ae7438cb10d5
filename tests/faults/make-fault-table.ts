import { readFileSync, writeFileSync } from 'node:fs';
import { faultTable } from './fault-table.ts';

/** `npm run docs`: publishes what comes of every fault of every call, in a page to read. */
const PAGE = new URL('../../kiosk/docs/FAULTS.md', import.meta.url);
writeFileSync(PAGE, faultTable(readFileSync(PAGE, 'utf8')));
