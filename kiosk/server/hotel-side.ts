import { createHash } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { readBody } from './body.ts';
import { BodyRoom } from './body-room.ts';
import type { Counters } from './counters.ts';
import { addDemo, type DemoSide } from './demo-side.ts';
import type { GatewayEnv } from './gateway.ts';
import { answerFor, answerForFailure, holdUntilSent, type Word, withoutAnswer } from './hotel-answer.ts';
import { callFor, type Service } from './hotel-calls.ts';
import { AS_DATA } from './hotel-headers.ts';
import type { Once, Outcome } from './idempotency-store.ts';
import type { LookUps } from './look-ups.ts';
import { MemoryBudget } from './memory-budget.ts';
import { networkOf } from './network.ts';
import { Places } from './places.ts';
import { ask, type Upstream } from './proxy.ts';
import { addressOf, bodyOf } from './sender.ts';

/** The hotel behind the gateway. */
export type HotelSide = DemoSide | ({ readonly kind: 'proxy' } & Upstream);

const HOTEL_PATHS = ['/api/*', '/user/*', '/address/*'] as const;
/** A structured field's string (IETF draft httpapi-idempotency-key) as long as a UUID, a little more or less. */
const KEY = /^"[A-Za-z0-9_-]{16,64}"$/u;
/** Whose guest a request is about, in both dialects. */
const TOKENS = ['auth_token', 'auth-token', 'authorization'] as const;
/** A passport picture of 2,000 px in base64 stays well below this. */
const MAX_BYTES = 16 * 1024 * 1024;
/** What bodies may take of the memory at one time: 64 MB those over 64 KB, and the others the rest too. In bytes. */
const ROOM = { bytes: 80 * 1024 * 1024, reserve: 16 * 1024 * 1024 };
/** What answers of a tenant's hotel may take of the memory at one time. */
const ANSWER_BYTES = 32 * 1024 * 1024;
/** What the answers of all tenants' hotels may take together. */
export const ALL_ANSWERS_BYTES = 64 * 1024 * 1024;
/** Calls under way at one time. All tablets of a house may share one address: a stranger who fills a share leaves as many places. */
const PLACES = { most: 512, mostOfOne: 256 };
/** What is never made twice because others need the room. */
const PAYMENT = '/api/v1/client/payment/settlement';

/** What the hotel's paths share. */
interface HotelContext {
  readonly side: HotelSide;
  readonly once: Once;
  /** For the bodies of calls. */
  readonly room: BodyRoom;
  /** For the hotel's answers. */
  readonly answers: MemoryBudget;
  readonly places: Places;
  readonly lookUps: LookUps;
  /** A proxy before us says in `X-Forwarded-For` who asks. */
  readonly trustsProxy: boolean;
  readonly counters: Counters;
  /** Counts a call that failed, and says why. */
  readonly noteFailure: (error: unknown, service: Service) => void;
  /** Whether calls that were not made yet are refused. */
  readonly isDraining: () => boolean;
}

/** A call as it arrived, found to be one that tablets make. */
interface Arrived {
  readonly context: Context<GatewayEnv>;
  readonly service: Service;
  readonly target: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Who makes the call: an address, or a network of IPv6. */
  readonly sender: string;
}

/** What the hotel's paths share with the rest of the gateway. */
export interface HotelOptions extends Omit<HotelContext, 'room' | 'answers' | 'places'> {
  /** What the answers for all tenants may take of the memory. */
  readonly allAnswers: MemoryBudget | undefined;
}

/** Answers the hotel's paths, and those of the demo hotel's control page where it is the hotel. */
export function addHotel(app: Hono<GatewayEnv>, { allAnswers, ...options }: HotelOptions): void {
  const hotel: HotelContext = {
    ...options,
    room: new BodyRoom(ROOM),
    answers: new MemoryBudget(ANSWER_BYTES, allAnswers),
    places: new Places(PLACES),
  };
  for (const path of HOTEL_PATHS) app.all(path, (context) => handleCall(context, hotel));
  if (options.side.kind === 'demo') addDemo(app, options.side);
}

async function handleCall(context: Context<GatewayEnv>, hotel: HotelContext): Promise<Response> {
  const { method, url } = context.req;
  // As it was sent: an address that had to be normalised is not one that a tablet asks for.
  const target = context.env?.incoming?.url ?? url.slice(url.indexOf('/', url.indexOf('//') + 2));
  const service = callFor(method, pathOf(target))?.service;
  if (service === undefined) return refuse(context, hotel, 404);
  // No page of another site asks the hotel in a guest's name; a program sends no such header.
  const from = context.req.header('sec-fetch-site');
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return refuse(context, hotel, 403);
  const key = context.req.header('idempotency-key');
  if (key !== undefined && !KEY.test(key)) return refuse(context, hotel, 400);
  // The tablet still gets the outcome of a call that was made before the end began.
  if (hotel.isDraining() && !(key !== undefined && (await hotel.once.knows(key))))
    return refuse(context, hotel, 503);
  const sender = networkOf(addressOf(context, hotel.trustsProxy));
  const body = await readBody(bodyOf(context), {
    most: MAX_BYTES,
    room: hotel.room,
    address: sender,
    length: context.req.header('content-length'),
  });
  if (body === 'too-large') return refuse(context, hotel, 413);
  if (body === 'no-room') return refuseUnlessMade(context, hotel, key);
  if (body === 'broken-off') return refuse(context, hotel, 400);
  try {
    return await makeCall({ context, service, target, body: body.bytes, sender }, hotel, key);
  } finally {
    body.release();
  }
}

/** A slow sender takes no place: a call counts only once all of it has arrived. */
async function makeCall(call: Arrived, hotel: HotelContext, key: string | undefined): Promise<Response> {
  const { context, sender } = call;
  // One that comes again waits for the first and makes no call: it may be a payment, of which nobody may say "not sent".
  const isNew = key === undefined || !hotel.once.isHere(key);
  if (isNew && !hotel.places.take(sender)) return refuseUnlessMade(context, hotel, key);
  hotel.counters.callsUnderWay += 1;
  try {
    const ask = () =>
      key === undefined ? answerOf(call, hotel, context.req.raw.signal) : askOnce(call, hotel, key);
    // The demo hotel's guests are nobody's.
    const kind =
      hotel.side.kind === 'demo' ? undefined : callFor(context.req.method, pathOf(call.target))?.lookUp;
    return counted(hotel, await (kind === undefined ? ask() : hotel.lookUps.make(kind, sender, ask)));
  } finally {
    hotel.counters.callsUnderWay -= 1;
    if (isNew) hotel.places.giveBack(sender);
  }
}

/** The hotel's answer to a call; one without a tablet to wait for it goes on to its end. */
async function answerOf(
  call: Arrived,
  { side, answers, noteFailure }: HotelContext,
  tablet?: AbortSignal,
): Promise<Response> {
  const { context, service, target, body } = call;
  if (side.kind === 'demo')
    return markAnswered(await side.hotel.app.fetch(forDemo(call, tablet), context.env));
  const rawHeaders = context.env?.incoming?.rawHeaders ?? Object.entries(context.req.header()).flat();
  try {
    const { method } = context.req;
    const answer = await ask({ method, target, service, rawHeaders, body, tablet }, side);
    return await answerFor(answer, answers, tablet && context.env?.outgoing);
  } catch (error) {
    noteFailure(error, service);
    return answerForFailure(error);
  }
}

/** A request with a key goes on to its end when the tablet's connection breaks: the tablet may come for the answer. */
async function askOnce(call: Arrived, hotel: HotelContext, key: string): Promise<Response> {
  const { context, sender, target } = call;
  const isPayment = pathOf(target) === PAYMENT;
  const request = { fingerprint: fingerprintOf(call), sender, isPayment };
  const outcome = await hotel.once.outcomeOf(key, request, async () =>
    outcomeIn(await answerOf(call, hotel)),
  );
  if (outcome === 'mismatch') return refuse(context, hotel, 422);
  if (outcome === 'full') return refuse(context, hotel, 503);
  return giveOutcome(context, hotel, outcome);
}

const pathOf = (target: string): string => target.split('?', 1)[0] ?? '';

/** Method, address, whose guest, and body, as a hash: nothing of the guest is kept. */
function fingerprintOf({ context, target, body }: Arrived): string {
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
const hasBeenSent = (answer: Response): boolean => answer.headers.has('x-hono-already-sent');

function markAnswered(answer: Response): Response {
  if (hasBeenSent(answer)) return answer;
  for (const [name, value] of Object.entries(AS_DATA)) answer.headers.set(name, value);
  answer.headers.set('Lobby-Gateway', 'answered');
  return answer;
}

async function outcomeIn(answer: Response): Promise<Outcome> {
  if (hasBeenSent(answer)) return 'broken-off';
  const body = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: [...answer.headers], body };
}

/** Gives the outcome to one of the requests with this key; a connection that closed without an answer closes for all of them. */
function giveOutcome(context: Context<GatewayEnv>, { answers }: HotelContext, outcome: Outcome): Response {
  if (outcome === 'broken-off') {
    context.env?.outgoing?.destroy();
    return RESPONSE_ALREADY_SENT;
  }
  const { status, headers, body } = outcome;
  // The hotel has heard the call: that this tablet gets no answer is all that can be said.
  if (!holdUntilSent(body.length, answers, context.env?.outgoing))
    return closeAfter(context, withoutAnswer(504, 'no-answer'));
  const answer = new Response(body.length === 0 ? null : body, {
    status,
    headers: headers.map(([...pair]) => pair),
  });
  return closeAfter(context, answer);
}

/** There is no room for it. Where it came before, the hotel may have got it then. */
async function refuseUnlessMade(
  context: Context<GatewayEnv>,
  hotel: HotelContext,
  key: string | undefined,
): Promise<Response> {
  if (key === undefined || !(await hotel.once.knows(key))) return refuse(context, hotel, 503);
  return closeAfter(context, counted(hotel, withoutAnswer(504, 'no-answer')));
}

/** The hotel never gets it. */
function refuse(context: Context<GatewayEnv>, hotel: HotelContext, status: number): Response {
  return closeAfter(context, counted(hotel, withoutAnswer(status, 'not-sent')));
}

function counted({ counters }: HotelContext, answer: Response): Response {
  const word = answer.headers.get('lobby-gateway');
  if (isWord(word)) counters.hotelCalls[word] += 1;
  return answer;
}

const isWord = (text: string | null): text is Word =>
  text === 'answered' || text === 'no-answer' || text === 'not-sent';

/** On a new connection no browser sends the next request twice. HTTP/2 knows no such header. */
function closeAfter(context: Context<GatewayEnv>, answer: Response): Response {
  if (context.env?.incoming?.httpVersionMajor === 1) answer.headers.set('Connection', 'close');
  return answer;
}
