import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Which package brings a tool. */
const PACKAGES = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'typescript',
  tsx: 'tsx',
  vite: 'vite',
  vitest: 'vitest',
};

/**
 * Runs a program in the root and streams its output.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to this process's environment
 * @returns {Promise<number>} its exit code; 1 when it was ended by a signal, 127 when it could not be started
 */
export function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs npm, the one that runs us where there is one.
 * @param {readonly string[]} args
 */
export function npm(args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? run(process.execPath, [script, ...args]) : run('npm', args);
}

/**
 * Runs a tool of the installed packages.
 * @param {keyof typeof PACKAGES} name
 * @param {readonly string[]} args
 */
export function tool(name, args) {
  return run(process.execPath, [toolScript(name), ...args]);
}

/**
 * Starts Node on a script that runs until it is told to stop, and hands it our signals.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {import('node:child_process').ChildProcess}
 */
export function start(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  // At a terminal Ctrl-C reaches the child too: a second signal does no harm, and without a terminal it is needed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return child;
}

/**
 * The script of a tool, read from its package: the links in `.bin` are not scripts on every system.
 * @param {keyof typeof PACKAGES} name
 * @returns {string}
 */
export function toolScript(name) {
  const folder = join(ROOT, 'node_modules', PACKAGES[name]);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}
