import type { Page } from '@playwright/test';

/** The tablet sleeps: the page is hidden, and only the clock on the wall goes on. Needs `page.clock.install()`. */
export async function sleeps(page: Page, ms: number): Promise<void> {
  await isSeen(page, 'hidden');
  await page.clock.setSystemTime(await page.evaluate((passed) => Date.now() + passed, ms));
  await isSeen(page, 'visible');
}

const isSeen = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
