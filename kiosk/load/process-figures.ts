import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICK_US = 10_000;

/** Time that processes have taken so far, in microseconds of one core. */
export const cpuOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + ticksOf(pid) * TICK_US, 0);

/** Memory of processes that is theirs or shared, in bytes. */
export const memoryOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + residentOf(pid), 0);

function ticksOf(pid: number): number {
  // After the name in brackets, which may hold anything, the 12th and 13th are the time in user and in kernel mode.
  const fields = readProcess(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}

function residentOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/mu.exec(readProcess(pid, 'status'))?.[1] ?? 0) * 1024;
}

/** Empty once the process has ended. */
function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
