import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { must } from './command.ts';
import type { Places } from './places.ts';

/** The port on which the machine's apt asks for packages. */
export const PACKAGES_PORT = 3142;

/** Where this machine has Debian's packages from, by the archive's label. */
async function archives(): Promise<ReadonlyMap<string, string>> {
  const ask = () =>
    must('apt-get', ['indextargets', '--format', '$(LABEL) $(REPO_URI)', 'Created-By: Packages']);
  let told = await ask();
  if (told.trim() === '') {
    await must('apt-get', ['update', '-q'], 300_000);
    told = await ask();
  }
  const lines = told.split('\n').map((line) => line.split(' '));
  return new Map(lines.flatMap(([label, uri]) => (label && uri ? [[label, uri] as const] : [])));
}

/** The lines of sources.list for a release, from the mirrors that this machine uses itself. */
export async function sourcesOf({ codename }: Places): Promise<readonly string[]> {
  const mirrors = await archives();
  const [main, security] = [mirrors.get('Debian'), mirrors.get('Debian-Security')];
  if (main === undefined) throw new Error("This machine's apt names no mirror of Debian.");
  return [
    `deb ${main} ${codename} main`,
    `deb ${main} ${codename}-updates main`,
    ...(security === undefined ? [] : [`deb ${security} ${codename}-security main`]),
  ];
}

/** A proxy for the machine's apt, to the hosts of its sources and no others: the machine reaches nothing else. */
export async function openPackages({ host }: Places, sources: readonly string[]): Promise<Server> {
  const hosts = new Set(sources.map((line) => new URL(line.split(' ')[1] ?? '').host));
  const server = createServer((asked, answer) => {
    const url = URL.canParse(asked.url ?? '') ? new URL(asked.url ?? '') : undefined;
    if (url?.protocol !== 'http:' || !hosts.has(url.host)) {
      answer.writeHead(403).end();
      return;
    }
    const { 'proxy-connection': _, ...headers } = asked.headers;
    request(url, { method: asked.method ?? 'GET', headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    })
      .once('error', () => answer.headersSent || answer.writeHead(502).end())
      .end();
  });
  server.on('connect', (asked, socket) => {
    const [name = '', port = ''] = (asked.url ?? '').split(':');
    if (!hosts.has(name) || port !== '443') {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const there = connect(443, name, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      there.pipe(socket).pipe(there);
    });
    there.once('error', () => socket.destroy());
    socket.once('error', () => there.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PACKAGES_PORT, host, resolve);
  });
  return server;
}
