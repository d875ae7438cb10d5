import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../deploy/run-nginx.ts';
import { killed } from './servers.ts';

const PROGRAM = ['/usr/bin/redis-server', '/usr/bin/valkey-server', '/opt/homebrew/bin/redis-server'].find(
  (path) => existsSync(path),
);
/** Whether a store is installed here. */
export const hasStore = PROGRAM !== undefined;
const START_MS = 10_000;

/** When a store writes down what it is told: before it answers, or within a second, as the guide for several gateways advises. */
export type Writing = 'always' | 'everysec';

/** How a store is reached by TLS: files of its certificate and key, and the password that it asks for. */
export interface Secured {
  readonly cert: string;
  readonly key: string;
  readonly password: string;
}

/** How a store is started. */
export interface StoreKind {
  readonly writing?: Writing;
  readonly secured?: Secured;
  /** Settings beside ours, as in `redis.conf`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Variables of its process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A real Redis on a free port of this machine. */
export class StoreProcess {
  readonly #kind: StoreKind;
  readonly #folder = mkdtempSync(join(tmpdir(), 'store-'));
  #child: ChildProcess | undefined;
  #port = 0;
  #securePort = 0;

  constructor(kind: StoreKind = {}) {
    this.#kind = kind;
  }

  get pids(): readonly number[] {
    return this.#child?.pid === undefined ? [] : [this.#child.pid];
  }

  /** Where it answers without TLS. */
  get plainUrl(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  get url(): string {
    const { secured } = this.#kind;
    return secured ? `rediss://:${secured.password}@localhost:${this.#securePort}` : this.plainUrl;
  }

  /** @throws when no store is installed */
  async start(): Promise<void> {
    if (PROGRAM === undefined) throw new Error('No redis-server is installed.');
    this.#port ||= await freePort();
    this.#securePort ||= await freePort();
    mkdirSync(this.#folder, { recursive: true });
    const options = {
      bind: '127.0.0.1',
      port: String(this.#port),
      dir: this.#folder,
      save: '',
      appendonly: 'yes',
      appendfsync: this.#kind.writing ?? 'always',
      ...this.#securing(),
      ...this.#kind.settings,
    };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
    const env = { ...process.env, ...this.#kind.env };
    this.#child = spawn(PROGRAM, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
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

  #securing(): Readonly<Record<string, string>> {
    if (!this.#kind.secured) return {};
    const { cert, key, password } = this.#kind.secured;
    return {
      'tls-port': String(this.#securePort),
      'tls-cert-file': cert,
      'tls-key-file': key,
      'tls-ca-cert-file': cert,
      'tls-auth-clients': 'no',
      requirepass: password,
    };
  }

  /** It is up once it says anything of itself, even that it wants a password. */
  #answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.#port, '127.0.0.1', () => socket.write('PING\r\n'));
      socket.once('error', () => resolve(false));
      socket.once('data', (answer) => {
        socket.destroy();
        resolve(/^(?:\+PONG|-NOAUTH)/u.test(String(answer)));
      });
    });
  }
}
