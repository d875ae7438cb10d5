import type { Page, Request } from '@playwright/test';

const isSettings = (request: Request): boolean => new URL(request.url()).pathname === '/data/config.json';

/**
 * Tells the tablet that its network is back, so that it asks for its settings and says how it is; waits until they are read.
 * Chromium may call a request aborted where the page has read the answer before the browser notes its end.
 */
export async function fetchesSettings(page: Page): Promise<void> {
  const read = Promise.race([
    page.waitForEvent('requestfinished', { predicate: isSettings, timeout: 5000 }),
    page.waitForEvent('requestfailed', { predicate: isSettings, timeout: 5000 }),
  ]);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await read;
}
