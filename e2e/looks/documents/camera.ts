import type { Page } from '@playwright/test';

/** Takes pictures of the screens of a journey. */
export class Camera {
  /** As the guest sees each before going on. */
  readonly screens: Buffer[] = [];

  constructor(readonly page: Page) {}

  async screen(): Promise<void> {
    this.screens.push(await photograph(this.page));
  }
}

/** A picture of a page that has come to rest. */
export async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
}
