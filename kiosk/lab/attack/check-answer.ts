import { type Answer, headerOf } from './answer.ts';

export const MARKER = 'marker-of-a-file-outside';
/** Parts of files outside the served folders, forbidden in any answer. */
const SECRETS = [MARKER, 'root:x:0:', '"name": "lobby-kiosk"', '[core]\n'];

/** Forbidden headers: they store, redirect or reveal something. */
const NEVER = [
  'set-cookie',
  'clear-site-data',
  'refresh',
  'link',
  'strict-transport-security',
  'x-powered-by',
  'service-worker-allowed',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'access-control-allow-headers',
  'public-key-pins',
  'sourcemap',
  'x-planted',
  'alt-svc',
  'nel',
  'report-to',
];

/** Expectations beside the rules for every answer. */
export interface Expected {
  /** Statuses from 500 that are right here, such as 503 without room. */
  readonly faults?: readonly number[];
  readonly statuses?: readonly number[];
  readonly word?: string;
}

/** The faults of an answer by the rules for every answer. */
export function wrongsOf(answer: Answer, expected: Expected = {}): string[] {
  const { status, headers } = answer;
  const { faults = [], statuses, word } = expected;
  const names = new Set(headers.map(([name]) => name));
  const body = answer.body.toString('latin1');
  const told = headerOf(answer, 'lobby-gateway');
  const wrongs: readonly (readonly [isWrong: boolean, wrong: string])[] = [
    [status === 0, 'something that is no HTTP answer came back'],
    [status >= 500 && !faults.includes(status), `${status} came back`],
    [status < 500 && statuses?.includes(status) === false, `${status} came back`],
    [status >= 200 && headerOf(answer, 'x-content-type-options') !== 'nosniff', 'no nosniff came back'],
    [word !== undefined && told !== word, `Lobby-Gateway says "${told}", not "${word}"`],
    [!/^(nginx)?$/u.test(headerOf(answer, 'server')), 'the server says what it is'],
    ...NEVER.map((name) => [names.has(name), `the header ${name} came back`] as const),
    ...SECRETS.map((secret) => [body.includes(secret), `a file from outside came back (${secret})`] as const),
  ];
  return [...wrongs.filter(([isWrong]) => isWrong).map(([, wrong]) => wrong), ...wrongsOfPage(answer)];
}

/** A page with scripts needs a whole policy. */
function wrongsOfPage(answer: Answer): string[] {
  if (!/html|svg|xml/iu.test(headerOf(answer, 'content-type'))) return [];
  const policy = headerOf(answer, 'content-security-policy');
  if (!policy.includes("default-src 'none'")) return ['a document came back without a policy'];
  const parts = /script-src|style-src/u.test(policy)
    ? ["base-uri 'none'", 'form-action', "frame-ancestors 'none'"]
    : ["frame-ancestors 'none'", 'sandbox'];
  return [
    ...parts
      .filter((part) => !policy.includes(part))
      .map((part) => `a document came back whose policy lacks ${part}`),
    ...(policy.includes('unsafe-') ? ['a document came back whose policy says unsafe-…'] : []),
    ...(/script-src [^;]*(\*|data:|blob:|http:(?!\/\/))/u.test(policy)
      ? ['a document came back that takes scripts from everywhere']
      : []),
  ];
}
