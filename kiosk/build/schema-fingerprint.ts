import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The files that hold the rules for settings. */
const RULES = [
  '../../src/config/schema.ts',
  '../../src/domain/header-text.ts',
  '../../src/domain/languages.gen.ts',
] as const;

/**
 * Rules that accept exactly what an earlier text of them accepted, and the fingerprint of that text: settings that were
 * kept under it stay valid. When a rule changes, remove its entry.
 */
export const SAME_RULES: Readonly<Record<string, string>> = {};

/** A hash of the rules as they are written, comments, imports and spaces left out. */
export function rulesHash(): string {
  const rules = RULES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join()
    .replace(/\/\*\*[\s\S]*?\*\//gu, '')
    .replace(/^(\/\/|import ).*$/gmu, '')
    .replace(/\s+/gu, '');
  return createHash('sha256').update(rules).digest('hex').slice(0, 12);
}

/** The fingerprint under which a tablet keeps its settings: after an update it trusts those of the same fingerprint only. */
export function schemaFingerprint(): string {
  const hash = rulesHash();
  return SAME_RULES[hash] ?? hash;
}
