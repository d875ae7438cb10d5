import { readFileSync } from 'node:fs';

/** The contract's sources; in a browser the test server replaces them. */
export const SOURCES = {
  shared: readFileSync(new URL('./shared.yaml', import.meta.url), 'utf8'),
  legacy: readFileSync(new URL('./legacy.yaml', import.meta.url), 'utf8'),
  cico: readFileSync(new URL('./cico.yaml', import.meta.url), 'utf8'),
} as const;
