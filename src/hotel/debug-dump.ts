import { isDebugging } from '~/config/debug';
import { parseJson } from '~/domain/answer-text';
import { readStored, writeStored } from '~/storage/storage';
import type { Call } from './call';

const LONGEST_DUMP = 200;

/**
 * While debugging, records a call in session storage: name, field names with the lengths of their values,
 * outcome and duration. Never values: names, tokens, cards and images are guest data.
 */
export function noteExchange(
  call: Pick<Call<never, unknown>, 'name' | 'method'>,
  form: Readonly<Record<string, string>> | undefined,
  outcome: string,
  ms: number,
): void {
  if (!isDebugging()) return;
  const fields = Object.fromEntries(
    Object.entries(form ?? {}).map(([name, value]) => [name, `${value.length} characters`]),
  );
  const line = { call: call.name, method: call.method, fields, outcome, ms: Math.round(ms) };
  const dump = parseJson(readStored('lobby.requests') ?? '[]');
  const lines = Array.isArray(dump) ? dump : [];
  writeStored('lobby.requests', JSON.stringify([...lines, line].slice(-LONGEST_DUMP)));
}
