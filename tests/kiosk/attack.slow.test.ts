import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrongsOf } from '../../kiosk/lab/attack/check-answer.ts';
import { Tally } from '../../kiosk/lab/attack/group.ts';
import { GROUPS } from '../../kiosk/lab/attack/groups.ts';
import { type Kind, openTarget, type Target } from '../../kiosk/lab/attack/target.ts';
import { hasNginx } from '../../kiosk/lab/load/nginx.ts';

/** `npm run lab -- attack` makes all attacks. */
const SIZE = Number(process.env.ATTACK_SIZE ?? 0.012);
const isShort = SIZE < 0.1;
/** In ms; in the short form all tests share the machine. */
const PATIENCE_MS = isShort ? 60_000 : 2_000;
const TIMEOUT_MS = isShort ? 180_000 : 1_200_000;

/** Whole in the short form too: shortening saves no time or proof. */
const IN_FULL = ['junk settlements', 'names tried'];
const groups = GROUPS.filter(({ name }) => !isShort || !IN_FULL.includes(name));
const kinds: readonly Kind[] = hasNginx ? ['nginx', 'nginx alone', 'demo hotel'] : ['demo hotel'];
let targets: readonly Target[] = [];

beforeAll(async () => {
  targets = await Promise.all(kinds.map((kind) => openTarget(kind, { size: SIZE, patienceMs: PATIENCE_MS })));
});

afterAll(async () => {
  for (const target of targets) await target.close();
});

// Without nginx, the deployed front cannot be attacked.
describe.each(groups)('under attack nothing gets through: $name', ({ against, run }) => {
  it.skipIf(!against.some((kind) => kinds.includes(kind)))(
    'by any of them',
    async () => {
      const tally = new Tally();
      for (const target of targets) if (against.includes(target.kind)) await run(target, tally);
      expect(tally.findings).toEqual([]);
      expect(tally.attacks).toBeGreaterThan(10);
    },
    TIMEOUT_MS,
  );
});

describe('the check of answers', () => {
  const nosniff = ['x-content-type-options', 'nosniff'] as const;
  const right = { status: 200, headers: [nosniff], body: Buffer.from('hello') };
  const page = (policy: string) => [
    nosniff,
    ['content-type', 'text/html'] as const,
    ['content-security-policy', policy] as const,
  ];

  it('has nothing against an answer by the rules', () => expect(wrongsOf(right)).toEqual([]));

  it.each([
    ['a fault', { status: 500 }],
    ['no HTTP', { status: 0 }],
    ['no nosniff', { headers: [] }],
    ['a cookie', { headers: [nosniff, ['set-cookie', 'a=b'] as const] }],
    ['a file from outside', { body: Buffer.from('root:x:0:0:root') }],
    ['a page without a policy', { headers: page('') }],
    [
      'an unsafe page',
      { headers: page("default-src 'none'; frame-ancestors 'none'; sandbox 'unsafe-inline'") },
    ],
  ])('tells of %s', (_, wrong) => expect(wrongsOf({ ...right, ...wrong })).not.toEqual([]));
});
