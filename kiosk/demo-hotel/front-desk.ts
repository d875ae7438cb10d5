import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { DIALECTS } from '../hotel-api/contract/documents.ts';
import { callsOf, type KnownCall, nameAt, pathValues } from '../hotel-api/contract/operations.ts';
import { applyFault, type NodeEnv } from './apply-fault.ts';
import type { Answer, Call, Rule, Rules } from './call.ts';
import { checkinCalls } from './calls/checkin.ts';
import { checkoutCalls } from './calls/checkout.ts';
import { formCalls } from './calls/forms.ts';
import { paymentCalls } from './calls/payment.ts';
import { registerCalls } from './calls/register.ts';
import { check, facilityIn } from './checks.ts';
import type { Clock } from './clock.ts';
import { dialectOf, spokenBy } from './dialects.ts';
import type { Faults } from './faults.ts';
import type { GuestBook } from './guests.ts';
import { languageOf } from './language.ts';
import type { RequestLog } from './recorded-requests.ts';
import { Refusal, refusalAnswer } from './refusal.ts';
import { type ReadRequest, readRequest } from './request.ts';
import type { Stage } from './situation.ts';
import type { Visits } from './visits.ts';
import type { OnExchange } from './witness.ts';

export interface Hotel {
  readonly clock: Clock;
  readonly guests: GuestBook;
  readonly visits: Visits;
  readonly requests: RequestLog;
  readonly faults: Faults;
  readonly stage: Stage;
  readonly usedCardTokens: Set<string>;
  readonly cardScript: string;
  readonly onExchange: OnExchange | undefined;
}

const RULES: Rules = { ...checkinCalls, ...registerCalls, ...formCalls, ...paymentCalls, ...checkoutCalls };

/** The calls that can have faults. */
export const CALL_NAMES: readonly string[] = [...Object.keys(RULES), 'card_script'];

type Respond = (request: ReadRequest) => Response | Promise<Response>;

/** The hotel's calls and other services: points, postcodes, cards. */
export function createFrontDesk(hotel: Hotel): Hono<NodeEnv> {
  // Reads the contract ahead, so that the first call is quick.
  for (const dialect of DIALECTS) callsOf(dialect);
  const app = new Hono<NodeEnv>();
  for (const paths of ['/api/*', '/user/*', '/address/*'])
    app.all(paths, (context) => {
      const name = nameAt(new URL(context.req.url).pathname) ?? 'unknown';
      return recordAndAnswer(hotel, context, name, (request) => serve(hotel, request));
    });
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
      // A pinned script needs it from a real provider too: without it, a browser compares no hash.
      'access-control-allow-origin': '*',
    },
  });
}

/** Records a call, applies its fault, answers, and turns a refusal into JSON. */
async function recordAndAnswer(
  hotel: Hotel,
  context: Context<NodeEnv>,
  name: string,
  respond: Respond,
): Promise<Response> {
  const request = await readRequest(context);
  const { method, path, headers, query, form } = request;
  const dialect = dialectOf(headers);
  const at = hotel.clock.now().toISOString();
  const number = hotel.requests.begin({ at, call: name, dialect, method, path, headers, query, form });
  const notes: string[] = [];
  const fault = hotel.faults.take(name);
  const finish = async (response: Response): Promise<Response> => {
    const left = response.headers.has('x-hono-already-sent');
    hotel.requests.end(number, left ? 0 : response.status, notes);
    const isRight = fault === undefined || fault.kind === 'delay' || fault.kind === 'token-ended';
    const isMeant = isRight && !isTroubled(hotel, query.name);
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
    const faulty = fault.when === 'after' ? undefined : await applyFault(fault, context, hotel.clock);
    if (faulty !== undefined) return finish(faulty);
    if (fault.kind === 'token-ended' && fault.when !== 'after') hotel.visits.endToken(tokenOf(request));
  }
  const response = await answerOrRefuse(request, respond, notes);
  if (fault?.kind === 'token-ended' && fault.when === 'after') hotel.visits.endToken(tokenOf(request));
  const lost = fault?.when === 'after' ? await applyFault(fault, context, hotel.clock) : undefined;
  return finish(lost === undefined ? response : spoiled(response, lost));
}

const tokenOf = ({ headers }: ReadRequest): string => headers.auth_token ?? headers['auth-token'] ?? '';

/** The guest's name alone makes the answer go wrong. */
const isTroubled = ({ guests }: Hotel, name: string | undefined): boolean =>
  name !== undefined && guests.find(name)?.trouble !== undefined;

/** Spoils the body and keeps a refusal's status, so that a refusal never becomes a success. */
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
    return refusalAnswer(error);
  }
}

async function serve(hotel: Hotel, request: ReadRequest): Promise<Response> {
  const dialect = spokenBy(request);
  const known = check(request, dialect);
  const rule = RULES[known.name];
  if (rule === undefined) throw new Error(`${known.name} has no rule`);
  const language = languageOf(request.headers.language ?? '');
  const [facility, path] = [facilityIn(request.headers, dialect), pathValues(known, request.path)];
  const call: Call = { ...hotel, request, dialect, language, facility, path };
  const answer = await answerByToken(call, rule, known);
  return answer instanceof Response ? answer : Response.json({ payload: answer });
}

function answerByToken(call: Call, rule: Rule, { token: header = '' }: KnownCall): Answer | Promise<Answer> {
  if (rule.token === 'none') return rule.answer(call);
  const visit = call.visits.find(call.request.headers[header.toLowerCase()] ?? '', call.dialect, header);
  if (rule.token === 'either') return rule.answer(call, visit);
  if (rule.token === 'checkin' && visit.journey === 'checkin') return rule.answer(call, visit);
  if (rule.token === 'checkout' && visit.journey === 'checkout') return rule.answer(call, visit);
  throw new Refusal(401, `${header} is a token of the ${visit.journey}, not of the ${rule.token}`);
}
