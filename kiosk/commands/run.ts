import { spawn } from 'node:child_process';

/**
 * Runs a program or an installed tool and shows its output.
 * @param env added to this process's environment
 * @returns its exit code; 1 after a signal, 127 if it cannot start
 */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve) => {
    // Windows starts npm's tools only by a shell.
    const shell = process.platform === 'win32';
    spawn(program, args, { stdio: 'inherit', shell, env: { ...process.env, ...env } })
      .on('error', () => resolve(127))
      .on('exit', (code) => resolve(code ?? 1));
  });
}
