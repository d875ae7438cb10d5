import { readdirSync, readFileSync } from 'node:fs';

/** Time that processes have taken so far, in microseconds of one core. */
export const cpuOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + threadsOf(pid).reduce((all, thread) => all + runTimeOf(pid, thread), 0), 0);

/** Memory of processes that is theirs or shared, in bytes. */
export const memoryOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + residentOf(pid), 0);

/** Its first figure is the time on a core, in nanoseconds. */
const runTimeOf = (pid: number, thread: string): number =>
  Number(readProcess(pid, `task/${thread}/schedstat`).split(' ')[0] ?? 0) / 1000;

/** None once the process has ended. */
function threadsOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
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
