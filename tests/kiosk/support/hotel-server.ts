import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { onTestFinished } from 'vitest';

/** A hotel that answers as the test wants it to. */
export interface HotelServer {
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  /** The requests whose headers arrived, oldest first. */
  readonly seen: IncomingMessage[];
  /** The bodies that arrived whole. */
  readonly bodies: Buffer[];
  answer: RequestListener;
  /** Leaves calls without an answer until the function that it gives is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** How the hotel answers usually. */
export const USUAL_ANSWER: RequestListener = (_, response) =>
  response.setHeader('Content-Type', 'application/json').end('{"payload":{}}');

/** Everything that a hotel, or whoever got into it, could send along to do harm. */
export const HARMFUL = {
  'Content-Type': 'text/html',
  'Set-Cookie': 'guest=1',
  Location: 'https://elsewhere.example/',
  Link: '</style.css>; rel=stylesheet',
  Refresh: '0; url=https://elsewhere.example/',
  'WWW-Authenticate': 'Basic realm="lobby"',
  'Clear-Site-Data': '"*"',
  'Strict-Transport-Security': 'max-age=1',
  'X-Accel-Redirect': '/index.html',
  'Service-Worker-Allowed': '/',
  'Access-Control-Allow-Origin': '*',
  'Content-Disposition': 'attachment',
  'Lobby-Gateway': 'not-sent',
  'X-Powered-By': 'PMS 1.0',
} as const;

/** What a hotel's system may believe, and no tablet sends. */
export const FOREIGN = {
  'X-HTTP-Method-Override': 'DELETE',
  'X-Original-URL': '/admin',
  'X-Rewrite-URL': '/admin',
  'X-Real-IP': '127.0.0.1',
  'X-Forwarded-For': '127.0.0.1',
  X_FORWARDED_FOR: '127.0.0.1',
  'X-Forwarded-Host': 'evil.example',
  'X-SSL-Client-Verify': 'SUCCESS',
  Forwarded: 'for=127.0.0.1',
  'Remote-User': 'admin',
  'Content-Encoding': 'gzip',
  Cookie: 'a=1',
  Origin: 'https://evil.example',
  Referer: 'https://evil.example/',
  Authorization: 'Basic c3RhZmY6dG9rZW4=',
};

/**
 * Opens a hotel on a free port, until the test ends unless `atEnd` says otherwise.
 * @param tls its certificate and key; without them it speaks plain http
 */
export async function openHotel(
  answer: RequestListener = USUAL_ANSWER,
  tls?: { readonly cert: string; readonly key: string },
  atEnd: (close: () => Promise<void>) => unknown = onTestFinished,
): Promise<HotelServer> {
  let mayAnswer = Promise.resolve();
  const listener: RequestListener = async (request, response) => {
    hotel.seen.push(request);
    const parts: Buffer[] = [];
    // What a tablet's leaving breaks off has no answer.
    request.on('error', () => undefined).on('data', (part: Buffer) => parts.push(part));
    await new Promise((resolve) => request.once('end', resolve));
    hotel.bodies.push(Buffer.concat(parts));
    await mayAnswer;
    hotel.answer(request, response);
  };
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is open');
  const { port } = address;
  const hotel: HotelServer = {
    url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    port,
    server,
    seen: [],
    bodies: [],
    answer,
    hold: () => {
      let release = (): void => undefined;
      mayAnswer = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  atEnd(hotel.close);
  return hotel;
}
