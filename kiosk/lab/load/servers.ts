import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../deploy/run-nginx.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const BUILT = path('../../../dist-server');
const UNIT = readFileSync(path('../../deploy/systemd/lobby-kiosk.service'), 'utf8');
const limit = (pattern: RegExp) => Number(pattern.exec(UNIT)?.[1]);
/** systemd's limits for the service: memory in MB, and open files and connections. */
export const SERVICE = {
  memoryMb: limit(/^MemoryMax=(\d+)M$/mu),
  handles: limit(/^LimitNOFILE=(\d+)$/mu),
};
const START_MS = 30_000;

export interface Target {
  readonly name: string;
  readonly url: string;
  /** The host name to ask under, if the address lacks it. */
  readonly host?: string;
  /** The answering processes, for their time and memory. */
  readonly pids: () => readonly number[];
  readonly stop: () => Promise<void>;
}

export interface GatewayTarget extends Target {
  /** Ends and replaces it; resolves when the new one answers. */
  readonly restart: () => Promise<void>;
  /** Kills it, and starts another after so many ms. */
  readonly crash: (afterMs: number) => Promise<void>;
}

export async function startHotel(): Promise<Target> {
  const child = spawn(process.execPath, ['--import', 'tsx', path('./hotel.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const url = String(line).trim();
  return { name: 'hotel', url, pids: () => pidsOf(child), stop: () => stopped(child) };
}

/** Starts a built gateway with the service's handles and these variables alone. @param isQuiet drops its output */
export async function startGateway(
  env: Readonly<Record<string, string>>,
  { main = 'gateway.js', isQuiet = false } = {},
): Promise<GatewayTarget> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const limited = ['-c', `ulimit -n ${SERVICE.handles} && exec "$@"`, 'sh'];
  const start = async () => {
    // The shell becomes the gateway.
    const child = spawn('sh', [...limited, process.execPath, join(BUILT, main)], {
      stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'],
      env: { PATH: process.env.PATH, PORT: String(port), ...env },
    });
    await answering(url, child);
    return child;
  };
  let child = await start();
  return {
    name: 'gateway',
    url,
    pids: () => pidsOf(child),
    stop: () => stopped(child),
    async restart() {
      await stopped(child);
      child = await start();
    },
    async crash(afterMs) {
      await killed(child);
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      child = await start();
    },
  };
}

const pidsOf = ({ pid }: ChildProcess): readonly number[] => (pid === undefined ? [] : [pid]);

export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Kills a process, like a power cut. */
export async function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The gateway ended at its start: its own words are above.');
    const isUp = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The gateway did not answer within ${START_MS / 1000} seconds.`);
}
