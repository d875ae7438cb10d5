import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { HonoRequest } from 'hono';

/** An answer in memory, or a file read while it is sent. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | Readable;
}

/** A request's wishes for a file. @param path as sent, without the query */
export function fileRequestOf(request: HonoRequest, path = request.path) {
  const said = (name: string) => request.header(name) ?? '';
  return {
    path,
    isHead: request.method === 'HEAD',
    accept: said('accept'),
    acceptEncoding: said('accept-encoding'),
    ifNoneMatch: said('if-none-match'),
    ifRange: said('if-range'),
    range: said('range'),
  };
}
export type FileRequest = Readonly<ReturnType<typeof fileRequestOf>>;

export const CACHING = {
  /** Names carry a hash of the content. */
  forever: 'public, max-age=31536000, immutable',
  /** For files that an update replaces. */
  ask: 'no-cache',
  /** For the settings, which the page keeps itself once checked. */
  never: 'no-store',
  short: 'public, max-age=600',
} as const;

export const NOTHING = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
};

export const emptyReply = (status: number, more: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { 'Cache-Control': CACHING.never, ...NOTHING, ...more },
});

export function toResponse({ status, headers, body }: Reply): Response {
  return new Response(body instanceof Readable ? piecesOf(body) : (body ?? null), { status, headers });
}

/** `Readable.toWeb` has another type than `Response` takes. */
function piecesOf(body: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces: AsyncIterator<Uint8Array<ArrayBuffer>> = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(stream) {
      const next = await pieces.next();
      if (next.done === true) stream.close();
      else stream.enqueue(next.value);
    },
    cancel: () => void body.destroy(),
  });
}

/** Writes a reply without copying its bytes: hundreds of readers may share a file. */
export function writeReply(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  if (body instanceof Readable) sendAll(body, response, Number(headers['Content-Length']));
  else if (body === undefined || response.req.method === 'HEAD') response.end();
  else response.end(body);
}

/** Closes the file at its end, and the connection of a file cut short: its reader would wait for the rest. */
function sendAll(body: Readable, response: ServerResponse, bytes: number): void {
  async function* counted(pieces: AsyncIterable<Uint8Array>) {
    let sent = 0;
    for await (const piece of pieces) {
      sent += piece.length;
      yield piece;
    }
    if (sent < bytes) throw new Error('The file has become shorter');
  }
  pipeline(body, counted, response, () => {});
  // An answer that waits for another on its connection hears no end. Any number may wait.
  const socket = response.req.socket.setMaxListeners(0);
  const end = () => void body.destroy();
  if (socket.destroyed) end();
  else socket.once('close', end);
  body.once('close', () => socket.off('close', end));
}

/** Sends on the request's connection, or else as a `Response`. */
export function sendReply(connection: ServerResponse | undefined, reply: Reply): Response {
  if (connection === undefined) return toResponse(reply);
  writeReply(connection, reply);
  return RESPONSE_ALREADY_SENT;
}
