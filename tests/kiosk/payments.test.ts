import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DayMemory } from '../../kiosk/server/day-memory.ts';
import { OwnPayments, type Payer } from '../../kiosk/server/payments.ts';
import { newFolder } from './support/folder.ts';

const HOUR_MS = 3_600_000;
const PAYMENT = 'a'.repeat(43);
const nameOf = (at: number) => String(at).padStart(43, 'p');

let folder: string;
let now: number;
beforeEach(() => {
  folder = join(newFolder(), 'state', 'payments');
  now = 0;
});

/** The payments of a starting process. @param where empty for memory alone */
async function started(where = folder) {
  const failures: unknown[] = [];
  const payments = new OwnPayments(new DayMemory({ folder: where || undefined, now: () => now }), (error) =>
    failures.push(error),
  );
  await payments.open();
  const claim = async (payer: Payer = 'guest', payment = PAYMENT) =>
    (await payments.claim(payment, payer)).kind;
  return { payments, claim, failures };
}

async function claimed(payments: OwnPayments, payer: Payer = 'guest'): Promise<string> {
  const got = await payments.claim(PAYMENT, payer);
  if (got.kind !== 'claimed') throw new Error(got.kind);
  return got.claim;
}

describe('a payment that was sent', () => {
  it('is not sent again, by the same process or the next', async () => {
    const { claim } = await started();
    expect([await claim(), await claim(), await claim('stranger')]).toEqual(['claimed', 'sent', 'sent']);
    const next = await started();
    expect([await next.claim(), await next.claim('stranger')]).toEqual(['sent', 'sent']);
  });

  it('is paid once it is booked, for everybody', async () => {
    const { payments, claim } = await started();
    await claimed(payments, 'stranger');
    await payments.book(PAYMENT);
    expect([await claim(), await claim('stranger')]).toEqual(['booked', 'booked']);
    expect(await (await started()).claim()).toBe('booked');
  });

  it('may be sent again once it is clearly refused, under any claim', async () => {
    const { payments, claim } = await started();
    await payments.free(PAYMENT, await claimed(payments));
    expect(await claim()).toBe('claimed');
    await payments.free(PAYMENT, 'another claim');
    expect(await claim()).toBe('sent');
    expect(await (await started()).claim()).toBe('sent');
  });

  it("of a stranger, which the hotel has not booked, stands in no guest's way", async () => {
    const { payments, claim } = await started();
    const ofStranger = await claimed(payments, 'stranger');
    expect([await claim('stranger'), await claim('guest'), await claim('guest')]).toEqual([
      'sent',
      'claimed',
      'sent',
    ]);
    await payments.free(PAYMENT, ofStranger);
    expect(await (await started()).claim('guest')).toBe('sent');
  });

  it('is remembered for a day of the process, not of the machine’s clock', async () => {
    const { claim } = await started();
    await claim();
    utimesSync(join(folder, PAYMENT), new Date(), new Date(Date.now() - 30 * HOUR_MS));
    const next = await started();
    now += 24 * HOUR_MS - 1;
    expect(await next.claim()).toBe('sent');
    now += 1;
    expect(await next.claim()).toBe('claimed');
  });

  it('is forgotten at a start a week later', async () => {
    await (await started()).claim();
    utimesSync(join(folder, PAYMENT), new Date(), new Date(Date.now() - 8 * 24 * HOUR_MS));
    expect(await (await started()).claim()).toBe('claimed');
  });

  it.each([
    ['emptied by a power cut', (file: string) => truncateSync(file)],
    ['half written', (file: string) => writeFileSync(file, 'gue')],
  ])('counts where its file was %s', async (_, harm) => {
    await (await started()).claim();
    harm(join(folder, PAYMENT));
    expect(await (await started()).claim()).toBe('sent');
  });

  it('counts where another process has written it meanwhile', async () => {
    const [one, other] = [await started(), await started()];
    expect([await one.claim(), await other.claim()]).toEqual(['claimed', 'sent']);
  });

  it('lies on the disk before the claim is given, as a hash and who paid', async () => {
    await (await started()).claim();
    expect(readdirSync(folder)).toEqual([PAYMENT]);
    expect(readFileSync(join(folder, PAYMENT), 'utf8')).toMatch(/^guest [\w-]{36}$/u);
  });
});

describe('room', () => {
  it('strangers have little, of which nothing is a guest’s', async () => {
    const { claim, payments } = await started('');
    for (let at = 0; at < 2_000; at += 1) expect(await claim('stranger', nameOf(at))).toBe('claimed');
    expect([await claim('stranger'), await claim('guest')]).toEqual(['full', 'claimed']);
    await payments.book(nameOf(0));
    expect(await claim('stranger', nameOf(3_000))).toBe('full');
    now += 24 * HOUR_MS;
    expect(await claim('stranger', nameOf(4_000))).toBe('claimed');
  });
});

describe('a disk that cannot be written to', () => {
  it('keeps a payment from being sent, and says so; once it can, the payment goes', async () => {
    const { claim, failures } = await started();
    rmSync(folder, { recursive: true });
    expect(await claim()).toBe('unwritable');
    expect(failures).toHaveLength(1);
    mkdirSync(folder);
    expect(await claim()).toBe('claimed');
  });

  it('keeps the gateway from starting', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(started(join(file, 'payments'))).rejects.toThrow('ENOTDIR');
  });

  it.skipIf(!existsSync('/proc/self'))(
    'keeps it from starting where the system makes no folders',
    async () => {
      await expect(started('/proc/lobby/payments')).rejects.toThrow('ENOENT');
    },
  );
});
