import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { GatewayEnv } from './index.ts';

/** A server that is up. */
export interface Listening {
  /** Address to open, with the port that was really taken. */
  readonly url: string;
  readonly port: number;
  /** Stops listening and ends every open connection at once. */
  close(): Promise<void>;
}

/**
 * Opens a port for an app.
 * @param where `port` 0 takes any free one; `host` is 127.0.0.1 unless other machines are to reach it.
 * @throws {Error} with one sentence naming PORT or HOST when the address cannot be had.
 */
export function listen(app: Hono<GatewayEnv>, where: { port: number; host?: string }): Promise<Listening> {
  const host = where.host ?? '127.0.0.1';
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(reasonOf(error, where.port, host))));
    server.listen(where.port, host, () => {
      const address = server.address();
      const port = isInfo(address) ? address.port : where.port;
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      resolve({ url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`, port, close });
    });
  });
}

function isInfo(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

function reasonOf(error: Error, port: number, host: string): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: choose a free one with PORT, for example PORT=${port + 1} npm start.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: choose PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine.`;
  return `Port ${port} on ${host} cannot be opened: ${error.message}.`;
}
