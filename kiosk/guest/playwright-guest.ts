import { expect, type Locator, type Page } from '@playwright/test';
import { Guest } from './guest.ts';
import { drawPassport } from './passport.ts';
import { moveQueue } from './staff.ts';

/** A guest with Playwright's hands: for browser tests and the benchmark. */
export class PlaywrightGuest extends Guest {
  constructor(readonly page: Page) {
    super();
  }

  override async isOn(screen: string): Promise<void> {
    const main = this.page.locator('html:not([data-starting]) #root main');
    await expect(main).toHaveAttribute('data-screen', screen);
  }

  override async taps(action: string): Promise<void> {
    await this.page.locator(`[data-action="${action}"]`).click();
  }

  override async types(name: string, text: string): Promise<void> {
    await this.field(name).fill(text);
    await this.field(name).blur();
  }

  override async chooses(name: string, value: string): Promise<void> {
    await this.page.locator(`input[name="${name}"][value="${value}"]`).check();
  }

  override async picks(name: string, value: string): Promise<void> {
    await this.field(name).selectOption(value);
  }

  override async ticks(name: string): Promise<void> {
    await this.field(name).check();
  }

  override async isFilledIn(name: string): Promise<void> {
    await expect(this.field(name)).not.toHaveValue('');
  }

  /** Signs with one stroke, down and up again. @param points of each half; fewer round its bend more */
  override async signs(points = 3): Promise<void> {
    const canvas = this.page.locator('canvas');
    // Waits until the screen rests and a pen would touch the canvas.
    await canvas.hover({ trial: true });
    const box = await canvas.boundingBox();
    if (!box) throw new Error('There is no canvas to sign on');
    const { mouse } = this.page;
    await mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.4);
    await mouse.down();
    await mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.7, { steps: points });
    await mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.3, { steps: points });
    await mouse.up();
  }

  override async showsPassport(): Promise<string> {
    const picture = await this.page.evaluate(drawPassport);
    const buffer = Buffer.from(picture, 'base64');
    await this.field('passport').setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer });
    await expect(this.page.locator('main img[src^="data:image/jpeg;base64,"]')).toBeVisible();
    return picture;
  }

  override async isCalled(): Promise<void> {
    for (let places = 0; places < 2; places += 1) await moveQueue(this.page.url());
  }

  chosen(name: string): Locator {
    return this.page.locator(`[name="${name}"]:checked`);
  }

  field(name: string): Locator {
    return this.page.locator(`[name="${name}"]`);
  }
}
