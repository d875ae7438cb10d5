import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** The exit and the output of a program. */
export interface Ended {
  /** 124 when it was ended after its time was up. */
  readonly code: number;
  /** Standard output. */
  readonly bytes: Buffer;
  /** Standard output, then standard error. */
  readonly text: string;
}

const TIMED_OUT = 124;

/**
 * Runs a program to its end.
 * @param ms after this many milliseconds it is ended
 */
export function run(program: string, args: readonly string[], ms = 60_000): Promise<Ended> {
  const limits = { timeout: ms, killSignal: 'SIGKILL', maxBuffer: Number.POSITIVE_INFINITY } as const;
  return new Promise((resolve, reject) => {
    const child = execFile(program, args, { ...limits, encoding: 'buffer' }, (error, bytes, problems) => {
      // A program that is not there has a word for its code, and one that was killed has none.
      if (typeof error?.code === 'string') return reject(error);
      const code = error === null ? 0 : error.killed ? TIMED_OUT : (error.code ?? 1);
      resolve({ code, bytes, text: `${bytes}${problems}` });
    });
    // Nobody answers its questions.
    child.stdin?.end();
  });
}

/** Runs a program that has to succeed. @throws {Error} with what it wrote */
export async function must(program: string, args: readonly string[], ms?: number): Promise<string> {
  const { code, text } = await run(program, args, ms);
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${code}:\n${text}`);
  return text;
}

/**
 * Asks again and again until the answer is there.
 * @param what the awaited thing, for the error
 * @param seconds how long it may take
 * @param every time between two questions, in milliseconds
 */
export async function until<Answer>(
  what: string,
  seconds: number,
  ask: () => Promise<Answer | undefined | false>,
  every = 500,
): Promise<Answer> {
  const deadline = Date.now() + seconds * 1_000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`${what}: not within ${seconds} s`);
    await pause(every);
  }
}

/** Whether a server answers, and not with a failure. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

export const secondsSince = (start: number): string => `${((Date.now() - start) / 1_000).toFixed(1)} s`;
