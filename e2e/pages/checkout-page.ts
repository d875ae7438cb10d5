import type { Locator } from '@playwright/test';
import { PaymentPage } from './payment-page.ts';

export { dialogOn, GOOD_CARD } from './payment-page.ts';

/** The hotel's clock stands here: nobody but staff moves the queue, however slow the machine, and folios keep their dates. */
export const MORNING_OF_21_NOVEMBER = '2026-11-21T01:00:00.000Z';

/** A hotel whose queue is looked at often, so that no test has to wait for it. */
export const BRISK_QUEUE = { wait_interval: 500 } as const;

/** A guest who leaves: what a person does on each screen of check-out. */
export class CheckoutPage extends PaymentPage {
  protected readonly journey = 'checkout';

  /** From the start to the search, with the name typed. */
  async opensSearch(name: string): Promise<void> {
    await this.opensHome();
    await this.says(name, 'checkout');
  }

  /** From the start into the queue. */
  override async queues(name: string): Promise<void> {
    await this.opensHome();
    await super.queues(name);
  }

  /** The tick of a room. */
  room(number: string): Locator {
    return this.page.locator(`[name="roomNumbers"][value="${number}"]`);
  }

  /** From the start to the card. */
  async goesToCard(name: string): Promise<void> {
    await this.goesToBill(name);
    await this.goesOn('/checkout/input-card');
  }
}
