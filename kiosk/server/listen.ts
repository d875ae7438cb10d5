import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { type ConnectionLimits, limitConnections, usualLimits } from './connections.ts';
import type { Gateway, GatewayEnv } from './gateway.ts';
import { type Log, SILENT } from './log.ts';
import { refusal, refuseOnSocket } from './malformed.ts';
import { toResponse, writeReply } from './reply.ts';

/** A server that is up. */
export interface Listening {
  /** Address to open, with the port that was really taken. */
  readonly url: string;
  readonly port: number;
  /** Takes no more calls, lets those under way end, for so many milliseconds at most, then closes. */
  drain(deadlineMs: number): Promise<void>;
  /** Stops listening and ends every open connection at once. */
  close(): Promise<void>;
}

/** What can be listened on: a gateway, or any app. */
export type Listenable = Pick<Hono<GatewayEnv>, 'fetch'> &
  Partial<Pick<Gateway, 'quick' | 'drain' | 'isBusy' | 'noteEnded' | 'end'>>;

/** Where and how to listen. */
export interface Where {
  /** 0 takes any free one. */
  readonly port: number;
  /** 127.0.0.1 unless other machines are to reach it. */
  readonly host?: string;
  readonly log?: Log;
  /** Connections come from a proxy before us, which limits those of each address itself. */
  readonly trustsProxy?: boolean;
  /** Other limits of connections; for tests. */
  readonly limits?: Partial<ConnectionLimits>;
  /** How another port is chosen where the program was started; with `PORT` unless it says otherwise. */
  readonly portIn?: (port: number) => string;
}

/** A whole request has to be there by then, a passport picture on a slow network too. In ms. */
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** How often an end of what is under way is looked for, in ms. */
const LOOK_MS = 50;

/**
 * Opens a port for an app.
 * @throws {Error} with one sentence naming PORT or HOST when the address cannot be had.
 */
export function listen(app: Listenable, where: Where): Promise<Listening> {
  const { port, host = '127.0.0.1', log = SILENT, portIn = (port) => `PORT=${port} npm start` } = where;
  let underWay = 0;
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler: (error) => {
      // An address or a host name that is none: it is the sender's fault.
      if (error instanceof RequestError) return toResponse(refusal(400));
      log.fault('request-failed', { kind: error instanceof Error ? error.name : 'unknown' });
      return toResponse(refusal(500));
    },
  });
  const server = createServer(
    // A request without a host is refused by us, with our headers.
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS, requireHostHeader: false },
    (request, response) => {
      // It had too many answers waiting.
      if (request.socket.destroyed) return;
      underWay += 1;
      // The rest of a body that was refused, or that nobody reads, is not waited for.
      response.once('finish', () => {
        if (!request.complete) request.socket.destroySoon();
      });
      response.once('close', () => {
        underWay -= 1;
      });
      const reply = app.quick?.(request);
      if (reply === undefined) void answer(request, response);
      else writeReply(response, reply);
    },
  );
  server.on('clientError', refuseOnSocket);
  server.on('checkExpectation', (_, response) => writeReply(response, refusal(417)));
  limitConnections(server, {
    limits: { ...usualLimits(), ...where.limits },
    trustsProxy: where.trustsProxy ?? false,
    log,
    onEnd: (reason) => app.noteEnded?.(reason),
  });
  const drain = async (deadlineMs: number) => {
    app.drain?.();
    const deadline = performance.now() + deadlineMs;
    const isBusy = () => underWay > 0 || app.isBusy?.() === true;
    while (isBusy() && performance.now() < deadline) await pause(LOOK_MS);
    await close(server);
    await app.end?.();
  };
  return opened(server, { port, host, portIn }, drain);
}

function close(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
}

type Place = Required<Pick<Where, 'port' | 'host' | 'portIn'>>;

function opened(server: Server, place: Place, drain: Listening['drain']): Promise<Listening> {
  const { port, host } = place;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(reasonOf(error, place))));
    server.listen(port, host, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      const shown = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
      resolve({ url: `http://${shown}:${taken}`, port: taken, drain, close: () => close(server) });
    });
  });
}

function reasonOf(error: Error, { port, host, portIn }: Place): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: choose a free one, for example ${portIn(port + 1)}.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: choose PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine.`;
  return `Port ${port} on ${host} cannot be opened: ${error.message}.`;
}
