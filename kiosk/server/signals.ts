import type { Listening } from './listen.ts';
import type { Log } from './log.ts';

/** In ms: the hotel's longest answer and a little more. */
const DEADLINE_MS = 35_000;
/** In ms: a terminal, npm and our starter may all pass one Ctrl-C on. */
const SAME_MS = 1_000;

/** Ends the process after its calls, within 35 seconds. A second signal ends it at once. */
export function endGently(server: Listening, log: Log): void {
  let toldAt: number | undefined;
  const end = (code: number) => {
    if (toldAt !== undefined) {
      if (performance.now() - toldAt > SAME_MS) process.exit(1);
      return;
    }
    toldAt = performance.now();
    log.note('draining');
    void server.drain(DEADLINE_MS).then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0));
  // The supervisor restarts the process; first, guests get the outcome of running payments.
  const fail = (error: unknown) => {
    log.fault('crash', { kind: error instanceof Error ? error.name : 'unknown', at: placeOf(error) });
    end(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

/** The place of an error in our code; its message may contain anything. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return (
    /\(?([\w./-]+:\d+:\d+)\)?/u.exec(
      stack.split('\n').find((line) => line.startsWith('    at ')) ?? '',
    )?.[1] ?? ''
  );
}
