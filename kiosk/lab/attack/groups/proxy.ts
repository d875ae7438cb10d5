import { each, type Group, short, some, type Tally } from '../group.ts';
import { CLIENT, ENDS, METHODS, OTHER_METHOD, PATHS } from '../tables/calls.ts';
import type { Target } from '../target.ts';
import { type Attempt, ask, hostOf, requestText, sendRaw } from '../wire.ts';

/** Calls that tablets do not make: the hotel gets none, and the answer says so. */
export const proxy: Group = {
  name: 'proxy escapes',
  against: ['nginx', 'nginx alone', 'demo hotel'],
  async run(target, tally) {
    target.hotel?.heard.splice(0);
    const pairs = [
      ...METHODS.flatMap((method) => PATHS.map((path) => [method, path] as const)),
      ...OTHER_METHOD,
    ];
    const calls = target.kind === 'demo hotel' ? pairs.filter((_, at) => at % 4 === 0) : pairs;
    await each(some(calls, target.size), 16, async ([method, path]) => {
      const body = method === 'POST' ? 'a=b' : undefined;
      const answer = await ask(target, { method, target: path, ...(body === undefined ? {} : { body }) });
      // The parser's 400 knows no path, and a step up leads elsewhere.
      const word =
        /^\/(api|user|address)\//u.test(path) && !path.includes('/..') && answer?.status === 404
          ? { word: 'not-sent' }
          : {};
      tally.check(`${method} ${short(path)}`, answer, { statuses: REFUSED, ...word });
    });
    for (const { method, target: path } of target.hotel?.heard ?? [])
      tally.findings.push(`the hotel heard ${method} ${short(path)}`);
    if (target.hotel !== undefined) await plantHeaders(target, tally);
  },
};

const FACILITIES = `${CLIENT}/facilities`;
const REFUSED = [400, 404, 405, 414, 421, 431];

async function plantHeaders(target: Target, tally: Tally): Promise<void> {
  const places = (end: string): readonly (readonly [where: string, attempt: Attempt])[] => [
    ['in a query', { target: `${FACILITIES}?a=b${end}X-Planted: 1` }],
    ['in a path', { target: `${FACILITIES}/a${end}X-Planted: 1` }],
    ['in a value', { target: FACILITIES, headers: [['auth_token', `a${end}X-Planted-At-Hotel: 1`]] }],
    ['in a name', { target: FACILITIES, headers: [[`auth${end}X-Planted-At-Hotel`, '1']] }],
    [
      'in a key',
      {
        method: 'POST',
        target: `${CLIENT}/payment/public_key`,
        headers: [['Idempotency-Key', `"0123456789abcdef${end}"`]],
        body: 'a=b',
      },
    ],
    ['in the host', { target: FACILITIES, headers: [['Host', `${hostOf(target)}${end}X-Planted: 1`]] }],
  ];
  for (const end of some(ENDS, target.size)) {
    for (const [where, attempt] of places(end)) {
      target.hotel?.heard.splice(0);
      const { answers } = await sendRaw(target, requestText(target, attempt), {
        timeoutMs: 2_000,
        quietMs: 100,
      });
      // A plain line's end makes the sender's own header, which may pass.
      const isOwnHeader = end.includes('\n') && ['in a value', 'in a name', 'in the host'].includes(where);
      const heard = target.hotel?.heard ?? [];
      const planted = heard.filter(({ head }) => /^\s*x-planted/imu.test(head) && !isOwnHeader);
      tally.check(`${short(end)} ${where}`, answers[0]);
      if (planted.length > 0 || heard.length > 1)
        tally.findings.push(`${short(end)} ${where}: the hotel heard a planted header or request`);
    }
  }
}
