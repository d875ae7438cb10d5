import type { Page, Request } from '@playwright/test';

const isSettings = (request: Request): boolean => new URL(request.url()).pathname === '/data/config.json';

/**
 * Reports a returning network and waits for the settings. Chromium may call a request aborted that was read early.
 * @param timeout in ms
 */
export async function fetchesSettings(page: Page, timeout = 30_000): Promise<void> {
  const fetched = { predicate: isSettings, timeout };
  const read = Promise.race([
    page.waitForEvent('requestfinished', fetched),
    page.waitForEvent('requestfailed', fetched),
  ]);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await read;
}
