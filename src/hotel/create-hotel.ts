import { isDebugging } from '~/config/device';
import type { Config } from '~/config/schema';
import { HotelError } from '~/errors/fault';
import { anySignal } from '~/platform/any-signal';
import { parseJson } from '~/platform/json-text';
import { z } from '~/platform/zod';
import { readStored, writeStored } from '~/storage/storage';
import { dialectOf } from './dialects';
import type { Call, DialectWire, Hotel } from './hotel';
import { exchange } from './request';

/** The state that a call depends on, read at its start. */
export type RequestContext = {
  readonly system: Config['system'];
  /** Origin of the hotel's API; empty for the app's own. */
  readonly origin: string;
  /** The hotel is on another origin and allows credentials. */
  readonly allowsCredentials: boolean;
  readonly timeoutMs: number;
  readonly authorizationClient: string;
  readonly language: string;
  readonly userAgent: string;
  readonly facilityId: string | undefined;
  readonly authToken: string | undefined;
  /** The `authorization` of the guest's deep link. */
  readonly deepLinkToken: string | undefined;
  /** Aborts when the visit ends or another reservation is looked up. */
  readonly lookup: AbortSignal;
};

/** Creates the client for the hotel's API. `readContext` runs for every call. */
export function createHotel(readContext: () => RequestContext): Hotel {
  return {
    async ask(call, input, leaving) {
      const context = readContext();
      const dialect = dialectOf(context);
      const query = call.query ? `?${new URLSearchParams(call.query(input))}` : '';
      const form = call.form?.(input);
      const started = performance.now();
      const record = (outcome: string) => noteExchange(call, form, outcome, performance.now() - started);
      try {
        const json = await exchange({
          name: call.name,
          url: `${context.origin}${call.path(input, dialect)}${query}`,
          headers: headersFor(call, dialect, context),
          body: form ? new URLSearchParams(form) : undefined,
          timeoutMs: context.timeoutMs,
          signal: leaving ? anySignal([context.lookup, leaving]) : context.lookup,
          notFoundIsLoadError: call.notFoundIsLoadError,
          changes: call.changes,
          allowsCredentials: context.allowsCredentials,
        });
        const answer = readAnswer(call, dialect, json);
        record('answered');
        return answer;
      } catch (error) {
        record(error instanceof HotelError ? error.fault.kind : 'other');
        throw error;
      }
    },
  };
}

function headersFor<In, Out>(
  call: Call<In, Out>,
  { headers }: DialectWire,
  context: RequestContext,
): Record<string, string> {
  const sent: Record<string, string> = {
    [headers.userAgent]: context.userAgent,
    [headers.language]: context.language,
    [headers.deviceType]: 'web',
  };
  if (call.auth === 'token' && context.authToken !== undefined) sent[headers.token] = context.authToken;
  if (context.facilityId) sent[headers.facility] = context.facilityId;
  if (headers.client) sent[headers.client] = context.authorizationClient;
  if (call.carriesDeepLink && headers.deepLinkToken && context.deepLinkToken)
    sent[headers.deepLinkToken] = context.deepLinkToken;
  return sent;
}

function readAnswer<In, Out>(call: Call<In, Out>, dialect: DialectWire, json: unknown): Out {
  if (typeof call.answer !== 'function') return call.answer.unread;
  const unreadable = () => new HotelError({ kind: 'invalid-format' }, call.name);
  if (typeof json !== 'object' || json === null || !('payload' in json)) throw unreadable();
  const result = z.safeParse(call.answer(dialect), json.payload);
  if (!result.success) throw unreadable();
  return result.data;
}

const LONGEST_DUMP = 200;

/** Records a call for an engineer: names of fields, lengths, outcome, duration. Never values: they are guest data. */
function noteExchange(
  { name }: Pick<Call<never, unknown>, 'name'>,
  form: Readonly<Record<string, string>> | undefined,
  outcome: string,
  ms: number,
): void {
  if (!isDebugging()) return;
  const fields = Object.fromEntries(
    Object.entries(form ?? {}).map(([field, value]) => [field, `${value.length} characters`]),
  );
  const line = { call: name, method: form ? 'POST' : 'GET', fields, outcome, ms: Math.round(ms) };
  const dump = parseJson(readStored('lobby.requests') ?? '[]');
  const lines = Array.isArray(dump) ? dump : [];
  writeStored('lobby.requests', JSON.stringify([...lines, line].slice(-LONGEST_DUMP)));
}
