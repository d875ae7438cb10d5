import { join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Program, startProgram } from './program.ts';

/** The built server's folder: `tests/support/build-server.ts` built it. It starts in a quarter of its sources' time. */
export const BUILT = resolve('dist-server');

/** Starts a built gateway on a free port until the test ends. @param shell a command line with `"$@"` in its place */
export function startBuilt(main: string, env: Readonly<Record<string, string>>, shell?: string): Program {
  const command = [process.execPath, main];
  const program = startProgram(shell === undefined ? command : ['sh', '-c', shell, 'sh', ...command], {
    cwd: join(main, '..'),
    detached: true,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  onTestFinished(() => {
    try {
      // Its children too: a shell would leave its gateway behind.
      process.kill(-(program.child.pid ?? Number.NaN), 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  });
  return program;
}

const ADDRESS = /http:\/\/[^/:]+:(\d+)\//u;

export async function addressOf({ output }: Program): Promise<string> {
  await expect.poll(output).toMatch(ADDRESS);
  return `http://127.0.0.1:${ADDRESS.exec(output())?.[1]}`;
}
