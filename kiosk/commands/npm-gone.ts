import { readFileSync } from 'node:fs';

/** Calls once when npm is gone: it starts us through a shell that hands no signal on. */
export function onNpmGone(stop: () => void): void {
  const npm = callers();
  const watch = setInterval(() => {
    if (callers() === npm) return;
    clearInterval(watch);
    stop();
  }, 1_000).unref();
}

/** This process's parent and, on Linux, grandparent. */
function callers(): string {
  try {
    const [, before = ''] = /\) \S (\d+)/u.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return `${process.ppid} ${before}`;
  } catch {
    return `${process.ppid}`;
  }
}
