import { createHash } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import type { DemoHotel } from '../demo-hotel/index.ts';
import { readBody } from './body.ts';
import { BodyRoom } from './body-room.ts';
import type { Counters } from './counters.ts';
import type { GatewayEnv } from './gateway.ts';
import { answerFor, answerForFailure, type Word, withoutAnswer } from './hotel-answer.ts';
import { type Service, serviceFor } from './hotel-calls.ts';
import { AS_DATA } from './hotel-headers.ts';
import { networkOf } from './network.ts';
import type { Once, Outcome } from './once.ts';
import { ask, type Upstream } from './proxy.ts';
import { STAFF_PAGE_HEADERS } from './security.ts';
import { addressOf, bodyOf } from './sender.ts';

/** The hotel behind the gateway. */
export type HotelSide =
  | {
      readonly kind: 'demo';
      readonly hotel: DemoHotel;
      /** Where the settings page is, on this machine. */
      readonly settingsPage?: string | undefined;
    }
  | ({ readonly kind: 'proxy' } & Upstream);

const HOTEL_PATHS = ['/api/*', '/user/*', '/address/*'] as const;
/** The demo hotel's stand-in for the card provider's script. */
const CARD_SCRIPT = '/demo/token.js';
/** A structured field's string (IETF draft httpapi-idempotency-key) as long as a UUID, a little more or less. */
const KEY = /^"[A-Za-z0-9_-]{16,64}"$/u;
/** Whose guest a request is about, in both dialects. */
const TOKENS = ['auth_token', 'auth-token', 'authorization'] as const;
/** A passport picture of 2,000 px in base64 stays well below this. */
const MOST_BYTES = 16 * 1024 * 1024;
/** What bodies may take of the memory at one time: 64 MB those over 64 KB, and the others the rest too. In bytes. */
const ROOM = { bytes: 80 * 1024 * 1024, reserve: 16 * 1024 * 1024 };
/** Calls under way at one time; more are a flood. */
const MOST_CALLS = 512;

/** What the hotel's paths share. */
interface HotelContext {
  readonly side: HotelSide;
  readonly once: Once;
  readonly room: BodyRoom;
  /** A proxy before us says in `X-Forwarded-For` who asks. */
  readonly trustsProxy: boolean;
  readonly counters: Counters;
  /** Whether calls that were not made yet are refused. */
  readonly isDraining: () => boolean;
}

/** A call as it arrived, found to be one that tablets make. */
interface Arrived {
  readonly context: Context<GatewayEnv>;
  readonly service: Service;
  readonly target: string;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Answers the hotel's paths, and those of the demo hotel's control page where it is the hotel. */
export function addHotel(app: Hono<GatewayEnv>, shared: Omit<HotelContext, 'room'>): void {
  const { side } = shared;
  const hotel: HotelContext = { ...shared, room: new BodyRoom(ROOM) };
  for (const path of HOTEL_PATHS) app.all(path, (context) => handleCall(context, hotel));
  if (side.kind === 'proxy') return;
  app.all('/demo/*', async (context) => {
    const answer = await side.hotel.app.fetch(context.req.raw, context.env);
    for (const [name, value] of Object.entries(STAFF_PAGE_HEADERS)) answer.headers.set(name, value);
    // Like a provider's script it is loaded by a document of another origin.
    if (context.req.path === CARD_SCRIPT) answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    return answer;
  });
  app.get('/demo', (context) => context.redirect('/demo/'));
  if (side.settingsPage !== undefined) addSettingsPage(app, side.settingsPage);
}

/** Leads to the settings page, which has an origin of its own and is open on this machine alone. */
function addSettingsPage(app: Hono<GatewayEnv>, address: string): void {
  const lead = (context: Context<GatewayEnv>) => {
    const isOurs = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/iu.test(context.req.header('host') ?? '');
    return isOurs ? context.redirect(address) : context.text(`On that machine itself: ${address}\n`, 403);
  };
  app.get('/settings', lead);
  app.get('/settings/*', lead);
}

async function handleCall(context: Context<GatewayEnv>, hotel: HotelContext): Promise<Response> {
  const { method, url } = context.req;
  // As it was sent: an address that had to be normalised is not one that a tablet asks for.
  const target = context.env?.incoming?.url ?? url.slice(url.indexOf('/', url.indexOf('//') + 2));
  const service = serviceFor(method, target.split('?', 1)[0] ?? '');
  if (service === undefined) return refuse(context, hotel, 404);
  // No page of another site asks the hotel in a guest's name; a program sends no such header.
  const from = context.req.header('sec-fetch-site');
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return refuse(context, hotel, 403);
  const key = context.req.header('idempotency-key');
  if (key !== undefined && !KEY.test(key)) return refuse(context, hotel, 400);
  // The tablet still gets the outcome of a call that was made before the end began.
  const isKnown = key !== undefined && hotel.once.knows(key);
  if (hotel.isDraining() && !isKnown) return refuse(context, hotel, 503);
  const body = await readBody(bodyOf(context), {
    most: MOST_BYTES,
    room: hotel.room,
    address: networkOf(addressOf(context, hotel.trustsProxy)),
    length: context.req.header('content-length'),
  });
  if (body === 'too-large') return refuse(context, hotel, 413);
  if (body === 'no-room') return refuse(context, hotel, 503);
  if (body === 'broken-off') return refuse(context, hotel, 400);
  try {
    return await makeCall({ context, service, target, body: body.bytes }, hotel, key);
  } finally {
    body.release();
  }
}

/** A slow sender takes no place: a call counts only once all of it has arrived. */
async function makeCall(call: Arrived, hotel: HotelContext, key: string | undefined): Promise<Response> {
  const { context } = call;
  if (hotel.counters.callsUnderWay >= MOST_CALLS) return refuse(context, hotel, 503);
  hotel.counters.callsUnderWay += 1;
  try {
    const tablet = context.req.raw.signal;
    return counted(
      hotel,
      key === undefined ? await answerOf(call, hotel, tablet) : await askOnce(call, hotel, key),
    );
  } finally {
    hotel.counters.callsUnderWay -= 1;
  }
}

/** The hotel's answer to a call; one without a tablet to wait for it goes on to its end. */
async function answerOf(call: Arrived, { side }: HotelContext, tablet?: AbortSignal): Promise<Response> {
  const { context, service, target, body } = call;
  if (side.kind === 'demo')
    return markAnswered(await side.hotel.app.fetch(forDemo(call, tablet), context.env));
  const rawHeaders = context.env?.incoming?.rawHeaders ?? Object.entries(context.req.header()).flat();
  try {
    const { method } = context.req;
    const answer = await ask({ method, target, service, rawHeaders, body, tablet }, side);
    const outgoing = tablet && context.env?.outgoing;
    return answerFor(answer, outgoing && (() => outgoing.destroy()));
  } catch (error) {
    return answerForFailure(error);
  }
}

/** A request with a key goes on to its end when the tablet's connection breaks: the tablet may come for the answer. */
async function askOnce(call: Arrived, hotel: HotelContext, key: string): Promise<Response> {
  const { context } = call;
  const outcome = hotel.once.outcomeOf(key, printOf(call), async () =>
    outcomeIn(await answerOf(call, hotel)),
  );
  if (outcome === 'mismatch') return refuse(context, hotel, 422);
  if (outcome === 'full') return refuse(context, hotel, 503);
  return given(context, await outcome);
}

/** Method, address, whose guest, and body, as a hash: nothing of the guest is kept. */
function printOf({ context, target, body }: Arrived): string {
  const tokens = TOKENS.map((name) => context.req.header(name) ?? null);
  const head = JSON.stringify([context.req.method, target, tokens]);
  return createHash('sha256').update(head).update('\n').update(body).digest('base64');
}

function forDemo({ context, body }: Arrived, tablet: AbortSignal | undefined): Request {
  const { method, url } = context.req;
  const headers = new Headers(context.req.header());
  headers.delete('idempotency-key');
  return new Request(url, { method, headers, body: method === 'POST' ? body : null, signal: tablet ?? null });
}

/** The demo hotel has closed the connection itself, or lost it. */
const isLeftAlone = (answer: Response): boolean => answer.headers.has('x-hono-already-sent');

function markAnswered(answer: Response): Response {
  if (isLeftAlone(answer)) return answer;
  for (const [name, value] of Object.entries(AS_DATA)) answer.headers.set(name, value);
  answer.headers.set('Lobby-Gateway', 'answered');
  return answer;
}

async function outcomeIn(answer: Response): Promise<Outcome> {
  if (isLeftAlone(answer)) return 'broken-off';
  const body = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: [...answer.headers], body };
}

/** Gives the outcome to one of the requests with this key; a connection that closed without an answer closes for all of them. */
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

/** The hotel never gets it. */
function refuse(context: Context<GatewayEnv>, hotel: HotelContext, status: number): Response {
  return closing(context, counted(hotel, withoutAnswer(status, 'not-sent')));
}

function counted({ counters }: HotelContext, answer: Response): Response {
  const word = answer.headers.get('lobby-gateway');
  if (isWord(word)) counters.hotelCalls[word] += 1;
  return answer;
}

const isWord = (text: string | null): text is Word =>
  text === 'answered' || text === 'no-answer' || text === 'not-sent';

/** On a new connection no browser sends the next request twice. HTTP/2 knows no such header. */
function closing(context: Context<GatewayEnv>, answer: Response): Response {
  if (context.env?.incoming?.httpVersionMajor === 1) answer.headers.set('Connection', 'close');
  return answer;
}
