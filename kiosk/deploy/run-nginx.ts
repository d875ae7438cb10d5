import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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

export const NAME = 'lobby.example';
const SHIPPED = fileURLToPath(new URL('./nginx', import.meta.url));
const MODULES = '/usr/lib/nginx/modules';
const BROTLI = `${MODULES}/ngx_http_brotli_static_module.so`;
const STREAM = `${MODULES}/ngx_stream_module.so`;

const PROGRAM = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
].find((path) => existsSync(path));
/** nginx's path; undefined without nginx or a module of the shipped settings. */
export const NGINX = PROGRAM !== undefined && hasStream(PROGRAM) ? PROGRAM : undefined;
export const hasBrotli = existsSync(BROTLI);

/** Debian has it as a package of its own; elsewhere it may be built in. */
function hasStream(program: string): boolean {
  return (
    existsSync(STREAM) ||
    / --with-stream( |$)/mu.test(spawnSync(program, ['-V'], { encoding: 'utf8' }).stderr)
  );
}

/** A short-lived certificate for this run. */
export function makeCertificate(folder: string, days = 2): { readonly cert: string; readonly key: string } {
  const [cert, key] = [join(folder, 'lobby.pem'), join(folder, 'lobby.key')];
  const names = 'subjectAltName=DNS:lobby.example,DNS:pms.example.jp,DNS:localhost';
  const kind = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days ${days} -subj /CN=lobby.example`;
  const place = ['-addext', names, '-keyout', key, '-out', cert];
  execFileSync('openssl', [...kind.split(' '), ...place], { stdio: 'ignore' });
  return { cert, key };
}

/** The real nginx with a shipped site, on a free local port, by TLS. */
export class NginxProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  readonly files = makeCertificate(this.folder);
  port = 0;
  plainPort = 0;
  #child: ChildProcess | undefined;

  /** @param site the shipped file @param here replacements in the files for this machine */
  async start(site: 'in-front.conf' | 'alone.conf', here: Readonly<Record<string, string>>): Promise<void> {
    if (NGINX === undefined) throw new Error('nginx with its stream module is not installed');
    this.port = await freePort();
    this.plainPort = await freePort();
    const modules = [BROTLI, STREAM].filter((path) => existsSync(path)).map((path) => `load_module ${path};`);
    const local: Record<string, string> = {
      'include /etc/nginx/modules-enabled/*.conf;': modules.join(' '),
      'user www-data;': process.getuid?.() === 0 ? 'user root;' : '',
      '/etc/nginx/lobby-sites/*.conf': `${this.folder}/sites/*.conf`,
      '/etc/nginx/lobby': this.folder,
      '/run/lobby-nginx': this.folder,
      '/var/log/nginx': this.folder,
      '/etc/ssl/lobby/lobby.example.pem': this.files.cert,
      '/etc/ssl/lobby/lobby.example.key': this.files.key,
      'listen 443': `listen 127.0.0.1:${this.port}`,
      'listen 80': `listen 127.0.0.1:${this.plainPort}`,
      ...here,
    };
    const put = (name: string, to: string) => {
      const shipped = readFileSync(join(SHIPPED, name), 'utf8');
      const text = Object.entries(local).reduce((done, [from, to]) => done.replaceAll(from, to), shipped);
      writeFileSync(join(this.folder, to), text);
    };
    mkdirSync(join(this.folder, 'sites'));
    for (const name of readdirSync(SHIPPED))
      if (name.endsWith('.conf') && (name !== 'brotli.conf' || hasBrotli)) put(name, name);
    for (const name of ['gateways.conf', site]) put(name, `sites/${name}`);
    execFileSync(NGINX, ['-t', '-q', ...this.#arguments()], { stdio: ['ignore', 'ignore', 'inherit'] });
    this.#child = spawn(NGINX, this.#arguments(), { stdio: ['ignore', 'ignore', 'inherit'] });
    await this.#isUp();
    // Without folders for temporary files nginx cannot write a guest's picture to disk.
    for (const name of TEMPORARY) rmdirSync(join(this.folder, name));
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child?.once('exit', resolve));
    this.#child?.kill('SIGTERM');
    if (this.#child !== undefined) await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The worker processes, without the master. */
  get pids(): readonly number[] {
    const main = this.#child?.pid;
    if (main === undefined) return [];
    const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  }

  #arguments(): string[] {
    const own = `daemon off; pid ${this.folder}/pid;`;
    return ['-p', this.folder, '-c', join(this.folder, 'nginx.conf'), '-e', 'stderr', '-g', own];
  }

  async #isUp(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      if (await answers(this.port)) return;
      if (tries > 200 || this.#child?.exitCode !== null) throw new Error('nginx does not come up');
      await new Promise((wait) => setTimeout(wait, 25));
    }
  }
}

function answers(port: number): Promise<boolean> {
  const site = { servername: NAME, headers: { Host: NAME }, rejectUnauthorized: false };
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path: '/healthz', ...site }, (answer) => {
      answer.resume().once('end', () => resolve(true));
    })
      .once('error', () => resolve(false))
      .end();
  });
}

const TEMPORARY = ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const;

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
