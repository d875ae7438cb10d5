import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Clock } from './clock.ts';
import type { Fault } from './faults.ts';

export interface Outgoing {
  readonly destroy: () => void;
  /** Calls back when the caller has gone. */
  readonly once: (event: 'close', act: () => void) => void;
}

export type NodeBindings = { readonly outgoing?: Outgoing };
export type NodeEnv = { Bindings: NodeBindings };

const DEFAULT_DELAY_MS = 3_000;
export const CUT_JSON = '{"payload": {"authorization": "abc';

/** Waits, or gives the fault's wrong answer. @returns undefined when the hotel is to answer */
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

export const answer = (body: string, status = 200, type = 'application/json'): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

export const htmlError = (status = 502): Response =>
  answer(
    '<!doctype html><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><hr>nginx',
    status,
    'text/html',
  );

/** Closes without an answer. Chromium repeats the call on a used connection, so a guest's fault stays set until told. */
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
