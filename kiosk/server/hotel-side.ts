import type { Context, Hono } from 'hono';
import { type BodyRefusal, readBody } from './body.ts';
import { type Arrived, HotelCalls, type HotelSide } from './call.ts';
import { type Caller, type ProcessRoom, placesFor } from './call-room.ts';
import type { Counters } from './counters.ts';
import { addDemo } from './demo-side.ts';
import type { GatewayEnv } from './gateway.ts';
import { isWord, withoutAnswer } from './hotel-answer.ts';
import { callFor, type KnownCall, type Service } from './hotel-calls.ts';
import type { Once } from './idempotency-store.ts';
import type { Log } from './log.ts';
import type { LookUps } from './look-ups.ts';
import { networkOf } from './network.ts';
import type { Payments } from './payments.ts';
import type { Places } from './places.ts';
import { addressOf } from './sender.ts';
import type { Tokens } from './tokens.ts';

const HOTEL_PATHS = ['/api/*', '/user/*', '/address/*'] as const;
/** A structured string (IETF draft httpapi-idempotency-key) of about a UUID's length. */
const KEY = /^"[A-Za-z0-9_-]{16,64}"$/u;
/** A passport picture of 2,000 px in base64 is smaller. */
const MAX_BYTES = 16 * 1024 * 1024;

const UNREAD: Readonly<Record<BodyRefusal, number>> = {
  'too-large': 413,
  'no-length': 411,
  'broken-off': 400,
};

const TOO_SLOW = "find out why the hotel's system answers so slowly, or so many tablets ask at once";
/** The staff's remedy for calls refused for want of room. */
const MENDS: Readonly<Record<Caller, string>> = {
  guest: TOO_SLOW,
  open: TOO_SLOW,
  stranger: 'find out who makes calls with tokens that the hotel has not issued',
};

export interface HotelOptions {
  readonly side: HotelSide;
  readonly once: Once;
  readonly payments: Payments;
  readonly tokens: Tokens;
  readonly room: ProcessRoom;
  /** A proxy tells the sender in `X-Forwarded-For`. */
  readonly trustsProxy: boolean;
  readonly lookUps: LookUps;
  readonly counters: Counters;
  readonly log: Log;
  readonly noteFailure: (error: unknown, service: Service) => void;
  readonly isDraining: () => boolean;
}

/** The hotel's paths with the room of one tenant. */
interface Desk extends HotelOptions {
  readonly places: Readonly<Record<Caller, Places>>;
  readonly calls: HotelCalls;
}

/** A call before its body is read. */
interface Admitted {
  readonly caller: Caller;
  readonly known: KnownCall;
  readonly target: string;
  readonly key: string | undefined;
  /** An address, or an IPv6 network. */
  readonly sender: string;
  /** Bytes reserved for its body. */
  readonly bytes: number;
}

type Call = Context<GatewayEnv>;

/** Answers the hotel's paths, with the demo hotel's control page where it is the hotel. */
export function addHotel(app: Hono<GatewayEnv>, options: HotelOptions): void {
  const desk: Desk = { ...options, places: placesFor(options.room.calls), calls: new HotelCalls(options) };
  for (const path of HOTEL_PATHS) app.all(path, (context) => handle(context, desk));
  if (options.side.kind === 'demo') addDemo(app, options.side);
}

async function handle(context: Call, desk: Desk): Promise<Response> {
  const admitted = await admit(context, desk);
  if (admitted instanceof Response) return admitted;
  const { caller, bytes, key } = admitted;
  const room = desk.room.bodies[caller];
  if (!room.take(bytes)) return refuseFull(context, desk, caller, key);
  try {
    const body = await readBody(context, MAX_BYTES);
    if (typeof body === 'string') return refuse(context, desk, UNREAD[body]);
    return await make(context, desk, admitted, body);
  } finally {
    room.giveBack(bytes);
  }
}

async function admit(context: Call, desk: Desk): Promise<Admitted | Response> {
  const { method, url } = context.req;
  // As sent: no tablet asks for an address that needs normalising.
  const target = context.env?.incoming?.url ?? url.slice(url.indexOf('/', url.indexOf('//') + 2));
  const path = target.split('?', 1)[0] ?? '';
  const known = callFor(method, path);
  if (known === undefined) return refuse(context, desk, 404);
  // No page of another site asks the hotel in a guest's name; programs send no such header.
  const from = context.req.header('sec-fetch-site');
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return refuse(context, desk, 403);
  // Only calls that change something are made once.
  const key = method === 'POST' ? context.req.header('idempotency-key') : undefined;
  if (key !== undefined && !KEY.test(key)) return refuse(context, desk, 400);
  // While draining, a tablet still gets the outcome of an earlier call.
  if (desk.isDraining() && !(key !== undefined && (await desk.once.knows(key))))
    return refuse(context, desk, 503);
  const caller = await callerOf(context, known, desk);
  const sender = networkOf(addressOf(context, desk.trustsProxy));
  const bytes = method === 'POST' ? Number(context.req.header('content-length') ?? MAX_BYTES) : 0;
  if (bytes > MAX_BYTES) return refuse(context, desk, 413);
  return { caller, known, target, key, sender, bytes };
}

async function callerOf(context: Call, { isOpen }: KnownCall, { tokens }: Desk): Promise<Caller> {
  const token = context.req.header('auth_token') ?? context.req.header('auth-token');
  if (token !== undefined && (await tokens.knows(token))) return 'guest';
  return token === undefined && isOpen === true ? 'open' : 'stranger';
}

/** Makes a call. A slow sender takes no place before its body has arrived. */
async function make(
  context: Call,
  desk: Desk,
  admitted: Admitted,
  body: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const { caller, sender, key, known, target } = admitted;
  // A repeated call waits for the first: it may be a payment, so nobody may say "not sent".
  const isNew = key === undefined || !desk.once.isHere(key);
  const places = desk.places[caller];
  if (isNew && !places.take(sender)) return refuseFull(context, desk, caller, key);
  desk.counters.callsUnderWay += 1;
  try {
    const payer = caller === 'guest' ? 'guest' : 'stranger';
    const call: Arrived = { context, known, target, body, payer };
    const ask = () => (key === undefined ? desk.calls.answer(call) : desk.calls.answerOnce(call, key));
    // The demo hotel's guests need no protection.
    const lookUp = desk.side.kind === 'demo' ? undefined : known.lookUp;
    const answer = await (lookUp === undefined ? ask() : desk.lookUps.make(lookUp, sender, ask));
    return closeAfter(context, key, counted(desk, answer));
  } finally {
    desk.counters.callsUnderWay -= 1;
    if (isNew) places.giveBack(sender);
  }
}

/** Refuses for want of room; the hotel may have got an earlier sending. */
async function refuseFull(
  context: Call,
  desk: Desk,
  caller: Caller,
  key: string | undefined,
): Promise<Response> {
  desk.counters.noteFull(caller);
  desk.log.fault('calls-full', { who: caller, mend: MENDS[caller] });
  if (key === undefined || !(await desk.once.knows(key))) return refuse(context, desk, 503);
  return closeAfter(context, key, counted(desk, withoutAnswer(504, 'no-answer')));
}

function refuse(context: Call, desk: Desk, status: number): Response {
  return closeAfter(context, 'refused', counted(desk, withoutAnswer(status, 'not-sent')));
}

function counted({ counters }: Desk, answer: Response): Response {
  const word = answer.headers.get('lobby-gateway');
  if (isWord(word)) counters.hotelCalls[word] += 1;
  return answer;
}

/** On a new connection no browser repeats the next request. HTTP/2 has no such header. */
function closeAfter(context: Call, key: string | undefined, answer: Response): Response {
  if (key !== undefined && context.env?.incoming?.httpVersionMajor === 1)
    answer.headers.set('Connection', 'close');
  return answer;
}
