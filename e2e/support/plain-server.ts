import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import { BUILT } from './built.ts';

/** A hotel's plain file server with the built app. */
export interface PlainServer {
  readonly url: string;
  begins(): Promise<void>;
  ends(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export async function openPlainServer(): Promise<PlainServer> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://any');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const bytes = await readFile(`${BUILT}${path}`).catch(() => undefined);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response.writeHead(bytes ? 200 : 404, { 'Content-Type': bytes ? type : 'text/html' }).end(bytes);
  });
  const port = await listens(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    begins: async () => void (await listens(server, port)),
    ends: () =>
      new Promise((ended) => {
        server.close(() => ended());
        server.closeAllConnections();
      }),
  };
}

async function listens(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
