import { readFileSync } from 'node:fs';

/** What most systems grant a process at least. */
const USUAL = 1_024;

/** How many files and connections this process may have open at one time; 1,024 where the system does not say. */
export function fileHandles(): number {
  try {
    const found = /^Max open files\s+(\d+)/mu.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
    return Number(found ?? USUAL);
  } catch {
    // Only Linux has it.
    return USUAL;
  }
}
