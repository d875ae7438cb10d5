import { spawn } from 'node:child_process';

/**
 * Runs a program, or a tool of the installed packages as npm's scripts find it, and shows what it prints.
 * @param env added to this process's environment
 * @returns its exit code; 1 when a signal ended it, 127 when it could not be started
 */
export function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  return new Promise((resolve) => {
    // Windows starts npm's tools by a shell alone.
    const shell = process.platform === 'win32';
    spawn(program, args, { stdio: 'inherit', shell, env: { ...process.env, ...env } })
      .on('error', () => resolve(127))
      .on('exit', (code) => resolve(code ?? 1));
  });
}
