import type { ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { HonoRequest } from 'hono';

/** An answer that is in memory, or a file that is read while it is sent. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent where the answer has none, such as 304. */
  readonly body?: Uint8Array<ArrayBuffer> | Readable;
}

/** What a request says of how it wants a file. @param path as it was sent, without the query */
export function askedFor(request: HonoRequest, path = request.path) {
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
/** What decides how a file is sent. */
export type Asked = Readonly<ReturnType<typeof askedFor>>;

/** How long a browser may keep a file. */
export const CACHING = {
  /** Names carry a hash of the content. */
  forever: 'public, max-age=31536000, immutable',
  /** Kept, but asked for again each time: what an update replaces. */
  ask: 'no-cache',
  /** Never kept by the browser: the settings, which the page keeps itself once it has checked them. */
  never: 'no-store',
  /** Icons and the like. */
  short: 'public, max-age=600',
} as const;

/** For answers that show nothing. */
export const NOTHING = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
};

/** An answer without a word. */
export const emptyReply = (status: number, more: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { 'Cache-Control': CACHING.never, ...NOTHING, ...more },
});

/** A reply as the web platform has it. */
export function toResponse({ status, headers, body }: Reply): Response {
  return new Response(body instanceof Readable ? piecesOf(body) : (body ?? null), { status, headers });
}

/** `Readable.toWeb`, of which the compiler knows another type than a `Response` takes. */
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

/** Writes a reply to its connection. Its bytes are not copied: one file may be on its way to hundreds of readers. */
export function writeReply(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  if (body instanceof Readable) sendAll(body, response, Number(headers['Content-Length']));
  else if (body === undefined || response.req.method === 'HEAD') response.end();
  else response.end(body);
}

/** Closes the file at the end, and the connection as well where less comes of it than was said: its reader would wait for the rest. */
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
  // An answer that waits for another on its connection does not hear of the end. Any number may wait there.
  const socket = response.req.socket.setMaxListeners(0);
  const end = () => void body.destroy();
  if (socket.destroyed) end();
  else socket.once('close', end);
  body.once('close', () => socket.off('close', end));
}

/** A reply to the web platform's kind of request: on its connection where there is one, else as a `Response`. */
export function sendReply(connection: ServerResponse | undefined, reply: Reply): Response {
  if (connection === undefined) return toResponse(reply);
  writeReply(connection, reply);
  return RESPONSE_ALREADY_SENT;
}
