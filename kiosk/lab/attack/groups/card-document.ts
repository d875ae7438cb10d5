import { createHash } from 'node:crypto';
import { type Answer, headerOf } from '../answer.ts';
import { each, type Group, Tally } from '../group.ts';
import { ask } from '../wire.ts';

/** Ways to ask for the document in which a card provider's script runs. */
const WAYS: readonly (readonly [
  method: string,
  target: string,
  headers: readonly (readonly [string, string])[],
])[] = [
  ...[
    '/card.html',
    '/card.html?',
    '/card.html?x=1',
    '/%63ard.html',
    '//card.html',
    '/./card.html',
    '/card.html/',
  ].map((target) => ['GET', target, []] as const),
  ['HEAD', '/card.html', []],
  ['GET', '/card.html', [['Sec-Fetch-Dest', 'iframe']]],
  ['GET', '/card.html', [['Accept', 'application/json']]],
  ['GET', '/card.html', [['Range', 'bytes=0-9']]],
  ['GET', '/card.html', [['If-None-Match', '*']]],
  ['GET', '/card.html', [['Accept-Encoding', 'br, gzip']]],
];

/**
 * The card document: however it is asked for, a browser is told that nothing but its own script and what that loads runs
 * in it, frames within it included, and that no name is looked up ahead. That this keeps a card number in is shown in a
 * browser (`e2e/payment/card-egress.spec.ts`).
 */
export const cardDocument: Group = {
  name: 'card document',
  against: ['hostile-hotel', 'demo-hotel'],
  async run(target) {
    const tally = new Tally();
    const plain = await ask(target, { target: '/card.html' });
    const own = /<script>(.*?)<\/script>/su.exec(plain?.body.toString() ?? '')?.[1] ?? '';
    const hash = `'sha256-${createHash('sha256').update(own).digest('base64')}'`;
    await each(WAYS, 4, async ([method, path, headers]) => {
      const answer = await ask(target, { method, target: path, headers });
      const sent = headers.map(([name, value]) => `, ${name}: ${value}`).join('');
      tally.note(`${method} ${path}${sent}`, answer === undefined ? [] : wrongsOf(answer, hash));
    });
    return tally;
  },
};

/** What a document that is sent lets out; a refusal lets nothing out. */
function wrongsOf(answer: Answer, hash: string): readonly string[] {
  if (answer.status >= 300 && answer.status !== 304) return [];
  const policies = headerOf(answer, 'content-security-policy').split(/,\s*/u);
  const isSealed = policies.includes(`script-src ${hash} 'strict-dynamic'`);
  const isClosed = policies.some((policy) =>
    /^sandbox allow-scripts; default-src 'none';.*form-action 'none'/u.test(policy),
  );
  return [
    ...(isSealed ? [] : ['no policy for the frames within it']),
    ...(isClosed ? [] : ['no policy of its own']),
    ...(headerOf(answer, 'x-dns-prefetch-control') === 'off' ? [] : ['names are looked up ahead']),
  ];
}
