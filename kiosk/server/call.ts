import { createHash } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ProcessRoom } from './call-room.ts';
import type { Counters } from './counters.ts';
import type { DemoSide } from './demo-side.ts';
import type { GatewayEnv } from './gateway.ts';
import { answerFor, answerForFailure, holdUntilSent, withoutAnswer } from './hotel-answer.ts';
import type { KnownCall, Service } from './hotel-calls.ts';
import { AS_DATA } from './hotel-headers.ts';
import { ANSWER_UNKNOWN, type Answer, type Once, type Outcome } from './idempotency-store.ts';
import type { Log } from './log.ts';
import type { Payer, PaymentClaim, Payments } from './payments.ts';
import { ask, type Upstream } from './proxy.ts';
import { fateOf, paymentIn, SETTLEMENT } from './settlement.ts';
import type { Tokens } from './tokens.ts';

export type HotelSide = DemoSide | ({ readonly kind: 'proxy' } & Upstream);

/** The headers with a guest's token, in both dialects. */
const TOKENS = ['auth_token', 'auth-token', 'authorization'] as const;

export interface Arrived {
  readonly context: Context<GatewayEnv>;
  readonly known: KnownCall;
  readonly target: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly payer: Payer;
}

export interface CallOptions {
  readonly side: HotelSide;
  readonly once: Once;
  readonly payments: Payments;
  readonly tokens: Tokens;
  readonly room: Pick<ProcessRoom, 'answers'>;
  readonly counters: Counters;
  readonly log: Log;
  /** Counts and logs a failed call. */
  readonly noteFailure: (error: unknown, service: Service) => void;
}

/** Calls the hotel: once for each key, and once for each payment under any key. */
export class HotelCalls {
  constructor(private readonly options: CallOptions) {}

  async answer(call: Arrived): Promise<Response> {
    if (isSettlement(call)) return this.#give(call, await this.#settle(call));
    return this.#ask(call, call.context.req.raw.signal);
  }

  /** Finishes the call when the tablet's connection breaks: the tablet may come back for the answer. */
  async answerOnce(call: Arrived, key: string): Promise<Response> {
    const isPayment = isSettlement(call);
    const request = { fingerprint: fingerprintOf(call), payer: call.payer, isPayment };
    const outcome = await this.options.once.outcomeOf(key, request, async () =>
      isPayment ? this.#settle(call) : outcomeIn(await this.#ask(call)),
    );
    if (outcome === 'mismatch') return withoutAnswer(422, 'not-sent');
    if (outcome === 'full') return withoutAnswer(503, 'not-sent');
    return this.#give(call, outcome);
  }

  /** Records a settlement before it is sent, and sends no settlement twice. */
  async #settle(call: Arrived): Promise<Outcome> {
    const { payments, counters, log } = this.options;
    const { context, target, body, payer } = call;
    const [, query = ''] = target.split('?');
    const payment = paymentIn(body, context.req.header('content-type'), query);
    if (payment === 'unclear') return outcomeIn(withoutAnswer(400, 'not-sent'));
    if (payment === 'none') return outcomeIn(await this.#ask(call));
    const claimed = await payments.claim(payment.hash, payer);
    if (claimed.kind === 'full') {
      counters.noteFull('payments');
      log.fault('payments-full', {
        who: payer,
        mend: 'find out who makes payments that the hotel does not book',
      });
    }
    if (claimed.kind !== 'claimed') return UNCLAIMED[claimed.kind];
    const outcome = await outcomeIn(await this.#ask(call));
    const fate = fateOf(outcome, payer);
    if (fate === 'booked') await payments.book(payment.hash);
    if (fate === 'refused') await payments.free(payment.hash, claimed.claim);
    return outcome;
  }

  /** Asks the hotel; without `tablet` the call goes on to its end. */
  async #ask(call: Arrived, tablet?: AbortSignal): Promise<Response> {
    const { side, tokens } = this.options;
    const answer = await (side.kind === 'demo'
      ? this.#askDemo(call, side, tablet)
      : this.#askHotel(call, side, tablet));
    if (call.known.lookUp !== 'reservation' || !answer.ok || hasBeenSent(answer)) return answer;
    const body = new Uint8Array(await answer.arrayBuffer());
    tokens.noteIn(body);
    return new Response(body, answer);
  }

  async #askDemo(call: Arrived, { hotel }: DemoSide, tablet?: AbortSignal): Promise<Response> {
    const { context, body } = call;
    const { method, url } = context.req;
    const headers = new Headers(context.req.header());
    headers.delete('idempotency-key');
    const request = { method, headers, body: method === 'POST' ? body : null, signal: tablet ?? null };
    const answer = await hotel.app.fetch(new Request(url, request), context.env);
    if (hasBeenSent(answer)) return answer;
    for (const [name, value] of Object.entries(AS_DATA)) answer.headers.set(name, value);
    answer.headers.set('Lobby-Gateway', 'answered');
    return answer;
  }

  async #askHotel(call: Arrived, side: Upstream, tablet?: AbortSignal): Promise<Response> {
    const { context, target, body } = call;
    const { service } = call.known;
    const { method } = context.req;
    const rawHeaders = context.env?.incoming?.rawHeaders ?? Object.entries(context.req.header()).flat();
    try {
      const answer = await ask({ method, target, service, rawHeaders, body, tablet }, side);
      return await answerFor(answer, this.options.room.answers, tablet && context.env?.outgoing);
    } catch (error) {
      this.options.noteFailure(error, service);
      return answerForFailure(error);
    }
  }

  /** Answers one of the requests for an outcome; a broken connection breaks for all of them. */
  #give({ context }: Arrived, outcome: Outcome): Response {
    if (outcome === 'broken-off') {
      context.env?.outgoing?.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    const { status, headers, body } = outcome;
    // The hotel has received the call, and no room is left for its answer.
    if (!holdUntilSent(body.length, this.options.room.answers, context.env?.outgoing))
      return withoutAnswer(504, 'no-answer');
    return new Response(body.length === 0 ? null : body, {
      status,
      headers: headers.map(([...pair]) => pair),
    });
  }
}

const isSettlement = ({ known }: Arrived): boolean => known.path === SETTLEMENT;

const own = (status: number, word: string, body = ''): Answer => ({
  status,
  headers: [...Object.entries(AS_DATA), ['Content-Type', 'application/json'], ['Lobby-Gateway', word]],
  body: new TextEncoder().encode(body),
});

/** The answer to a settlement that is not sent; a booked one counts as paid. */
const UNCLAIMED: Readonly<Record<Exclude<PaymentClaim['kind'], 'claimed'>, Answer>> = {
  booked: own(200, 'answered', '{"payload":{}}'),
  sent: ANSWER_UNKNOWN,
  unknown: ANSWER_UNKNOWN,
  full: own(503, 'not-sent'),
  unwritable: own(503, 'not-sent'),
};

/** Hashes method, address, token and body, so that nothing of the guest is kept. */
function fingerprintOf({ context, target, body }: Arrived): string {
  const tokens = TOKENS.map((name) => context.req.header(name) ?? null);
  const head = JSON.stringify([context.req.method, target, tokens]);
  return createHash('sha256').update(head).update('\n').update(body).digest('base64');
}

const hasBeenSent = (answer: Response): boolean => answer.headers.has('x-hono-already-sent');

async function outcomeIn(answer: Response): Promise<Outcome> {
  if (hasBeenSent(answer)) return 'broken-off';
  const body = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, headers: [...answer.headers], body };
}
