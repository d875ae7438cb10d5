import { type SpawnOptions, spawn } from 'node:child_process';

/** How a program ended, and what it wrote. */
export interface Ended {
  /** 124 when it was ended after its time was up. */
  readonly code: number;
  readonly bytes: Buffer;
  /** Standard output and standard error, as they came. */
  readonly text: string;
}

const TIMED_OUT = 124;

/**
 * Runs a program to its end.
 * @param ms after this many milliseconds it is ended
 */
export function run(
  program: string,
  args: readonly string[],
  ms = 60_000,
  options: SpawnOptions = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const out: Buffer[] = [];
    const all: Buffer[] = [];
    let isLate = false;
    child.stdout?.on('data', (chunk: Buffer) => {
      out.push(chunk);
      all.push(chunk);
    });
    child.stderr?.on('data', (chunk: Buffer) => all.push(chunk));
    const end = () => {
      isLate = true;
      child.kill('SIGKILL');
    };
    const deadline = setTimeout(end, ms);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(deadline);
      const text = Buffer.concat(all).toString();
      resolve({ code: isLate ? TIMED_OUT : (code ?? 1), bytes: Buffer.concat(out), text });
    });
  });
}

/** Runs a program that has to succeed. @throws {Error} with what it wrote */
export async function must(program: string, args: readonly string[], ms?: number): Promise<string> {
  const { code, text } = await run(program, args, ms);
  if (code !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${code}:\n${text}`);
  return text;
}

/** Waits for a time, in milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks again and again until the answer is there.
 * @param what names what is waited for, for the error
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

/** Seconds since a moment, with one decimal. */
export const secondsSince = (start: number): string => `${((Date.now() - start) / 1_000).toFixed(1)} s`;
