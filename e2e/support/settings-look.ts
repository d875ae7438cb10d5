import type { Page, Request } from '@playwright/test';

const isSettings = (request: Request): boolean => new URL(request.url()).pathname === '/data/config.json';

/** Reports a returning network and waits for the settings. Chromium may call a request aborted that was read early. */
export async function fetchesSettings(page: Page): Promise<void> {
  const read = Promise.race([
    page.waitForEvent('requestfinished', { predicate: isSettings, timeout: 5000 }),
    page.waitForEvent('requestfailed', { predicate: isSettings, timeout: 5000 }),
  ]);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await read;
}
