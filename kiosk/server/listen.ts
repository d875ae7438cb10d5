import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Gateway, GatewayEnv } from './gateway.ts';
import { fileHandles } from './handles.ts';
import { type Log, SILENT } from './log.ts';
import { emptyReply, toResponse, writeReply } from './reply.ts';
import { isSocketPath, openToGroup, removeStale } from './socket-file.ts';

export interface Listening {
  /** Address with the real port; a socket's path as nginx names it. */
  readonly url: string;
  /** 0 for a socket. */
  readonly port: number;
  /** Refuses new calls, waits for running ones for `deadlineMs`, then closes. */
  drain(deadlineMs: number): Promise<void>;
  close(): Promise<void>;
}

export type Listenable = Pick<Hono<GatewayEnv>, 'fetch'> &
  Partial<Pick<Gateway, 'quick' | 'drain' | 'isBusy' | 'end'>>;

export interface Where {
  /** 0 for any free one. */
  readonly port: number;
  /** An address or a socket's path; by default 127.0.0.1. */
  readonly host?: string;
  readonly log?: Log;
  /** Tells the user how to choose another port; by default with `PORT`. */
  readonly portIn?: (port: number) => string;
}

/** In ms: the limit for a whole request, a passport picture on a slow network included. */
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Milliseconds between checks for running calls. */
const LOOK_MS = 50;

/** Opens a port or a socket. The proxy limits connections; some handles stay free. @throws {Error} naming PORT or HOST */
export async function listen(app: Listenable, where: Where): Promise<Listening> {
  const { port, host = '127.0.0.1', log = SILENT, portIn = (port) => `PORT=${port} npm start` } = where;
  let underWay = 0;
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      // The sender's fault: no valid address or host name.
      const isTheirs = error instanceof RequestError;
      if (!isTheirs) log.fault('request-failed', { kind: error instanceof Error ? error.name : 'unknown' });
      return toResponse(emptyReply(isTheirs ? 400 : 500, { Connection: 'close' }));
    },
  });
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS },
    (request, response) => {
      underWay += 1;
      response.once('close', () => {
        underWay -= 1;
      });
      const reply = app.quick?.(request);
      if (reply === undefined) void answer(request, response);
      else writeReply(response, reply);
    },
  );
  server.maxConnections = Math.floor(fileHandles() / 2);
  const drain = async (deadlineMs: number) => {
    app.drain?.();
    const deadline = performance.now() + deadlineMs;
    const isBusy = () => underWay > 0 || app.isBusy?.() === true;
    while (isBusy() && performance.now() < deadline) await pause(LOOK_MS);
    await close(server);
    await app.end?.();
  };
  const place = isSocketPath(host)
    ? await onSocket(server, host)
    : await onPort(server, { port, host, portIn });
  return { ...place, drain, close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
}

type Address = Required<Pick<Where, 'port' | 'host' | 'portIn'>>;
type Place = Pick<Listening, 'url' | 'port'>;

function onPort(server: Server, wanted: Address): Promise<Place> {
  const { port, host } = wanted;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(reasonOf(error, wanted))));
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      const shown = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
      resolve({ url: `http://${shown}:${taken}`, port: taken });
    });
  });
}

async function onSocket(server: Server, path: string): Promise<Place> {
  await removeStale(path);
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(reasonOfSocket(error, path))));
    server.listen(path, () => {
      openToGroup(path);
      resolve({ url: `http://unix:${path}`, port: 0 });
    });
  });
}

const codeOf = (error: Error): unknown => ('code' in error ? error.code : undefined);

function reasonOf(error: Error, { port, host, portIn }: Address): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: choose a free one, for example ${portIn(port + 1)}.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: choose PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine.`;
  return `Port ${port} on ${host} cannot be opened: ${error.message}.`;
}

function reasonOfSocket(error: Error, path: string): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return `HOST ${path} is taken by another program, or is a file of another kind.`;
  // Node reports a missing folder in the same way.
  if (code === 'EACCES')
    return `HOST ${path} needs a folder that is there and that this user may write into.`;
  return `HOST ${path} cannot be opened as a socket: ${error.message}.`;
}
