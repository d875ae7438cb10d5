import { z } from '~/domain/zod';
import { HotelError } from '~/errors/fault';
import type { Call } from './call';
import { noteExchange } from './debug-dump';
import type { Dialect } from './dialect';
import { cico } from './dialects/cico';
import { legacy } from './dialects/legacy';
import { exchange, parseJson } from './request';

/** What a call needs to know of the moment it is made. */
export type Moment = {
  readonly system: Dialect['system'];
  /** Origin of the hotel's API; empty for our own. */
  readonly origin: string;
  /** The hotel on another origin allows credentials. */
  readonly allowsCredentials: boolean;
  readonly timeoutMs: number;
  readonly authorizationClient: string;
  readonly language: string;
  readonly userAgent: string;
  readonly facilityId: string | undefined;
  readonly authToken: string | undefined;
  /** The `authorization` that the guest's link brought. */
  readonly arrivalToken: string | undefined;
  /** Aborts when the look-up that the call belongs to is over: with the visit, or when another reservation is looked up. */
  readonly lookup: AbortSignal;
};

/** The hotel, as the app talks to it. */
export type Hotel = {
  /**
   * Makes a call for the reservation now looked up.
   * @param leaving gives the call up before that is over, when nobody waits for the answer any more
   * @throws HotelError for every way it can fail; `dropped` when visit or look-up ended meanwhile or the call was given up.
   */
  readonly ask: <In, Out>(call: Call<In, Out>, input: In, leaving?: AbortSignal) => Promise<Out>;
};

const DIALECTS: Readonly<Record<Dialect['system'], Dialect>> = { legacy, cico };

/** The hotel behind the moment's settings; each call reads the moment anew. */
export function createHotel(moment: () => Moment): Hotel {
  return {
    async ask(call, input, leaving) {
      const now = moment();
      const dialect = DIALECTS[now.system];
      const query = call.query ? `?${new URLSearchParams(call.query(input))}` : '';
      const form = call.form?.(input);
      const started = performance.now();
      const note = (outcome: string) => noteExchange(call, form, outcome, performance.now() - started);
      try {
        const { body } = await exchange({
          name: call.name,
          url: `${now.origin}${call.path(input, dialect)}${query}`,
          method: call.method,
          headers: headersFor(call, dialect, now),
          body: form ? new URLSearchParams(form) : undefined,
          timeoutMs: now.timeoutMs,
          visit: leaving ? AbortSignal.any([now.lookup, leaving]) : now.lookup,
          notFoundIsLoadError: call.notFoundIsLoadError,
          changes: call.changes,
          allowsCredentials: now.allowsCredentials,
        });
        const answer = readAnswer(call, dialect, body);
        note('answered');
        return answer;
      } catch (error) {
        note(error instanceof HotelError ? error.fault.kind : 'other');
        throw error;
      }
    },
  };
}

function headersFor<In, Out>(call: Call<In, Out>, { headers }: Dialect, now: Moment): Record<string, string> {
  const sent: Record<string, string> = {
    [headers.userAgent]: now.userAgent,
    [headers.language]: now.language,
    [headers.deviceType]: 'web',
  };
  if (call.auth === 'token' && now.authToken !== undefined) sent[headers.token] = now.authToken;
  if (now.facilityId) sent[headers.facility] = now.facilityId;
  if (headers.client) sent[headers.client] = now.authorizationClient;
  if (call.arrival && headers.arrivalToken && now.arrivalToken) sent[headers.arrivalToken] = now.arrivalToken;
  return sent;
}

function readAnswer<In, Out>(call: Call<In, Out>, dialect: Dialect, body: string): Out {
  if (typeof call.answer !== 'function') return call.answer.unread;
  const json = parseJson(body);
  const unreadable = () => new HotelError({ kind: 'invalid-format' }, call.name);
  if (typeof json !== 'object' || json === null || !('payload' in json)) throw unreadable();
  const result = z.safeParse(call.answer(dialect), json.payload);
  if (!result.success) throw unreadable();
  return result.data;
}
