import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

export interface Program {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** The exit status, after all output. */
  readonly ended: Promise<number | null>;
}

export function startProgram(
  [program = '', ...args]: readonly string[],
  options: SpawnOptions = {},
): Program {
  const child = spawn(program, args, options);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  // `exit` may come before the last output.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, output: () => Buffer.concat(chunks).toString(), ended };
}
