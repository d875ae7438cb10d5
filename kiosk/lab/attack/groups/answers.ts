import { memoryDuring } from '../../load/process-figures.ts';
import { type Answer, headerOf } from '../answer.ts';
import { each, type Group, MB, some, type Tally } from '../group.ts';
import { ANSWER_NAMES, ENDLESS_NAMES } from '../hostile-answers.ts';
import type { Target } from '../target.ts';
import { ask } from '../wire.ts';

/** Headers that the app reads or that restrain a browser. */
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
  'server',
]);
/** Calls under way, and their answers' room in the gateway's memory, in MB. */
const WIDTH = 90;
const MAX_MEMORY_MB = 128;
const LARGE = ['eight-mb', 'bomb', 'bomb-br', 'bomb-deflate', 'bomb-of-nothing', 'bomb-within'];

/** Answers arrive as data that no browser runs, stores or follows; too large ones do not arrive. */
export const answers: Group = {
  name: "hotel's answers",
  against: ['nginx'],
  async run(target, tally) {
    const paths = ['/api/v1/client/facilities', '/user/api/v1/users/1', '/address/search'];
    // All on the first path, one in five on the others; they are quick, so that even a short form makes many.
    const size = Math.max(target.size, 0.35);
    const calls = paths.flatMap((path, at) =>
      some(ANSWER_NAMES, at === 0 ? size : size / 5).map((name) => ({ method: 'GET', path, name })),
    );
    const endless = some(ENDLESS_NAMES, target.size).map((name) => ({
      method: 'POST',
      path: '/api/v1/client/payment/public_key',
      name,
    }));
    await each([...calls, ...endless], 4, async ({ method, path, name }) => {
      const answer = await call(target, method, path, name);
      const attack = `${path} answered with ${name}`;
      tally.check(attack, answer, { faults: [500, 502, 503, 504, 511, 599] });
      if (answer === undefined) {
        if (!mayBreakOff(name)) tally.findings.push(`${attack}: nothing came back`);
      } else tally.findings.push(...wrongsOfData(answer).map((wrong) => `${attack}: ${wrong}`));
    });
    for (const name of LARGE) await large(target, tally, name);
  },
};

async function large(target: Target, tally: Tally, name: string): Promise<void> {
  const width = Math.max(3, Math.round(WIDTH * target.size));
  const all = Array.from({ length: width }, (_, at) => at);
  const { before, most } = await memoryDuring(target.gatewayPids(), () =>
    each(all, width, async (at) => {
      const answer = await call(target, 'POST', '/api/v1/client/payment/public_key', name, `${name}-${at}`);
      const isCut = answer?.status === 504 && headerOf(answer, 'lobby-gateway') === 'no-answer';
      tally.note(name, isCut ? [] : [`${answer?.status ?? 'nothing'} came back`]);
    }),
  );
  const isTooMuch = most - before > MAX_MEMORY_MB;
  tally.note(`${width} times ${name}`, isTooMuch ? [`the gateway took ${most - before} MB`] : []);
}

const call = (target: Target, method: string, path: string, name: string, key = name) =>
  ask(
    target,
    {
      method,
      target: `${path}?answer=${name}`,
      headers: [
        ['Accept', 'text/html'],
        ['Idempotency-Key', `"${key.padEnd(40, 'x')}"`],
      ],
      ...(method === 'POST' ? { body: 'a=b' } : {}),
    },
    { timeoutMs: 20_000, most: 400 * MB },
  );

/** Broken and endless answers may close the connection without an answer. */
const mayBreakOff = (name: string): boolean =>
  name.startsWith('endless') || ['too-short', 'bad-chunk', 'evil-trailer'].includes(name);

function wrongsOfData(answer: Answer): string[] {
  const { status, body, headers } = answer;
  const type = headerOf(answer, 'content-type');
  const policy = headerOf(answer, 'content-security-policy');
  const wrongs: readonly (readonly [isWrong: boolean, wrong: string])[] = [
    [status < 200 || (status >= 300 && status < 400) || status > 599, `${status} came back`],
    [!/^(application\/json(; charset=utf-8)?|text\/plain; charset=utf-8)?$/u.test(type), `${type} came back`],
    [body.length > 0 && type === '', 'a body without a type came back'],
    [!policy.includes('sandbox') || !policy.includes("default-src 'none'"), 'a policy runs something'],
    [headerOf(answer, 'cache-control') !== 'no-store', 'it may be kept'],
    [headerOf(answer, 'content-encoding') !== '', 'something packed came back'],
    [
      !/^(answered|no-answer|not-sent)$/u.test(headerOf(answer, 'lobby-gateway')),
      'Lobby-Gateway says nothing',
    ],
    [body.length > MB, `${Math.round(body.length / MB)} MB came back`],
  ];
  return [
    ...headers.filter(([name]) => !ALLOWED.has(name)).map(([name]) => `the header ${name} came back`),
    ...wrongs.filter(([isWrong]) => isWrong).map(([, wrong]) => wrong),
  ];
}
