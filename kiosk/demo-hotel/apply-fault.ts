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
/** A page such as a load balancer shows; one of the named guests gets it too. */
export const HTML_ERROR = '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><hr>nginx';
/** JSON that is cut off in the middle. */
export const CUT_JSON = '{"payload": {"authorization": "abc';

/**
 * Waits, for a delay, or gives the wrong answer that the fault asks for.
 * @returns undefined when the call is to be answered as usual
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
      return json(
        fault.status ?? 500,
        JSON.stringify(fault.errorMsg ? { error_msg: fault.errorMsg } : { code: 'E500' }),
      );
    case 'empty-status':
      return new Response(null, { status: fault.status ?? 503 });
    case 'html':
      return new Response(HTML_ERROR, {
        status: fault.status ?? 502,
        headers: { 'content-type': 'text/html' },
      });
    case 'malformed':
      return json(200, CUT_JSON);
    case 'not-json':
      return new Response('OK', { headers: { 'content-type': 'text/plain' } });
    case 'no-payload':
      return json(200, '{"data": {}}');
    case 'wrong-shape':
      return json(200, '{"payload": {"unexpected": true}}');
    case 'reset':
      return breakOff(context);
    case 'hang':
      return hangUntilGone(context);
  }
}

function json(status: number, body: string): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

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
