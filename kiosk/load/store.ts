import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, killed } from './servers.ts';

const PROGRAM = ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/opt/homebrew/bin/redis-server'].find(
  (path) => existsSync(path),
);
/** Whether a store is installed here. */
export const hasStore = PROGRAM !== undefined;
const START_MS = 10_000;

/** When a store writes down what it is told: before it answers, or within a second, as the guide for several gateways advises. */
export type Writing = 'always' | 'everysec';

/** A real Redis on a free port of this machine. */
export class StoreProcess {
  readonly #writing: Writing;
  readonly #folder = mkdtempSync(join(tmpdir(), 'store-'));
  #child: ChildProcess | undefined;
  #port = 0;

  constructor(writing: Writing = 'always') {
    this.#writing = writing;
  }

  get pids(): readonly number[] {
    return this.#child?.pid === undefined ? [] : [this.#child.pid];
  }

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  /** @throws when no store is installed */
  async start(): Promise<void> {
    if (PROGRAM === undefined) throw new Error('No redis-server is installed.');
    this.#port ||= await freePort();
    mkdirSync(this.#folder, { recursive: true });
    this.#child = spawn(
      PROGRAM,
      [
        ...['--bind', '127.0.0.1', '--port', String(this.#port), '--dir', this.#folder],
        ...['--save', '', '--appendonly', 'yes', '--appendfsync', this.#writing],
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const deadline = performance.now() + START_MS;
    while (!(await this.#answers())) {
      if (performance.now() > deadline) throw new Error('The store did not start.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Ends it in the middle of whatever it does. */
  async crash(): Promise<void> {
    if (this.#child) await killed(this.#child);
    this.#child = undefined;
  }

  /** What it had written down is lost. */
  forget(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async stop(): Promise<void> {
    await this.crash();
    this.forget();
  }

  #answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.#port, '127.0.0.1', () => socket.write('PING\r\n'));
      socket.once('error', () => resolve(false));
      socket.once('data', (answer) => {
        socket.destroy();
        resolve(String(answer).startsWith('+PONG'));
      });
    });
  }
}
