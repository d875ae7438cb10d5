import type { Listening } from './listen.ts';
import type { Log } from './log.ts';

/** What the hotel may still take to answer, and a little more; in ms. */
const DEADLINE_MS = 35_000;
/** A terminal, npm and our own starter may all pass one Ctrl-C on: so soon after the first it is the same one. In ms. */
const SAME_MS = 1_000;

/**
 * Ends the process when it is told to: first calls under way come to their end, for 35 seconds at most. Who tells it a second
 * time means at once.
 */
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
  // The supervisor restarts the process; guests whose payment is under way are told its outcome first.
  const fail = (error: unknown) => {
    log.fault('crash', { kind: error instanceof Error ? error.name : 'unknown', at: placeOf(error) });
    end(1);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

/** Where in our own code an error came from; its message may hold anything. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return (
    /\(?([\w./-]+:\d+:\d+)\)?/u.exec(
      stack.split('\n').find((line) => line.startsWith('    at ')) ?? '',
    )?.[1] ?? ''
  );
}
