import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Clock } from './clock.ts';
import type { Fault } from './faults.ts';

/** The connection that a call came on. */
export interface Outgoing {
  /** Breaks the connection off. */
  readonly destroy: () => void;
  /** Says when the caller has gone. */
  readonly once: (event: 'close', act: () => void) => void;
}

/** What @hono/node-server passes in, or whoever calls the app in a process or page. */
export type NodeBindings = { readonly outgoing?: Outgoing };
/** Hono's view of it. */
export type NodeEnv = { Bindings: NodeBindings };

const DEFAULT_DELAY_MS = 3_000;
/** JSON that is cut off in the middle. */
export const CUT_JSON = '{"payload": {"authorization": "abc';

/**
 * Waits, for a delay, or gives the wrong answer that the fault asks for.
 * @returns undefined when the hotel is to answer the call
 */
export async function applyFault(
  fault: Fault,
  context: Context<NodeEnv>,
  clock: Clock,
): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'delay':
      await clock.wait(fault.ms ?? DEFAULT_DELAY_MS);
      return undefined;
    case 'status':
      return answer(
        JSON.stringify(fault.errorMsg ? { error_msg: fault.errorMsg } : { code: 'E500' }),
        fault.status ?? 500,
      );
    case 'empty-status':
      return new Response(null, { status: fault.status ?? 503 });
    case 'html':
      return htmlError(fault.status);
    case 'malformed':
      return answer(CUT_JSON);
    case 'not-json':
      return answer('OK', 200, 'text/plain');
    case 'no-payload':
      return answer('{"data": {}}');
    case 'wrong-shape':
      return answer('{"payload": {"unexpected": true}}');
    case 'token-ended':
      // The hotel finds that out for itself.
      return undefined;
    case 'reset':
      return breakOff(context);
    case 'hang':
      return hangUntilGone(context);
  }
}

/** An answer as it stands, right or wrong. */
export const answer = (body: string, status = 200, type = 'application/json'): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

/** A page such as a load balancer shows. */
export const htmlError = (status = 502): Response =>
  answer(
    '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><hr>nginx',
    status,
    'text/html',
  );

/**
 * Closes the connection without a byte of an answer. Where it carried another call before, Chromium sends this one again by
 * itself, a POST too: a fault that a guest is to see has to stay set until the guest has been told.
 */
function breakOff(context: Context<NodeEnv>): Response {
  const outgoing = context.env?.outgoing;
  if (!outgoing) throw new Error('a reset needs a real connection: listen on a port');
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function hangUntilGone(context: Context<NodeEnv>): Promise<Response> {
  const outgoing = context.env?.outgoing;
  await new Promise<void>((resolve) => {
    context.req.raw.signal.addEventListener('abort', () => resolve(), { once: true });
    outgoing?.once('close', resolve);
  });
  return outgoing === undefined ? new Response(null, { status: 504 }) : RESPONSE_ALREADY_SENT;
}
