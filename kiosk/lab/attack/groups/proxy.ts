import { each, type Group, short, some, Tally, type Target } from '../group.ts';
import { CLIENT, ENDS, HOSTS, METHODS, OTHER_METHOD, PATHS } from '../tables/calls.ts';
import { ask, requestText, sendRaw } from '../wire.ts';

/** Calls that tablets do not make: the hotel gets none of them, and the answer says that nothing was sent. */
export const proxy: Group = {
  name: 'proxy escapes',
  against: ['hostile-hotel', 'demo-hotel', 'unknown'],
  async run(target) {
    const tally = new Tally();
    const heardBefore = target.hotel?.heard.length ?? 0;
    const pairs = [
      ...METHODS.flatMap((method) => PATHS.map((path) => [method, path] as const)),
      ...OTHER_METHOD,
    ];
    const calls = target.behind === 'hostile-hotel' ? pairs : pairs.filter((_, at) => at % 4 === 0);
    await each(some(calls, target.size), 16, async ([method, path]) => {
      const body = method === 'POST' ? 'a=b' : undefined;
      const answer = await ask(target, { method, target: path, ...(body === undefined ? {} : { body }) });
      // A 400 of the parser's comes before anything is known of the path, and a step up leads elsewhere.
      const word =
        /^\/(api|user|address)\//u.test(path) && !path.includes('/..') && answer?.status === 404
          ? { word: 'not-sent' }
          : {};
      tally.check(`${method} ${short(path)}`, answer, { statuses: REFUSED, ...word });
    });
    await each(some(HOSTS, target.size), 16, async (host) => {
      const answer = await ask(target, { target: `${CLIENT}/facilities`, headers: [['Host', host]] });
      tally.check(`GET with Host ${short(host)}`, answer, {
        statuses: ODD_HOSTS.has(host) ? [...REFUSED, 200] : REFUSED,
      });
    });
    const unheard = (target.hotel?.heard ?? [])
      .slice(heardBefore)
      .filter(({ head }) => !/^host: 127\.0\.0\.1:?$/imu.test(head));
    for (const { method, target: path } of unheard.filter(
      ({ target: path }) => path !== `${CLIENT}/facilities`,
    ))
      tally.findings.push(`the hotel heard ${method} ${short(path)}`);
    if (target.behind === 'hostile-hotel') await plantHeaders(target, tally);
    return tally;
  },
};

const REFUSED = [400, 404, 405, 414, 421, 431];
/** This machine's own address, oddly written. */
const ODD_HOSTS = new Set(['127.0.0.1:']);

async function plantHeaders(target: Target, tally: Tally): Promise<void> {
  const places = (end: string): readonly (readonly [string, string])[] => [
    ['in a query', requestText(target, { target: `${CLIENT}/facilities?a=b${end}X-Planted: 1` })],
    ['in a path', requestText(target, { target: `${CLIENT}/facilities/a${end}X-Planted: 1` })],
    [
      'in a value',
      requestText(target, {
        target: `${CLIENT}/facilities`,
        headers: [['auth_token', `a${end}X-Planted-At-Hotel: 1`]],
      }),
    ],
    [
      'in a name',
      requestText(target, {
        target: `${CLIENT}/facilities`,
        headers: [[`auth${end}X-Planted-At-Hotel`, '1']],
      }),
    ],
    [
      'in a key',
      requestText(target, {
        method: 'POST',
        target: `${CLIENT}/payment/public_key`,
        headers: [['Idempotency-Key', `"0123456789abcdef${end}"`]],
        body: 'a=b',
      }),
    ],
    [
      'in the host',
      requestText(target, {
        target: `${CLIENT}/facilities`,
        headers: [['Host', `127.0.0.1${end}X-Planted: 1`]],
      }),
    ],
  ];
  for (const end of some(ENDS, target.size)) {
    for (const [where, text] of places(end)) {
      const before = target.hotel?.heard.length ?? 0;
      const { answers } = await sendRaw(target, text, { timeoutMs: 2_000, quietMs: 100 });
      // A line's end in its plain form makes a header of the sender's own, which may go on as any other.
      const isOwnHeader = end.includes('\n') && ['in a value', 'in a name', 'in the host'].includes(where);
      const heard = (target.hotel?.heard ?? []).slice(before);
      const planted = heard.filter(({ head }) => /^\s*x-planted/imu.test(head) && !isOwnHeader);
      tally.check(`${short(end)} ${where}`, answers[0]);
      if (planted.length > 0 || heard.length > 1)
        tally.findings.push(`${short(end)} ${where}: the hotel heard a planted header or request`);
    }
  }
}
