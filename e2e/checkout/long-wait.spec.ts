import { callsOf } from '../../kiosk/guest/wire.ts';
import { CheckoutPage, MORNING_OF_21_NOVEMBER } from '../pages/checkout-page.ts';
import { expect, type Page, type Tenant, test } from '../support/fixtures.ts';

/** A wait as long as a hotel allows. */

const INTERVAL_MS = 500;
const ROUNDS = 40;

test.use({ today: MORNING_OF_21_NOVEMBER });

/** Kinds that a poll could leak. The driver's clock notes every step, so the whole heap says nothing. */
const KINDS = ['AbortSignal', 'AbortController', 'Response', 'Headers'];

async function holdings(page: Page): Promise<Readonly<Record<string, number>>> {
  const inspector = await page.context().newCDPSession(page);
  await inspector.send('Performance.enable');
  await inspector.send('HeapProfiler.collectGarbage');
  const held: Record<string, number> = {};
  for (const kind of KINDS) {
    const { result } = await inspector.send('Runtime.evaluate', { expression: `${kind}.prototype` });
    const { objects } = await inspector.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
    });
    const { result: count } = await inspector.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    held[kind] = Number(count.value);
  }
  const { metrics } = await inspector.send('Performance.getMetrics');
  for (const { name, value } of metrics) {
    if (name === 'Nodes' || name === 'JSEventListeners') held[name] = value;
  }
  await inspector.detach();
  return held;
}

/** Passes time until the tablet has polled the queue so often. */
async function passes(page: Page, tenant: Tenant, count: number): Promise<void> {
  while (callsOf(tenant.hotel, 'checkout_info_result').length < count)
    await page.clock.fastForward(INTERVAL_MS);
}

/** Kinds that grew. A following signal is freed by a later collection, so the check repeats: only leaks stay. */
async function leftBehind(page: Page, before: Readonly<Record<string, number>>): Promise<string[]> {
  const after = await holdings(page);
  return Object.entries(after)
    .filter(([what, count]) => count - (before[what] ?? 0) >= ROUNDS / 4)
    .map(([what, count]) => `${what}: ${count}, before ${before[what]}`);
}

test('a great many looks at the queue leave nothing behind', async ({ page, tenant }) => {
  tenant.configure({ wait_interval: INTERVAL_MS, wait_timeout_minutes: 120 });
  await page.clock.install();
  const guest = new CheckoutPage(page, tenant);
  await guest.queues('ナガイ レツコ');
  await passes(page, tenant, 20);
  const before = await holdings(page);
  await passes(page, tenant, 20 + ROUNDS);
  await expect.poll(() => leftBehind(page, before), { message: 'held since' }).toEqual([]);
});
