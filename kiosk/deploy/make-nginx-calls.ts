import { writeFileSync } from 'node:fs';
import { nginxCalls } from './nginx-calls.ts';

/** `npm run docs`: writes the tablets' calls for nginx. */
writeFileSync(new URL('./nginx/calls.conf', import.meta.url), nginxCalls());
