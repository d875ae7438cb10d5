import type { Page } from '@playwright/test';

/** A picture of a page that has come to rest. */
export async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
