import { PaymentPage } from './payment-page.ts';

export { dialogOn, GOOD_CARD } from './payment-page.ts';

export const MORNING_OF_21_NOVEMBER = '2026-11-21T01:00:00.000Z';

/** A queue that is polled often, so that no test waits. */
export const BRISK_QUEUE = { wait_interval: 500 } as const;

export class CheckoutPage extends PaymentPage {
  protected readonly journey = 'checkout';

  override async queues(name: string): Promise<void> {
    await this.opensHome();
    await super.queues(name);
  }

  async goesToCard(name: string): Promise<void> {
    await this.goesToBill(name);
    await this.goesOn('/checkout/input-card');
  }
}
