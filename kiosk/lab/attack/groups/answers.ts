import { type Answer, headerOf } from '../answer.ts';
import { each, type Group, MB, some, Tally } from '../group.ts';
import { ANSWER_NAMES, ENDLESS_NAMES } from '../hostile-answers.ts';
import { ask } from '../wire.ts';

/** What the app reads of an answer, and what keeps a browser from acting on it. */
const ALLOWED = new Set([
  'content-type',
  'content-length',
  'cache-control',
  'x-content-type-options',
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'lobby-gateway',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);
/** More of an answer than this never passes, in bytes. */
const MAX_BYTES = MB;

/** Every answer of the hotel comes as data that no browser runs, stores or follows. */
export const answers: Group = {
  name: "hotel's answers",
  against: ['hostile-hotel'],
  async run(target) {
    const tally = new Tally();
    const paths = ['/api/v1/client/facilities', '/user/api/v1/users/1', '/address/search'];
    // All on the first path, one in five on the others; they are quick, so that even a short form makes many.
    const size = Math.max(target.size, 0.35);
    const calls = paths.flatMap((path, at) =>
      some(ANSWER_NAMES, at === 0 ? size : size / 5).map((name) => ({ path, name })),
    );
    const endless = ENDLESS_NAMES.map((name) => ({
      path: '/api/v1/client/payment/public_key',
      name,
      key: '"0123456789abcdef"',
    }));
    await each([...calls, ...some(endless, target.size)], 4, async ({ path, name, ...more }) => {
      const key = 'key' in more ? ([['Idempotency-Key', `"${name.padEnd(16, 'x')}"`]] as const) : [];
      const post = key.length > 0 ? ({ method: 'POST', body: 'a=b' } as const) : {};
      const attempt = {
        ...post,
        target: `${path}?answer=${name}`,
        headers: [['Accept', 'text/html'], ...key] as const,
      };
      const answer = await ask(target, attempt, { timeoutMs: 20_000, most: 400 * MB });
      const attack = `${path} answered with ${name}`;
      tally.check(attack, answer, { faults: [500, 502, 503, 504, 511, 599] });
      if (answer === undefined) {
        if (!mayBreakOff(name)) tally.findings.push(`${attack}: nothing came back`);
      } else tally.findings.push(...wrongsOfData(answer).map((wrong) => `${attack}: ${wrong}`));
    });
    const after = await ask(target, { target: '/healthz' });
    if (after?.status !== 200) tally.findings.push('afterwards: the gateway is no longer well');
    return tally;
  },
};

/** The connection may be closed for those that break off or never end; without an answer, after the head at the latest. */
const mayBreakOff = (name: string): boolean =>
  name.startsWith('endless') || ['too-short', 'bad-chunk', 'evil-trailer'].includes(name);

function wrongsOfData(answer: Answer): string[] {
  const { status, body, headers } = answer;
  const type = headerOf(answer, 'content-type');
  const policy = headerOf(answer, 'content-security-policy');
  return [
    ...headers.filter(([name]) => !ALLOWED.has(name)).map(([name]) => `the header ${name} came back`),
    ...(status < 200 || (status >= 300 && status < 400) || status > 599 ? [`${status} came back`] : []),
    ...(/^(application\/json|text\/plain; charset=utf-8)?$/u.test(type) ? [] : [`${type} came back`]),
    ...(body.length > 0 && type === '' ? ['a body without a type came back'] : []),
    ...(policy.includes('sandbox') && policy.includes("default-src 'none'")
      ? []
      : ['a policy that runs something came back']),
    ...(headerOf(answer, 'cache-control') === 'no-store' ? [] : ['it may be kept']),
    ...(headerOf(answer, 'content-encoding') === '' ? [] : ['something packed came back']),
    ...(['answered', 'no-answer', 'not-sent'].includes(headerOf(answer, 'lobby-gateway'))
      ? []
      : ['Lobby-Gateway says nothing']),
    ...(body.length > MAX_BYTES ? [`${Math.round(body.length / MB)} MB came back`] : []),
  ];
}
