import type { Page } from '@playwright/test';

/** Someone sets the tablet's clock, forwards or back; everything else goes on. Needs `page.clock.install()`. */
export async function clockIsSet(page: Page, byMs: number): Promise<void> {
  await page.clock.setSystemTime(await page.evaluate((ms) => Date.now() + ms, byMs));
}

/** The tablet sleeps: the page is hidden, and only the clock on the wall goes on. */
export async function sleeps(page: Page, ms: number): Promise<void> {
  await isSeen(page, 'hidden');
  await clockIsSet(page, ms);
  await isSeen(page, 'visible');
}

const isSeen = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
