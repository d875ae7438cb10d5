import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** A program that was started. */
export interface Program {
  readonly child: ChildProcess;
  /** What it has written so far, wherever. */
  readonly output: () => string;
  /** Its exit status, once it has ended and all of its output is there. */
  readonly ended: Promise<number | null>;
}

/** Starts a program. */
export function startProgram(
  [program = '', ...args]: readonly string[],
  options: SpawnOptions = {},
): Program {
  const child = spawn(program, args, options);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  // Not `exit`, which may come before the last of the output.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output: () => Buffer.concat(chunks).toString(), ended };
}
