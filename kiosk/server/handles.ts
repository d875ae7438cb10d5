import { readFileSync } from 'node:fs';

/** The usual minimum of systems. */
const USUAL = 1_024;

/** Files and connections that this process may open; 1,024 where the system tells no number. */
export function fileHandles(): number {
  try {
    const found = /^Max open files\s+(\d+)/mu.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return Number(found ?? USUAL);
  } catch {
    // Only Linux has it.
    return USUAL;
  }
}
