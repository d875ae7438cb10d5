import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a process has used, from what Linux counts of it. */
export interface Measured {
  /** Memory now, in bytes; 0 once the process has ended. */
  memory(): number;
  /** The most memory that it ever had, in bytes. */
  mostMemory(): number;
  /** Files and connections that are open now. */
  handles(): number;
}

/** Counts what a process uses; undefined where there is no `/proc`. */
export function measure(pid: number): Measured | undefined {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return undefined;
  const bytes = (name: string): number => {
    const text = existsSync(status) ? readFileSync(status, 'utf8') : '';
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(text)?.[1] ?? 0) * 1024;
  };
  return {
    memory: () => bytes('VmRSS'),
    mostMemory: () => bytes('VmHWM'),
    handles: () => readdirSync(`/proc/${pid}/fd`).length,
  };
}
