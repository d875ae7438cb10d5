import type { CDPSession, Page } from '@playwright/test';

/** What the page holds after a garbage collection. */
export interface Figures {
  /** V8's heap, in bytes. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** What the browser keeps for the page on the disk, in bytes. */
  readonly stored: number;
  /** Files in the page's caches. */
  readonly cached: number;
}

/** How long home is left alone before figures are taken, in ms: by then all deferred work is done. */
const REST_MS = 1500;

/** Takes the figures of an idle page. */
export async function takeFigures(page: Page, inspector: CDPSession): Promise<Figures> {
  await page.waitForTimeout(REST_MS);
  // Twice: what the first round frees may have held something else.
  for (let round = 0; round < 2; round++) await inspector.send('HeapProfiler.collectGarbage');
  const { metrics } = await inspector.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const heap = metric('JSHeapUsedSize');
  const [nodes, listeners] = [metric('Nodes'), metric('JSEventListeners')];
  return { heap, nodes, listeners, ...(await page.evaluate(kept)) };
}

/** Runs in the page. */
async function kept(): Promise<{ stored: number; cached: number }> {
  let cached = 0;
  for (const name of await caches.keys()) cached += (await (await caches.open(name)).keys()).length;
  const { usage = Number.NaN } = await navigator.storage.estimate();
  return { stored: usage, cached };
}
