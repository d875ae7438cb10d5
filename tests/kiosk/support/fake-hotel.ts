import { createServer as createHttp, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A call as it came to the hotel. */
export interface Heard {
  readonly method: string;
  readonly url: string;
  readonly rawHeaders: readonly string[];
  readonly headers: IncomingMessage['headers'];
  readonly bytes: number;
}

/** A hotel that notes what it hears, and answers as it is told to. */
export interface FakeHotel {
  readonly port: number;
  readonly heard: Heard[];
  answer: RequestListener;
  close(): Promise<void>;
}

/** Everything that a hotel, or whoever got into it, could send along to do harm. */
export const HARMFUL = {
  'Content-Type': 'text/html',
  'Set-Cookie': 'guest=1',
  Location: 'https://elsewhere.example/',
  Link: '</style.css>; rel=stylesheet',
  Refresh: '0; url=https://elsewhere.example/',
  'WWW-Authenticate': 'Basic realm="lobby"',
  'Clear-Site-Data': '"*"',
  'X-Accel-Redirect': '/index.html',
  'Service-Worker-Allowed': '/',
  'Access-Control-Allow-Origin': '*',
  'Content-Disposition': 'attachment',
  'Lobby-Gateway': 'not-sent',
  'X-Powered-By': 'PMS 1.0',
} as const;

/** @param tls its certificate and key; without them it speaks plain http */
export async function openFakeHotel(tls?: { cert: string; key: string }): Promise<FakeHotel> {
  const heard: Heard[] = [];
  const hotel: Omit<FakeHotel, 'port'> = {
    heard,
    answer: (_, response) => response.setHeader('Content-Type', 'application/json').end('{"payload":{}}'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const listener: RequestListener = async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += Buffer.from(chunk).length;
    const { method = '', url = '', rawHeaders, headers } = request;
    heard.push({ method, url, rawHeaders, headers, bytes });
    hotel.answer(request, response);
  };
  const server = tls === undefined ? createHttp(listener) : createHttps(tls, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(hotel, { port: portOf(server.address()) });
}

/** The port of a server that listens. */
export function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port is open');
  return address.port;
}
