import { readFileSync } from 'node:fs';

/** The contract's documents as they are written; a page of a test is given them by its server. */
export const SOURCES = {
  shared: readFileSync(new URL('./shared.yaml', import.meta.url), 'utf8'),
  legacy: readFileSync(new URL('./legacy.yaml', import.meta.url), 'utf8'),
  cico: readFileSync(new URL('./cico.yaml', import.meta.url), 'utf8'),
} as const;
