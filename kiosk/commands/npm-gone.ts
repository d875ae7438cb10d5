import { readFileSync } from 'node:fs';

/** Calls once when npm is gone, which starts us through a shell and hands no signal on through it. */
export function onNpmGone(stop: () => void): void {
  const npm = callers();
  const watch = setInterval(() => {
    if (callers() === npm) return;
    clearInterval(watch);
    stop();
  }, 1_000).unref();
}

/** The process that started this one, and where Linux tells it, the one that started that. */
function callers(): string {
  try {
    const [, before = ''] = /\) \S (\d+)/u.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return `${process.ppid} ${before}`;
  } catch {
    return `${process.ppid}`;
  }
}
