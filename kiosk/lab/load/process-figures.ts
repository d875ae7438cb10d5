import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const MB = 1024 * 1024;
const sumOf = (pids: readonly number[], figure: (pid: number) => number): number =>
  pids.reduce((sum, pid) => sum + figure(pid), 0);

/** The processes' time, in microseconds of one core. */
export const cpuOf = (pids: readonly number[]): number =>
  sumOf(pids, (pid) => listProcess(pid, 'task').reduce((all, thread) => all + runTimeOf(pid, thread), 0));

/** The processes' memory, shared included, in bytes. */
export const memoryOf = (pids: readonly number[]): number => sumOf(pids, (pid) => statusOf(pid, 'VmRSS'));

export const handlesOf = (pids: readonly number[]): number =>
  sumOf(pids, (pid) => listProcess(pid, 'fd').length);

/** The processes' memory before and at most during some work, in MB. */
export async function memoryDuring(
  pids: readonly number[],
  act: () => Promise<unknown>,
): Promise<{ readonly before: number; readonly most: number }> {
  // Resets the kernel's peak.
  for (const pid of pids) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  // The program's own file is outside a service's memory.
  const own = sumOf(pids, (pid) => statusOf(pid, 'RssFile'));
  const before = memoryOf(pids) - own;
  await act();
  const most = sumOf(pids, (pid) => statusOf(pid, 'VmHWM')) - own;
  return { before: Math.round(before / MB), most: Math.round(most / MB) };
}

/** Its first figure is the time on a core, in nanoseconds. */
const runTimeOf = (pid: number, thread: string): number =>
  Number(readProcess(pid, `task/${thread}/schedstat`).split(' ')[0] ?? 0) / 1000;

/** A process's figure from Linux, in bytes. */
const statusOf = (pid: number, name: 'VmRSS' | 'VmHWM' | 'RssFile'): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'mu').exec(readProcess(pid, 'status'))?.[1] ?? 0) * 1024;

function listProcess(pid: number, folder: 'task' | 'fd'): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/${folder}`);
  } catch {
    return [];
  }
}

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
