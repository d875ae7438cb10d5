import { join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Program, startProgram } from './program.ts';

/** The folder of what runs on a server: `tests/support/build-server.ts` has built it. A process of it starts in a quarter of the time that its sources take. */
export const BUILT = resolve('dist-server');

/**
 * Starts a built gateway on a free port until the test ends.
 * @param shell puts it into a command line, with `"$@"` in its place
 */
export function startBuilt(main: string, env: Readonly<Record<string, string>>, shell?: string): Program {
  const command = [process.execPath, main];
  const program = startProgram(shell === undefined ? command : ['sh', '-c', shell, 'sh', ...command], {
    cwd: join(main, '..'),
    detached: true,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  onTestFinished(() => {
    try {
      // With what it started: a shell would leave its gateway behind.
      process.kill(-(program.child.pid ?? Number.NaN), 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  });
  return program;
}

const ADDRESS = /http:\/\/[^/:]+:(\d+)\//u;

/** Where a gateway that was started answers. */
export async function addressOf({ output }: Program): Promise<string> {
  await expect.poll(output, { timeout: 20_000 }).toMatch(ADDRESS);
  return `http://127.0.0.1:${ADDRESS.exec(output())?.[1]}`;
}
