import type { Caller } from './caller.ts';
import type { Options } from './options.ts';
import { type Finding, wrong } from './report.ts';

/** Headers that every page may send. */
const SAFE = ['accept', 'accept-language', 'content-language', 'content-type', 'origin', 'user-agent'];

/** Whether a browser lets a page of another origin make the calls and read the answers. */
export async function corsFindings(
  caller: Caller,
  { origin, url, timeoutMs }: Options,
): Promise<readonly Finding[]> {
  if (origin === undefined || origin === new URL(url).origin) return [];
  const answered = caller.made.filter(({ call, tapped }) => tapped.answer !== undefined && call !== 'users');
  const unreadable = answered.filter(({ tapped: { answer } }) => !allows(answer?.headers, origin));
  const one =
    answered.find(({ tapped }) =>
      Object.keys(tapped.request.headers).some((name) => /auth[-_]token/u.test(name)),
    ) ?? answered[0];
  if (one === undefined) return [];
  const { method, headers } = one.tapped.request;
  const asked = Object.keys(headers)
    .filter((name) => !SAFE.includes(name))
    .sort();
  const preflight = await fetch(one.tapped.url, {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': asked.join(','),
    },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  const names = [...new Set(unreadable.map(({ call }) => call))].join(', ');
  const sentence = `no browser lets ${origin} read the answer (${names}): Access-Control-Allow-Origin is missing or another; error messages need it too`;
  return [
    ...preflightProblem(preflight, origin, asked).flatMap(of),
    ...(unreadable.length === 0 ? [] : of(sentence)),
  ];
}

const of = (sentence: string): readonly Finding[] => wrong('cors', `CORS: ${sentence}`);

function preflightProblem(
  preflight: Response | undefined,
  origin: string,
  asked: readonly string[],
): readonly string[] {
  if (preflight === undefined) return ['the preflight (OPTIONS) is not answered'];
  if (!preflight.ok)
    return [`the preflight (OPTIONS) is answered with ${preflight.status}: browsers send no call then`];
  if (!allows(preflight.headers, origin))
    return [`the preflight (OPTIONS) does not allow ${origin} (Access-Control-Allow-Origin)`];
  const allowed = (preflight.headers.get('access-control-allow-headers') ?? '')
    .toLowerCase()
    .split(/\s*,\s*/u);
  const missing = allowed.includes('*') ? [] : asked.filter((name) => !allowed.includes(name));
  const names = missing.map((name) => name.toUpperCase()).join(', ');
  return missing.length === 0
    ? []
    : [`the preflight (OPTIONS) does not allow the headers ${names} (Access-Control-Allow-Headers)`];
}

function allows(headers: Headers | undefined, origin: string): boolean {
  const allowed = headers?.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin;
}
