import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../deploy/run-nginx.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const GATEWAY = path('../../../dist-server/gateway.js');
/** A start takes less even on a busy machine. In ms. */
const START_MS = 30_000;

/** A server under load. */
export interface Target {
  readonly name: string;
  readonly url: string;
  /** The host name to ask under, where it is not in the address. */
  readonly host?: string;
  /** The processes that answer, for their time and memory. */
  readonly pids: () => readonly number[];
  readonly stop: () => Promise<void>;
}

/** A gateway that can be restarted on its port. */
export interface GatewayTarget extends Target {
  /** Tells it to end, and starts another as soon as it has; resolves when that one answers. */
  readonly restart: () => Promise<void>;
  /** Ends it in the middle of whatever it does, and starts another after so many ms. */
  readonly crash: (afterMs: number) => Promise<void>;
}

/** What a gateway is started with. */
export interface GatewayStart {
  readonly hotelUrl: string;
  readonly tenant: string;
  readonly heartbeatToken: string;
  /** Names under which it is asked. */
  readonly hosts: string;
  /** The store that it shares with others; without one it remembers alone. */
  readonly storeUrl?: string;
  /** A proxy before it says who asks. */
  readonly trustsProxy?: boolean;
  /** File of a certificate that it trusts besides the usual ones. */
  readonly authority?: string;
}

/** Starts the hotel. */
export async function startHotel(): Promise<Target> {
  const child = spawn(process.execPath, ['--import', 'tsx', path('./hotel.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  const url = String(line).trim();
  return { name: 'hotel', url, pids: () => pidsOf(child), stop: () => stopped(child) };
}

/** Starts a gateway as it runs in production, in front of a hotel. */
export async function startGateway(given: GatewayStart): Promise<GatewayTarget> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const child = spawn(process.execPath, [GATEWAY], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(port),
        HOTEL_URL: given.hotelUrl,
        TENANT: given.tenant,
        HEARTBEAT_TOKEN: given.heartbeatToken,
        HOSTS: given.hosts,
        ...(given.storeUrl === undefined ? {} : { STORE_URL: given.storeUrl }),
        ...(given.trustsProxy ? { TRUST_PROXY: '1' } : {}),
        ...(given.authority === undefined ? {} : { NODE_EXTRA_CA_CERTS: given.authority }),
      },
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

/** Ends a process at once, as a machine does that loses its power. */
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
