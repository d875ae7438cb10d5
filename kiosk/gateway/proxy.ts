import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Context } from 'hono';
import type { GatewayEnv } from './index.ts';

/** Where a real hotel's systems are. */
export interface Upstream {
  /** The hotel's own system; its path, if any, goes before ours. */
  readonly url: string;
  /** The point service, when it has an address of its own. */
  readonly pointUrl?: string;
  /** The postcode service's whole address, such as zipcloud's; without it the hotel is asked. */
  readonly addressUrl?: string;
  /** Milliseconds until we give up; default 35,000, a little over the tablet's own deadline. */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 35_000;

/** Headers of one hop, cookies, and what is between the tablet and us. */
const STAY_BEHIND = new Set([
  ...[
    'connection',
    'keep-alive',
    'proxy-authenticate',
    'proxy-authorization',
    'proxy-connection',
    'te',
    'trailer',
  ],
  ...[
    'transfer-encoding',
    'upgrade',
    'http2-settings',
    'cookie',
    'set-cookie',
    'host',
    'content-length',
    'expect',
    'idempotency-key',
    'lobby-gateway',
  ],
]);

/** How long a request goes on: until the tablet leaves, or to its end whatever becomes of the tablet's connection. */
export type Lasting = 'while-tablet-waits' | 'to-the-end';

/**
 * Passes a request on to the real hotel and its answer back. Nothing is kept and nothing is logged: paths' queries and
 * bodies hold guests' names. Answers with an empty body when the hotel does not: 502 when it cannot be reached and so has
 * heard nothing, 504 when it is too slow or breaks off and may have acted all the same. `Lobby-Gateway` says which it was.
 */
export async function passOn(
  context: Context<GatewayEnv>,
  upstream: Upstream,
  lasting: Lasting,
): Promise<Response> {
  const body = Buffer.from(await context.req.arrayBuffer());
  const timeout = AbortSignal.timeout(upstream.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  try {
    const target = targetOf(new URL(context.req.url), upstream);
    const answer = await send(context, target, body, timeout, lasting);
    const status = answer.statusCode ?? 502;
    const headers = new Headers(forwarded(answer.rawHeaders));
    headers.set('Cache-Control', 'no-store');
    headers.set('Lobby-Gateway', 'answered');
    const bytes = await readAll(answer);
    return new Response(bytes.length === 0 ? null : bytes, { status, headers });
  } catch (error) {
    return error instanceof NotSent ? withoutAnswer(502, 'not-sent') : withoutAnswer(504, 'no-answer');
  }
}

const withoutAnswer = (status: number, word: string): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', 'Lobby-Gateway': word } });

/** There never was a connection to the hotel. */
class NotSent extends Error {}

function targetOf({ pathname, search }: URL, { url, pointUrl, addressUrl }: Upstream): URL {
  if (addressUrl !== undefined && pathname === '/address/search') return new URL(addressUrl + search);
  const base = pathname.startsWith('/user/') ? (pointUrl ?? url) : url;
  return new URL(base.replace(/\/$/u, '') + pathname + search);
}

/** fetch would rewrite header names and forbid some; the plain client sends them as they came. */
function send(
  context: Context<GatewayEnv>,
  target: URL,
  body: Buffer,
  timeout: AbortSignal,
  lasting: Lasting,
): Promise<IncomingMessage> {
  const { method, raw } = context.req;
  const incoming = context.env?.incoming?.rawHeaders ?? Object.entries(context.req.header()).flat();
  const headers = forwarded(incoming).flat();
  if (body.length > 0) headers.push('Content-Length', String(body.length));
  headers.push('Host', target.host);
  const isSecure = target.protocol === 'https:';
  const open = isSecure ? httpsRequest : httpRequest;
  const options =
    lasting === 'to-the-end'
      ? // A connection kept from an earlier call may close just when this one is sent, and nobody would know its fate.
        { method, headers, signal: timeout, agent: false as const }
      : { method, headers, signal: AbortSignal.any([timeout, raw.signal]) };
  return new Promise((resolve, reject) => {
    const outgoing: ClientRequest = open(target, options, resolve);
    let isConnected = false;
    outgoing.once('socket', (socket) => {
      isConnected = outgoing.reusedSocket;
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      });
    });
    outgoing.on('error', (error) => reject(isConnected ? error : new NotSent()));
    outgoing.end(body);
  });
}

async function readAll(answer: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

/** Name and value pairs of raw headers, without those of one hop: the fixed ones and those `Connection` names. */
function forwarded(rawHeaders: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    pairs.push([rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '']);
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((token) => token.trim().toLowerCase()));
  return pairs.filter(
    ([name]) => !STAY_BEHIND.has(name.toLowerCase()) && !named.includes(name.toLowerCase()),
  );
}
