import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoHotel } from '../../kiosk/demo-hotel/index.ts';
import { wrongsOf } from '../../kiosk/lab/attack/check-answer.ts';
import { type Group, Tally } from '../../kiosk/lab/attack/group.ts';
import { GROUPS } from '../../kiosk/lab/attack/groups.ts';
import { type Opened, openInProcess } from '../../kiosk/lab/attack/in-process.ts';
import { createGateway, listen } from '../../kiosk/server/index.ts';

/** The part of `npm run lab -- attack` that is made here. */
const SIZE = 0.012;
/** How fast it is, `npm run lab -- attack` says; here all tests share the machine. In ms. */
const TIMEOUT_MS = 60_000;
const BEHIND = ['hostile-hotel', 'demo-hotel', 'guarded'] as const;

const opened: Opened[] = [];

beforeAll(async () => {
  for (const behind of BEHIND)
    opened.push(await openInProcess({ createGateway, listen, createDemoHotel }, behind, SIZE));
});

afterAll(async () => {
  for (const one of opened) await one.close();
});

async function attack(group: Group): Promise<Tally> {
  const all = new Tally();
  for (const { target } of opened.filter(({ target }) => group.against.includes(target.behind))) {
    const { attacks, findings } = await group.run({ ...target, patienceMs: TIMEOUT_MS });
    all.attacks += attacks;
    all.findings.push(...findings);
  }
  return all;
}

describe('the gateway under attack', () => {
  it.each(GROUPS.map((group) => [group.name, group] as const))(
    'lets nothing through: %s',
    async (_, group) => {
      const { attacks, findings } = await attack(group);
      expect(findings).toEqual([]);
      expect(attacks).toBeGreaterThan(10);
    },
    // A flood on a busy machine; the longest wait of each attack is the group's own.
    3 * TIMEOUT_MS,
  );
});

describe('the check of answers', () => {
  const right = [
    ['x-content-type-options', 'nosniff'],
    ['content-type', 'text/plain'],
  ] as const;
  const page =
    "default-src 'none'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

  it('has nothing against an answer by the rules', () => {
    expect(wrongsOf({ status: 200, headers: right, body: Buffer.from('hello') })).toEqual([]);
  });

  it.each([
    ['a fault', { status: 500 }],
    ['nothing that is HTTP', { status: 0 }],
    ['no nosniff', { headers: [] }],
    ['a cookie', { headers: [...right, ['set-cookie', 'a=b']] }],
    ['a file from outside', { body: Buffer.from('root:x:0:0:root') }],
    ['a page without a policy', { headers: [right[0], ['content-type', 'text/html']] }],
    [
      'a page with an unsafe policy',
      {
        headers: [
          right[0],
          ['content-type', 'text/html'],
          ['content-security-policy', `${page}; style-src 'unsafe-inline'`],
        ],
      },
    ],
  ] as const)('tells of %s', (_, answer) => {
    expect(wrongsOf({ status: 200, headers: right, body: Buffer.alloc(0), ...answer })).not.toEqual([]);
  });
});
