import { writeFileSync } from 'node:fs';
import { faultTable } from './fault-table.ts';

/** Publishes what comes of every fault of every call, as a page to read. */
writeFileSync(new URL('../docs/FAULTS.md', import.meta.url), faultTable());
