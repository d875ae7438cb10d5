import { expect, type Page } from '@playwright/test';

/** Stops the tablet's clock a moment from now. On a busy machine the moment may pass first; the failed try stops it too. */
export const stopsClock = (page: Page): Promise<void> =>
  expect(async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))).toPass();
