import { readFileSync } from 'node:fs';

/** The card provider's script as the demo hotel serves it at `/demo/token.js`. */
export const CARD_SCRIPT = readFileSync(new URL('./card-script.js', import.meta.url), 'utf8');
