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

/** Headers of one hop, cookies, and what we set ourselves. */
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
  ],
]);

/**
 * Passes a request on to the real hotel and its answer back. Nothing is kept and nothing is logged: paths' queries and
 * bodies hold guests' names. Answers with an empty body when the hotel does not: 502 when it cannot be reached and so has
 * heard nothing, 504 when it is too slow or breaks off and may have acted all the same.
 */
export async function passOn(context: Context<GatewayEnv>, upstream: Upstream): Promise<Response> {
  const body = Buffer.from(await context.req.arrayBuffer());
  const timeout = AbortSignal.timeout(upstream.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  try {
    const answer = await send(context, targetOf(new URL(context.req.url), upstream), body, timeout);
    const status = answer.statusCode ?? 502;
    const headers = new Headers(forwarded(answer.rawHeaders));
    headers.set('Cache-Control', 'no-store');
    const bytes = await readAll(answer);
    return new Response(bytes.length === 0 ? null : bytes, { status, headers });
  } catch (error) {
    return new Response(null, {
      status: hasHeardNothing(error) ? 502 : 504,
      headers: { 'Cache-Control': 'no-store' },
    });
  }
}

/** Failures before there was a connection. */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

const hasHeardNothing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NEVER_REACHED.has(String(error.code));

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
): Promise<IncomingMessage> {
  const { method, raw } = context.req;
  const incoming = context.env?.incoming?.rawHeaders ?? Object.entries(context.req.header()).flat();
  const headers = forwarded(incoming).flat();
  if (body.length > 0) headers.push('Content-Length', String(body.length));
  headers.push('Host', target.host);
  const open = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.any([timeout, raw.signal]);
    const outgoing: ClientRequest = open(target, { method, headers, signal }, resolve);
    outgoing.on('error', reject);
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
