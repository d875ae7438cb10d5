import { readFileSync } from 'node:fs';

export const CARD_SCRIPT = readFileSync(new URL('./card-script.js', import.meta.url), 'utf8');
