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
export const hasStore = PROGRAM !== undefined;
const START_MS = 30_000;

/** A store writes before it answers, or within a second, as the guide advises. */
export type Writing = 'always' | 'everysec';

/** TLS: certificate, key and password. */
export interface Secured {
  readonly cert: string;
  readonly key: string;
  readonly password: string;
}

export interface StoreKind {
  readonly writing?: Writing;
  readonly secured?: Secured;
  /** Additional settings of `redis.conf`. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

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

  /** The address without TLS. */
  get plainUrl(): string {
    return `redis://127.0.0.1:${this.#port}`;
  }

  get url(): string {
    const { secured } = this.#kind;
    return secured ? `rediss://:${secured.password}@localhost:${this.#securePort}` : this.plainUrl;
  }

  /** @throws without an installed store */
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

  async crash(): Promise<void> {
    if (this.#child) await killed(this.#child);
    this.#child = undefined;
  }

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

  /** It is up once it answers anything, even a demand for a password. */
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
