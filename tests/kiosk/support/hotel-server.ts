import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { onTestFinished } from 'vitest';

export interface HotelServer {
  readonly url: string;
  readonly port: number;
  readonly server: Server;
  readonly seen: IncomingMessage[];
  readonly bodies: Buffer[];
  answer: RequestListener;
  /** Leaves calls unanswered until the returned function is called. */
  hold(): () => void;
  close(): Promise<void>;
}

export const USUAL_ANSWER: RequestListener = (_, response) =>
  response.setHeader('Content-Type', 'application/json').end('{"payload":{}}');

/** Everything harmful that a hotel or its intruder could send. */
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

/** Headers that a hotel may trust and no tablet sends. */
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

/** Opens a hotel on a free port until `atEnd`. @param tls certificate and key; by default plain http */
export async function openHotel(
  answer: RequestListener = USUAL_ANSWER,
  tls?: { readonly cert: string; readonly key: string },
  atEnd: (close: () => Promise<void>) => unknown = onTestFinished,
): Promise<HotelServer> {
  let mayAnswer = Promise.resolve();
  const listener: RequestListener = async (request, response) => {
    hotel.seen.push(request);
    const parts: Buffer[] = [];
    // A tablet's leaving has no answer.
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
