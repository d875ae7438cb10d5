import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractFiles } from './site.ts';

/** Writes the contracts' page for `npm run dev`: `tsx kiosk/hotel-api/contract/make-site.ts FOLDER`. */

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say into which folder.');
mkdirSync(folder, { recursive: true });
for (const { name, text } of contractFiles()) writeFileSync(join(folder, name), text);
