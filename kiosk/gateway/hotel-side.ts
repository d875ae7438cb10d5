import { createHash } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import type { DemoHotel } from '../demo-hotel/index.ts';
import type { GatewayEnv } from './index.ts';
import type { Once, Outcome } from './once.ts';
import { passOn, type Upstream } from './proxy.ts';
import { STAFF_PAGE_HEADERS } from './security.ts';
import { CACHING } from './static.ts';

/** The hotel behind the gateway. */
export type HotelSide =
  | { readonly kind: 'demo'; readonly hotel: DemoHotel }
  | ({ readonly kind: 'proxy' } & Upstream);

const HOTEL_PATHS = ['/api/*', '/user/*', '/address/*'] as const;
/** A structured field's string (IETF draft httpapi-idempotency-key) of the length of a UUID, or some like it. */
const KEY = /^"[A-Za-z0-9_-]{16,64}"$/u;
/** Whose guest a request is about, in both dialects. */
const TOKENS = ['auth_token', 'auth-token', 'authorization'] as const;

/** Answers the hotel's paths, and those of the demo hotel's control page where it is the hotel. */
export function addHotel(app: Hono<GatewayEnv>, side: HotelSide, once: Once): void {
  for (const path of HOTEL_PATHS) {
    app.all(path, (context) => {
      const key = context.req.header('idempotency-key');
      return key === undefined ? ask(context, side) : askOnce(context, side, once, key);
    });
  }
  if (side.kind === 'proxy') return;
  app.all('/demo/*', async (context) => {
    const answer = await side.hotel.app.fetch(context.req.raw, context.env);
    for (const [name, value] of Object.entries(STAFF_PAGE_HEADERS)) answer.headers.set(name, value);
    return answer;
  });
  app.get('/demo', (context) => context.redirect('/demo/'));
}

async function ask(context: Context<GatewayEnv>, side: HotelSide): Promise<Response> {
  if (side.kind === 'proxy') return passOn(context, side, 'while-tablet-waits');
  return markAnswered(await side.hotel.app.fetch(context.req.raw, context.env));
}

/** A request with a key goes on to its end when the tablet's connection breaks: the tablet may come for the answer. */
async function askOnce(
  context: Context<GatewayEnv>,
  side: HotelSide,
  once: Once,
  key: string,
): Promise<Response> {
  if (!KEY.test(key)) return refuse(context, 400);
  const body = await context.req.arrayBuffer();
  const outcome = once.outcomeOf(key, printOf(context, body), async () => {
    const answer =
      side.kind === 'proxy'
        ? await passOn(context, side, 'to-the-end')
        : markAnswered(await side.hotel.app.fetch(withoutKey(context, body), context.env));
    return outcomeIn(answer);
  });
  if (outcome === 'mismatch') return refuse(context, 422);
  if (outcome === 'full') return refuse(context, 503);
  return given(context, await outcome);
}

/** Method, address, whose guest, and body, as a hash: nothing of the guest is kept. */
function printOf(context: Context<GatewayEnv>, body: ArrayBuffer): string {
  const { pathname, search } = new URL(context.req.url);
  const tokens = TOKENS.map((name) => context.req.header(name) ?? null);
  const head = JSON.stringify([context.req.method, pathname + search, tokens]);
  return createHash('sha256').update(head).update('\n').update(new Uint8Array(body)).digest('base64');
}

function withoutKey(context: Context<GatewayEnv>, body: ArrayBuffer): Request {
  const { method, url } = context.req;
  const headers = new Headers(context.req.header());
  headers.delete('idempotency-key');
  return new Request(url, { method, headers, body: body.byteLength > 0 ? body : null });
}

/** The demo hotel has closed the connection itself, or lost it. */
const isLeftAlone = (answer: Response): boolean => answer.headers.has('x-hono-already-sent');

function markAnswered(answer: Response): Response {
  if (isLeftAlone(answer)) return answer;
  answer.headers.set('Cache-Control', CACHING.never);
  answer.headers.set('Lobby-Gateway', 'answered');
  return answer;
}

async function outcomeIn(answer: Response): Promise<Outcome> {
  if (isLeftAlone(answer)) return 'broken-off';
  const body = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: [...answer.headers], body };
}

/** Gives an outcome to one of the arrivals of its request; a connection that closed without an answer closes for all. */
function given(context: Context<GatewayEnv>, outcome: Outcome): Response {
  if (outcome === 'broken-off') {
    context.env?.outgoing?.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const { status, headers, body } = outcome;
  const answer = new Response(body.length === 0 ? null : body, {
    status,
    headers: headers.map(([...pair]) => pair),
  });
  return closing(context, answer);
}

/** The hotel never hears of it. */
const refuse = (context: Context<GatewayEnv>, status: number): Response =>
  closing(
    context,
    new Response(null, {
      status,
      headers: { 'Cache-Control': CACHING.never, 'Lobby-Gateway': 'not-sent' },
    }),
  );

/** On a new connection no browser sends the next request twice. HTTP/2 knows no such header. */
function closing(context: Context<GatewayEnv>, answer: Response): Response {
  if (context.env?.incoming?.httpVersionMajor === 1) answer.headers.set('Connection', 'close');
  return answer;
}
