import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { applyFault, type NodeEnv } from './apply-fault.ts';
import type { Answer, Call, Rule } from './call.ts';
import { checkinCalls } from './calls/checkin.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { facilityCalls } from './calls/facilities.ts';
import { memberCalls } from './calls/members.ts';
import { pointServiceAnswer, postcodeAnswer } from './calls/outside.ts';
import { paymentCalls } from './calls/payment.ts';
import { registerCalls } from './calls/register.ts';
import { check } from './checks.ts';
import type { Clock } from './clock.ts';
import { dialectOf, guessDialect, HEADERS, shown } from './dialects.ts';
import type { OnExchange } from './exchange.ts';
import type { Faults } from './faults.ts';
import type { GuestBook } from './guests.ts';
import type { RequestLog } from './recorded-requests.ts';
import { Refusal } from './refusal.ts';
import { decodeSegment, type ReadRequest, readRequest } from './request.ts';
import type { Stage } from './situation.ts';
import type { Visits } from './visits.ts';

/** The hotel's whole state. */
export interface Hotel {
  readonly clock: Clock;
  readonly guests: GuestBook;
  readonly visits: Visits;
  readonly requests: RequestLog;
  readonly faults: Faults;
  readonly stage: Stage;
  readonly usedCardTokens: Set<string>;
  /** The card provider's script. */
  readonly cardScript: string;
  readonly onExchange: OnExchange | undefined;
}

const RULES: readonly Rule[] = [
  ...checkinCalls,
  ...registerCalls,
  ...facilityCalls,
  ...memberCalls,
  ...paymentCalls,
  ...checkoutCalls,
];

/** Names of all calls that a fault can be set for. */
export const CALL_NAMES: readonly string[] = [
  ...RULES.map((rule) => rule.name),
  'users',
  'address',
  'card_script',
];

/** An endpoint and the one of its paths that a request has. */
interface Found {
  readonly rule: Rule;
  readonly pattern: string;
  readonly id: string;
}

type Respond = (request: ReadRequest) => Response | Promise<Response>;

/** The hotel's own calls and the services beside it: points, postcodes, cards. */
export function createFrontDesk(hotel: Hotel): Hono<NodeEnv> {
  const app = new Hono<NodeEnv>();
  // What goes wrong before a call is even recorded: a path or a body that cannot be read.
  app.onError((error) => {
    if (error instanceof Refusal) return refusalJson(error);
    throw error;
  });
  app.all('/api/*', (context) => {
    const { pathname } = new URL(context.req.url);
    const found = findRule(pathname);
    if (found === undefined) {
      return recordAndAnswer(hotel, context, 'unknown', () => {
        throw new Refusal(404, `${pathname} is not a path of this hotel`);
      });
    }
    return recordAndAnswer(hotel, context, found.rule.name, (request) => serve(hotel, request, found));
  });
  app.all('/user/api/v1/users/:number', (context) =>
    recordAndAnswer(hotel, context, 'users', (request) => pointServiceAnswer(request, hotel.guests)),
  );
  app.all('/address/search', (context) => recordAndAnswer(hotel, context, 'address', postcodeAnswer));
  app.get('/demo/token.js', (context) =>
    recordAndAnswer(hotel, context, 'card_script', () => scriptAnswer(hotel.cardScript)),
  );
  return app;
}

function scriptAnswer(script: string): Response {
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      // Asked of a real provider too where its script is pinned: a browser compares no hash without it.
      'access-control-allow-origin': '*',
    },
  });
}

/** Records a call, applies the fault that is set for it, answers it, and turns a refusal into JSON. */
async function recordAndAnswer(
  hotel: Hotel,
  context: Context<NodeEnv>,
  name: string,
  respond: Respond,
): Promise<Response> {
  const request = await readRequest(context);
  const { method, path, headers, query, form } = request;
  const dialect = guessDialect(headers);
  const at = hotel.clock.now().toISOString();
  const number = hotel.requests.begin({ at, call: name, dialect, method, path, headers, query, form });
  const notes: string[] = [];
  const fault = hotel.faults.take(name);
  const finish = async (response: Response): Promise<Response> => {
    const left = response.headers.has('x-hono-already-sent');
    hotel.requests.end(number, left ? 0 : response.status, notes);
    const isLateOnly = fault === undefined || fault.kind === 'delay';
    const isMeant = isLateOnly && !isTroubled(hotel, query.name);
    await hotel.onExchange?.({
      call: name,
      request,
      answer: isMeant && !left ? response.clone() : undefined,
    });
    return response;
  };
  if (fault !== undefined) {
    notes.push(`fault: ${fault.kind}${fault.when === 'after' ? ' after the call was done' : ''}`);
    hotel.requests.end(number, 0, notes);
  }
  if (fault !== undefined && fault.when !== 'after') {
    const faulty = await applyFault(fault, context, hotel.clock);
    if (faulty !== undefined) return finish(faulty);
  }
  const response = await answerOrRefuse(request, respond, notes);
  const lost = fault?.when === 'after' ? await applyFault(fault, context, hotel.clock) : undefined;
  return finish(lost === undefined ? response : spoiled(response, lost));
}

/** The guest's name alone makes the answer go wrong. */
const isTroubled = ({ guests }: Hotel, name: string | undefined): boolean =>
  name !== undefined && guests.find(name)?.trouble !== undefined;

/** A spoiled answer to a refused call is no success: only the body is spoiled, the refusal's status stands. */
function spoiled(response: Response, lost: Response): Response {
  if (response.ok || !lost.ok || lost === RESPONSE_ALREADY_SENT) return lost;
  return new Response(lost.body, { status: response.status, headers: lost.headers });
}

async function answerOrRefuse(request: ReadRequest, respond: Respond, notes: string[]): Promise<Response> {
  try {
    return await respond(request);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notes.push(`refused: ${error.message}`);
    return refusalJson(error);
  }
}

function refusalJson(refusal: Refusal): Response {
  return Response.json({ error_msg: refusal.message }, { status: refusal.status });
}

async function serve(hotel: Hotel, request: ReadRequest, { rule, pattern, id }: Found): Promise<Response> {
  const dialect = dialectOf(request.headers);
  const checked = check(request, rule, pattern, dialect);
  const { clock, guests, visits, usedCardTokens } = hotel;
  const { language, facility } = checked;
  const call: Call = { request, dialect, language, facility, id, clock, guests, visits, usedCardTokens };
  const answer = await answerByToken(call, rule, checked.token ?? '');
  return answer instanceof Response ? answer : Response.json({ payload: answer });
}

function answerByToken(call: Call, rule: Rule, token: string): Answer | Promise<Answer> {
  if (rule.token === 'none') return rule.answer(call);
  const header = shown(HEADERS[call.dialect].token);
  const visit = call.visits.find(token, call.dialect, header);
  if (rule.token === 'either') return rule.answer(call, visit);
  if (rule.token === 'checkin' && visit.journey === 'checkin') return rule.answer(call, visit);
  if (rule.token === 'checkout' && visit.journey === 'checkout') return rule.answer(call, visit);
  throw new Refusal(401, `${header} is a token of the ${visit.journey}, not of the ${rule.token}`);
}

/** The endpoint of a path, in whichever dialect, and the `{id}` at its end. */
function findRule(path: string): Found | undefined {
  for (const rule of RULES) {
    for (const pattern of Object.values(rule.paths)) {
      if (pattern === path) return { rule, pattern, id: '' };
      const start = pattern.endsWith('{id}') ? pattern.slice(0, -'{id}'.length) : undefined;
      const rest = start !== undefined && path.startsWith(start) ? path.slice(start.length) : '';
      if (rest !== '' && !rest.includes('/')) return { rule, pattern, id: decodeSegment(rest) };
    }
  }
  return undefined;
}
