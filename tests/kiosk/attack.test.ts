import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrongsOf } from '../../kiosk/lab/attack/check-answer.ts';
import { type Group, Tally } from '../../kiosk/lab/attack/group.ts';
import { answers } from '../../kiosk/lab/attack/groups/answers.ts';
import { crossSite } from '../../kiosk/lab/attack/groups/cross-site.ts';
import { framing } from '../../kiosk/lab/attack/groups/framing.ts';
import { headers } from '../../kiosk/lab/attack/groups/headers.ts';
import { overload } from '../../kiosk/lab/attack/groups/overload.ts';
import { paths } from '../../kiosk/lab/attack/groups/paths.ts';
import { proxy } from '../../kiosk/lab/attack/groups/proxy.ts';
import { tablets } from '../../kiosk/lab/attack/groups/tablets.ts';
import { openTarget, type Target } from '../../kiosk/lab/attack/target.ts';

/** `npm run lab -- attack` makes all attacks. */
const SIZE = Number(process.env.ATTACK_SIZE ?? 0.012);
const isShort = SIZE < 0.1;
/** How long others may have to wait meanwhile; in the short form all tests share the machine. In ms. */
const PATIENCE_MS = isShort ? 60_000 : 2_000;
const TIMEOUT_MS = isShort ? 180_000 : 1_200_000;

const GROUPS: readonly Group[] = [paths, proxy, framing, answers, headers, crossSite, tablets, overload];
let targets: readonly Target[] = [];

beforeAll(async () => {
  targets = [
    await openTarget('hostile hotel', SIZE, PATIENCE_MS),
    await openTarget('demo hotel', SIZE, PATIENCE_MS),
  ];
});

afterAll(async () => {
  for (const target of targets) await target.close();
});

it.each(GROUPS.map((group) => [group.name, group] as const))(
  'a gateway under attack lets nothing through: %s',
  async (_, { against, run }) => {
    const tally = new Tally();
    for (const target of targets) if (against.includes(target.behind)) await run(target, tally);
    expect(tally.findings).toEqual([]);
    expect(tally.attacks).toBeGreaterThan(10);
  },
  TIMEOUT_MS,
);

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
