import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const MB = 1024 * 1024;
const sumOf = (pids: readonly number[], figure: (pid: number) => number): number =>
  pids.reduce((sum, pid) => sum + figure(pid), 0);

/** Time that processes have taken so far, in microseconds of one core. */
export const cpuOf = (pids: readonly number[]): number =>
  sumOf(pids, (pid) => listProcess(pid, 'task').reduce((all, thread) => all + runTimeOf(pid, thread), 0));

/** Memory of processes that is theirs or shared, in bytes. */
export const memoryOf = (pids: readonly number[]): number => sumOf(pids, (pid) => statusOf(pid, 'VmRSS'));

/** Files and connections that processes have open. */
export const handlesOf = (pids: readonly number[]): number =>
  sumOf(pids, (pid) => listProcess(pid, 'fd').length);

/** Does something, and says how much memory processes had before it and at most during it, in MB. */
export async function memoryDuring(
  pids: readonly number[],
  act: () => Promise<unknown>,
): Promise<{ readonly before: number; readonly most: number }> {
  // The kernel begins anew to note the most.
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  // The program's own file is no memory that a service is granted.
  const own = sumOf(pids, (pid) => statusOf(pid, 'RssFile'));
  const before = memoryOf(pids) - own;
  await act();
  const most = sumOf(pids, (pid) => statusOf(pid, 'VmHWM')) - own;
  return { before: Math.round(before / MB), most: Math.round(most / MB) };
}

/** Its first figure is the time on a core, in nanoseconds. */
const runTimeOf = (pid: number, thread: string): number =>
  Number(readProcess(pid, `task/${thread}/schedstat`).split(' ')[0] ?? 0) / 1000;

/** A figure that Linux counts of a process, in bytes. */
const statusOf = (pid: number, name: 'VmRSS' | 'VmHWM' | 'RssFile'): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(readProcess(pid, 'status'))?.[1] ?? 0) * 1024;

/** None once the process has ended. */
function listProcess(pid: number, folder: 'task' | 'fd'): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/${folder}`);
  } catch {
    return [];
  }
}

/** Empty once the process has ended. */
function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
