import { isDebugging } from '~/config/debug';
import type { Call } from './call';

const DUMP_KEY = 'lobby.requests';
const LONGEST_DUMP = 200;

/**
 * While debugging, notes a call in session storage: its name, field names with the length of their values, what
 * became of it and how long it took. Never a value: names, tokens, cards and images are guest data.
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
  try {
    const dump: unknown = JSON.parse(sessionStorage.getItem(DUMP_KEY) ?? '[]');
    const lines = Array.isArray(dump) ? dump : [];
    sessionStorage.setItem(DUMP_KEY, JSON.stringify([...lines, line].slice(-LONGEST_DUMP)));
  } catch {
    sessionStorage.removeItem(DUMP_KEY);
  }
}
