import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** An answer made whole from memory: no stream, no work left to do. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent where the answer has none, such as 304. */
  readonly body?: Uint8Array<ArrayBuffer>;
}

/** What a request says of how it wants a file. @param path as it was sent, without the query */
export function askedFor(path: string, headers: Readonly<Record<string, string>>) {
  const { accept = '', 'accept-encoding': acceptEncoding = '', 'if-none-match': ifNoneMatch = '' } = headers;
  return { path, accept, acceptEncoding, ifNoneMatch };
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
  return new Response(body ?? null, { status, headers });
}

/** Writes a reply to its connection. Its bytes are not copied: one file may be on its way to hundreds of readers. */
export function writeReply(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  if (body === undefined || response.req.method === 'HEAD') response.end();
  else response.end(body);
}

/** A reply to the web platform's kind of request: on its connection where there is one, else as a `Response`. */
export function sendReply(connection: ServerResponse | undefined, reply: Reply): Response {
  if (connection === undefined) return toResponse(reply);
  writeReply(connection, reply);
  return RESPONSE_ALREADY_SENT;
}
