import { PlaywrightGuest } from '../../guest/playwright-guest.ts';
import { moveQueue } from '../../guest/staff.ts';

/** A guest who asks nothing of the page while a change of screen is measured. */
export class BenchGuest extends PlaywrightGuest {
  override async isCalled(): Promise<void> {
    await this.page.locator('[data-field="waitNum"]').waitFor();
    for (let places = 0; places < 2; places += 1) await moveQueue(this.page.url());
  }
}
