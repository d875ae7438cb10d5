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
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SHIPPED = fileURLToPath(new URL('./nginx', import.meta.url));
/** What both sites include. */
const SHIPPED_FILES = ['http.conf', 'server.conf', 'pass.conf', 'answer.conf', 'upload.conf', 'party.conf'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Where nginx is; undefined where it is not installed. */
export const NGINX = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
].find((path) => existsSync(path));
export const hasBrotli = existsSync(BROTLI);

/** A certificate for this run alone. */
export function makeCertificate(folder: string): { readonly cert: string; readonly key: string } {
  const [cert, key] = [join(folder, 'lobby.pem'), join(folder, 'lobby.key')];
  const names = 'subjectAltName=DNS:lobby.example,DNS:pms.example.jp,DNS:localhost';
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=lobby.example',
      '-addext',
      names,
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  );
  return { cert, key };
}

/** The real nginx with one of the shipped sites, on a free port of this machine, by TLS. */
export class NginxProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  readonly files = makeCertificate(this.folder);
  port = 0;
  #child: ChildProcess | undefined;

  /**
   * @param site the shipped file
   * @param here what the file says, and what to put in its place on this machine
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
    for (const name of SHIPPED_FILES.concat(site)) {
      const shipped = readFileSync(join(SHIPPED, name), 'utf8');
      const text = Object.entries(local).reduce((done, [from, to]) => done.replaceAll(from, to), shipped);
      writeFileSync(join(this.folder, name), text);
    }
    if (hasBrotli) cpSync(join(SHIPPED, 'brotli.conf'), join(this.folder, 'brotli.conf'));
    writeFileSync(join(this.folder, 'nginx.conf'), this.#mainFile(site));
    execFileSync(NGINX, ['-t', '-q', ...this.#arguments()], { stdio: ['ignore', 'ignore', 'inherit'] });
    this.#child = spawn(NGINX, this.#arguments(), { stdio: ['ignore', 'ignore', 'inherit'] });
    await this.#isUp();
    // No folder for temporary files: nginx cannot write a guest's picture to disk.
    for (const name of TEMPORARY) rmdirSync(join(this.folder, name));
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child?.once('exit', resolve));
    this.#child?.kill('SIGTERM');
    if (this.#child !== undefined) await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The process that answers; the other one looks after it. */
  get pids(): readonly number[] {
    const main = this.#child?.pid;
    if (main === undefined) return [];
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
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
      if (await answers(this.port)) return;
      if (tries > 200 || this.#child?.exitCode !== null) throw new Error('nginx does not come up');
      await new Promise((wait) => setTimeout(wait, 25));
    }
  }
}

/** Whether anything at all is said on a port. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path: '/healthz', rejectUnauthorized: false }, (answer) => {
      answer.resume().once('end', () => resolve(true));
    })
      .once('error', () => resolve(false))
      .end();
  });
}

/** Folders that nginx wants for what it does not keep in memory. */
const TEMPORARY = ['client_body_temp', 'proxy_temp', 'fastcgi_temp', 'uwsgi_temp', 'scgi_temp'] as const;

/** A free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
