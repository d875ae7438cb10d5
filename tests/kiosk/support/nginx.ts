import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { portOf } from './fake-hotel.ts';

const SHIPPED = resolve('kiosk/server/nginx');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Where nginx is; undefined where it is not installed. */
export const NGINX = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
].find((path) => existsSync(path));
export const hasBrotli = existsSync(BROTLI);

/** A certificate that only these tests trust. */
export function makeCertificate(folder: string): { readonly cert: string; readonly key: string } {
  const [cert, key] = [join(folder, 'lobby.pem'), join(folder, 'lobby.key')];
  const names = 'subjectAltName=DNS:lobby.example,DNS:pms.example.jp';
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=lobby.example', '-addext', names, '-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  );
  return { cert, key };
}

/** An answer of nginx. */
export interface NginxAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The real nginx with one of the shipped sites, on a free port of this machine. */
export class Nginx {
  readonly folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  readonly files = makeCertificate(this.folder);
  port = 0;
  #child: ChildProcess | undefined;

  /**
   * @param site the shipped file
   * @param here what stands in it, and what is there on this machine
   */
  async start(site: 'in-front.conf' | 'alone.conf', here: Readonly<Record<string, string>>): Promise<void> {
    if (NGINX === undefined) throw new Error('nginx is not installed');
    this.port = await freePort();
    const local: Record<string, string> = {
      '/etc/nginx/lobby': this.folder,
      '/var/log/nginx': this.folder,
      '/etc/ssl/lobby/lobby.example.pem': this.files.cert,
      '/etc/ssl/lobby/lobby.example.key': this.files.key,
      'listen 443': `listen 127.0.0.1:${this.port}`,
      ...here,
    };
    for (const name of ['http.conf', 'server.conf', 'pass.conf', 'answer.conf', site]) {
      const shipped = readFileSync(join(SHIPPED, name), 'utf8');
      const text = Object.entries(local).reduce((done, [from, to]) => done.replaceAll(from, to), shipped);
      writeFileSync(join(this.folder, name), text);
    }
    if (hasBrotli) cpSync(join(SHIPPED, 'brotli.conf'), join(this.folder, 'brotli.conf'));
    writeFileSync(join(this.folder, 'nginx.conf'), this.#mainFile(site));
    execFileSync(NGINX, ['-t', '-q', ...this.#arguments()], { stdio: ['ignore', 'ignore', 'inherit'] });
    this.#child = spawn(NGINX, this.#arguments(), { stdio: ['ignore', 'ignore', 'inherit'] });
    await this.#isUp();
    // Whoever wants to put a guest's picture into a file has nowhere to.
    for (const name of TEMPORARY) rmdirSync(join(this.folder, name));
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child?.once('exit', resolve));
    this.#child?.kill('SIGTERM');
    if (this.#child !== undefined) await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** What it has written, once it has written something. */
  log(name: 'lobby.log' | 'lobby-error.log'): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  ask(
    path: string,
    {
      method = 'GET',
      headers = {},
      body,
    }: { method?: string; headers?: Record<string, string>; body?: Buffer } = {},
  ): Promise<NginxAnswer> {
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: this.port,
          path,
          method,
          rejectUnauthorized: false,
          servername: 'lobby.example',
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
          );
        },
      );
      asked.on('error', reject);
      asked.setHeader('Host', 'lobby.example');
      for (const [name, value] of Object.entries(headers)) asked.setHeader(name, value);
      asked.end(body);
    });
  }

  /** The status of an answer by HTTP/2. */
  askHttp2(path: string): Promise<number> {
    const client = connect(`https://127.0.0.1:${this.port}`, { rejectUnauthorized: false });
    return new Promise<number>((resolve, reject) => {
      client.on('error', reject);
      client.request({ ':path': path }).on('response', (headers) => resolve(headers[':status'] ?? 0));
    }).finally(() => client.destroy());
  }

  #arguments(): string[] {
    return ['-p', this.folder, '-c', join(this.folder, 'nginx.conf'), '-e', 'stderr'];
  }

  #mainFile(site: string): string {
    return [
      hasBrotli ? `load_module ${BROTLI};` : '',
      process.getuid?.() === 0 ? 'user root;' : '',
      `daemon off; worker_processes 1; pid ${this.folder}/pid; error_log stderr crit; events {}`,
      'http {',
      ...TEMPORARY.map((name) => `${name}_path ${this.folder}/${name};`),
      `include ${this.folder}/http.conf; include ${this.folder}/${site};`,
      '}',
    ].join('\n');
  }

  async #isUp(): Promise<void> {
    for (const name of TEMPORARY) mkdirSync(join(this.folder, name), { recursive: true });
    for (let tries = 0; ; tries += 1) {
      const up = await this.ask('/healthz').catch(() => undefined);
      if (up !== undefined) return;
      if (tries > 200 || this.#child?.exitCode !== null) throw new Error('nginx does not come up');
      await new Promise((wait) => setTimeout(wait, 25));
    }
  }
}

/** Folders that nginx wants for what it does not keep in memory. */
const TEMPORARY = ['client_body_temp', 'proxy_temp', 'fastcgi_temp', 'uwsgi_temp', 'scgi_temp'] as const;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const port = portOf(server.address());
  await new Promise((closed) => server.close(closed));
  return port;
}
