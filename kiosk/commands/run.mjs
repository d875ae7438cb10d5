import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
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
    const child = owned(
      spawn(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }),
    );
    child.on('error', () => resolve(127));
    // While this process is being stopped it starts nothing more.
    child.on('exit', (code) => isStopping || resolve(code ?? 1));
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
 * Runs a tool of the installed packages without showing what it prints, so that several can run at once.
 * @param {keyof typeof PACKAGES} name
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to this process's environment
 * @returns {Promise<{ code: number, output: string }>} its exit code as of `run`, and all that it printed
 */
export function quietTool(name, args, env = {}) {
  return new Promise((resolve) => {
    const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = owned(
      spawn(process.execPath, [toolScript(name), ...args], {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...colour, ...env },
      }),
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', ({ message }) => resolve({ code: 127, output: message }));
    child.on('close', (code) => isStopping || resolve({ code: code ?? 1, output }));
  });
}

/**
 * Starts Node on a script that runs until it is told to stop, or until this process has ended, in whatever way.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {import('node:child_process').ChildProcess}
 */
export function start(args, env = {}) {
  const watch = new URL('./stop-with-parent.mjs', import.meta.url).href;
  return owned(
    spawn(process.execPath, ['--import', watch, ...args], {
      cwd: ROOT,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
    }),
  );
}

/**
 * Starts a gateway, and beside the demo hotel the settings page, to which the gateway leads. Never beside a real hotel: what the
 * page saves is served to guests.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export function startGateway(args, env = {}) {
  const { NODE_ENV, HOTEL_URL, TENANTS, SETTINGS_PORT } = process.env;
  const isDemo = !HOTEL_URL || HOTEL_URL === 'demo';
  if (NODE_ENV === 'production' || !isDemo || TENANTS) return { gateway: start(args, env) };
  const page = `http://127.0.0.1:${SETTINGS_PORT || '4175'}/settings/`;
  const gateway = start(args, { ...env, SETTINGS_PAGE: page });
  return { gateway, settings: start(['--import', 'tsx', 'kiosk/settings-page/server/main.ts']) };
}

/** What we started and what has not ended yet. */
const children = new Set();
let isListening = false;
let isStopping = false;

function owned(child) {
  if (!isListening) listenForTheEnd();
  children.add(child);
  child.on('error', () => children.delete(child));
  child.on('exit', () => children.delete(child));
  return child;
}

function listenForTheEnd() {
  isListening = true;
  // At a terminal Ctrl-C reaches the children too: a second signal does no harm, and without a terminal it is needed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
  if (process.env.npm_lifecycle_event === undefined) return;
  // npm that was killed could hand on no signal.
  const npm = callers();
  setInterval(() => callers() === npm || stopAll('SIGTERM'), 1_000).unref();
}

/** Who started us, and who started them: npm starts us through a shell. */
function callers() {
  try {
    const { before } = /^\d+ \(.*\) \S (?<before>\d+) /su.exec(
      readFileSync(`/proc/${process.ppid}/stat`, 'utf8'),
    ).groups;
    return `${process.ppid} ${before}`;
  } catch {
    // Only Linux has this list of processes.
    return `${process.ppid}`;
  }
}

/** Hands a signal on to all children, and ends once they have. */
function stopAll(signal) {
  const end = () => process.exit(128 + constants.signals[signal]);
  if (children.size === 0) end();
  for (const child of children) {
    if (!isStopping) child.on('exit', () => children.size > 0 || end());
    child.kill(signal);
  }
  isStopping = true;
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
