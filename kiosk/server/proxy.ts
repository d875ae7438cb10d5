import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Service } from './hotel-calls.ts';
import { towardsHotel } from './hotel-headers.ts';
import { ENCODINGS_ASKED_FOR } from './unpack.ts';

/** Where a real hotel's systems are. */
export interface Upstream {
  /** The hotel's own system; its path, if any, goes before ours. */
  readonly url: string;
  /** The point service, when it has an address of its own. */
  readonly pointUrl?: string | undefined;
  /** The postcode service's whole address, such as zipcloud's; without it the hotel is asked. */
  readonly addressUrl?: string | undefined;
  /** Milliseconds until we give up; default 35,000, a little over the tablet's own deadline. */
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 35_000;

/** One call on its way to the hotel. */
export interface OutgoingCall {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly service: Service;
  /** Names and values alternating, in the order of arrival. */
  readonly rawHeaders: readonly string[];
  readonly body: Uint8Array;
  /** Ends the call when the tablet leaves; absent for a call that goes on to its end all the same. */
  readonly tablet?: AbortSignal | undefined;
}

/** The call did not leave this machine: no connection, no name, no certificate, no file handle. */
export class NotSent extends Error {}

/**
 * Makes a call to the hotel. A call that changes something gets a connection of its own: one kept from an earlier call may
 * close just when the call is sent, and it would not be known what became of it.
 * @returns the beginning of the answer; its body is still to be read, and breaks off at the deadline
 * @throws {NotSent} when the hotel did not get the call
 * @throws {Error} when it is not known whether the hotel acted
 */
export function ask(call: OutgoingCall, upstream: Upstream): Promise<IncomingMessage> {
  const { method, body, tablet } = call;
  // Not `AbortSignal.any`: Node 20 lets go of a deadline in it when it tidies up its memory, and the call never ends.
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => ending.abort();
  const address = addressOf(call, upstream);
  const isSecure = address.protocol === 'https:';
  const headers = towardsHotel(call.rawHeaders, call.service).flat();
  // The answer is unpacked and measured here.
  headers.push('Accept-Encoding', ENCODINGS_ASKED_FOR);
  if (method === 'POST') headers.push('Content-Length', String(body.length));
  headers.push('Host', address.host);
  return new Promise((resolve, reject) => {
    const own = method === 'POST' ? { agent: false as const } : {};
    const outgoing: ClientRequest = (isSecure ? httpsRequest : httpRequest)(
      address,
      { method, headers, signal, ...own },
      resolve,
    );
    const deadline = setTimeout(end, upstream.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    if (tablet?.aborted) end();
    tablet?.addEventListener('abort', end);
    outgoing.once('close', () => {
      clearTimeout(deadline);
      tablet?.removeEventListener('abort', end);
    });
    let mayHaveLeft = false;
    outgoing.once('socket', (socket) => {
      mayHaveLeft = outgoing.reusedSocket;
      if (mayHaveLeft) return;
      // Before it, a secure connection has carried nothing but its own handshake.
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        mayHaveLeft = true;
      });
    });
    outgoing.on('error', (error) => reject(mayHaveLeft ? error : new NotSent()));
    // Nobody asked for another protocol; without a listener the answer would never end.
    outgoing.on('upgrade', (_, socket) => {
      socket.destroy();
      reject(new Error('The hotel changed the protocol'));
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
