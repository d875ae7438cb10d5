import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Service } from './hotel-calls.ts';
import { type Cause, causeOf, HotelFailure, NotSent } from './hotel-failures.ts';
import { towardsHotel } from './hotel-headers.ts';
import { type Names, names } from './names.ts';
import { ENCODINGS_ASKED_FOR } from './unpack.ts';

export interface Upstream {
  /** The hotel's system; its path goes before ours. */
  readonly url: string;
  /** The point service, if it has its own address. */
  readonly pointUrl?: string | undefined;
  /** The postcode service's whole address; without it the hotel is asked. */
  readonly addressUrl?: string | undefined;
  /** Milliseconds until we give up; default 35,000, a little over the tablet's own deadline. */
  readonly timeoutMs?: number;
  readonly names?: Pick<Names, 'lookup'>;
}

const DEFAULT_TIMEOUT_MS = 35_000;
/** Milliseconds for connecting, name and certificate included; later the call is not sent. */
const CONNECT_MS = 10_000;

export interface OutgoingCall {
  readonly method: string;
  readonly target: string;
  readonly service: Service;
  /** Names and values alternating, in the order of arrival. */
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array;
  /** Ends the call with the tablet's connection; absent for a call that goes on. */
  readonly tablet?: AbortSignal | undefined;
}

/**
 * Calls the hotel. A changing call gets its own connection: a kept one may close just then and leave the outcome
 * unknown. Another call is repeated once.
 * @returns the head of the answer; its body fails at the deadline
 * @throws {NotSent} if the hotel did not get the call
 * @throws {HotelFailure} if the hotel may have acted
 */
export async function ask(call: OutgoingCall, upstream: Upstream): Promise<IncomingMessage> {
  const endsAt = performance.now() + (upstream.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const isRepeatable = call.method === 'GET';
  try {
    return await send(call, upstream, endsAt, isRepeatable ? undefined : false);
  } catch (error) {
    if (!(isRepeatable && error instanceof KeptConnectionLost)) throw error;
  }
  try {
    return await send(call, upstream, endsAt, false);
  } catch (error) {
    // The hotel may have heard it the first time.
    throw new HotelFailure(causeOf(error));
  }
}

/** A kept connection closed before the answer began. */
class KeptConnectionLost extends HotelFailure {}

/** @param endsAt the monotonic deadline @param agent false for its own connection */
function send(
  call: OutgoingCall,
  upstream: Upstream,
  endsAt: number,
  agent: false | undefined,
): Promise<IncomingMessage> {
  const { method, body, tablet } = call;
  const address = addressOf(call, upstream);
  const isSecure = address.protocol === 'https:';
  const headers = towardsHotel(call.rawHeaders, call.service).flat();
  // We unpack and measure the answer here.
  headers.push('Accept-Encoding', ENCODINGS_ASKED_FOR);
  if (method === 'POST') headers.push('Content-Length', String(body.length));
  headers.push('Host', address.host);
  return new Promise((resolve, reject) => {
    const { lookup } = upstream.names ?? names;
    let answer: IncomingMessage | undefined;
    const outgoing = (isSecure ? httpsRequest : httpRequest)(
      address,
      { method, headers, lookup, agent },
      (begun) => {
        answer = begun;
        resolve(begun);
      },
    );
    let mayHaveLeft = false;
    const end = (cause: Cause) => (answer ?? outgoing).destroy(new HotelFailure(cause));
    const connecting = setTimeout(end, CONNECT_MS, 'connect-timeout');
    const deadline = setTimeout(
      () => end(mayHaveLeft ? 'answer-timeout' : 'connect-timeout'),
      endsAt - performance.now(),
    );
    const leave = () => end('tablet-left');
    if (tablet?.aborted) leave();
    tablet?.addEventListener('abort', leave);
    outgoing.once('close', () => {
      clearTimeout(connecting);
      clearTimeout(deadline);
      tablet?.removeEventListener('abort', leave);
    });
    const connected = () => {
      mayHaveLeft = true;
      clearTimeout(connecting);
    };
    let readBefore = 0;
    outgoing.once('socket', (socket) => {
      readBefore = socket.bytesRead;
      if (outgoing.reusedSocket) connected();
      // Before it, a secure connection has carried only its handshake.
      else socket.once(isSecure ? 'secureConnect' : 'connect', connected);
    });
    outgoing.on('error', (error) => {
      const cause = causeOf(error);
      const isLost = outgoing.reusedSocket && cause === 'reset' && outgoing.socket?.bytesRead === readBefore;
      if (isLost) reject(new KeptConnectionLost(cause));
      else reject(mayHaveLeft ? new HotelFailure(cause) : new NotSent(cause));
    });
    // Nobody asked for another protocol; without a listener the answer would never end.
    outgoing.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(new HotelFailure('not-http'));
    });
    outgoing.end(body);
  });
}

function addressOf({ target, service }: OutgoingCall, { url, pointUrl, addressUrl }: Upstream): URL {
  if (service === 'postcode' && addressUrl !== undefined) {
    const address = new URL(addressUrl);
    for (const [name, value] of new URL(target, address).searchParams) address.searchParams.set(name, value);
    return address;
  }
  const base = service === 'points' ? (pointUrl ?? url) : url;
  return new URL(base.replace(/\/$/u, '') + target);
}
