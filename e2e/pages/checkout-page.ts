import type { Locator } from '@playwright/test';
import type { Tenant } from '../support/tenant.ts';
import { callsOf } from '../support/wire.ts';
import { dialogOn, PaymentPage } from './payment-page.ts';

export { dialogOn, GOOD_CARD } from './payment-page.ts';

/** The hotel's clock stands here: nobody but staff moves the queue, however slow the machine, and folios keep their dates. */
export const MORNING_OF_21_NOVEMBER = '2026-11-21T01:00:00.000Z';

/** A hotel whose queue is looked at often, so that no test has to wait for it. */
export const BRISK_QUEUE = { wait_interval: 500 } as const;

/** Moves everybody who waits for check-out one place forward, as staff do on the control page. */
export async function staffMoveQueue(tenant: Tenant): Promise<void> {
  await tenant.hotel.app.request('/demo/api/queue', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

/** The looks at the queue, oldest first. */
export const looks = (tenant: Tenant) => callsOf(tenant, 'checkout_info_result');

/** A guest who leaves: what a person does on each screen of check-out. */
export class CheckoutPage extends PaymentPage {
  protected readonly journey = 'checkout';

  /** From the start to the search, with the name typed. */
  async opensSearch(name: string): Promise<void> {
    await this.opensHome();
    await this.taps('checkout');
    await this.isOn('/checkout/search');
    await this.types('reservationName', name);
  }

  /** From home, with the app running already: another guest, or the same one again. */
  async searchesFor(name: string): Promise<void> {
    await this.taps('checkout');
    await this.isOn('/checkout/search');
    await this.types('reservationName', name);
    await this.goesOn();
  }

  /** From the start into the queue. */
  async queues(name: string): Promise<void> {
    await this.opensSearch(name);
    await this.goesOn();
    await this.isOn('/checkout/wait');
  }

  /** Staff move the queue until it calls the guest. */
  async isCalled(): Promise<void> {
    await staffMoveQueue(this.tenant);
    await staffMoveQueue(this.tenant);
    await this.isOn('/checkout/room-number');
  }

  /** From the start to the rooms. */
  async goesToRooms(name: string): Promise<void> {
    await this.queues(name);
    await this.isCalled();
  }

  /** The tick of a room. */
  room(number: string): Locator {
    return this.page.locator(`[name="roomNumbers"][value="${number}"]`);
  }

  /** From the start to the terms, with the rooms the hotel knows. */
  async goesToTerms(name: string): Promise<void> {
    await this.goesToRooms(name);
    await this.goesOn();
    await this.isOn('/checkout/payment-terms');
  }

  /** Ticks the terms and goes on. */
  async agrees(next: string): Promise<void> {
    await this.field('agreeTerms').check();
    await this.goesOn();
    await this.isOn(next);
  }

  /** From the start to the card. */
  async goesToCard(name: string): Promise<void> {
    await this.goesToTerms(name);
    await this.agrees('/checkout/check-total');
    await this.goesOn();
    await this.isOn('/checkout/input-card');
  }

  /** From the start to the last look before the card is charged. */
  async goesToPayment(name: string): Promise<void> {
    await this.goesToCard(name);
    await this.goesFromCardToPayment();
  }

  /** Checks out and leaves the dialog that says so by its button. */
  async checksOut(): Promise<void> {
    await this.goesOn();
    await dialogOn(this.page).locator('[data-action="confirm"]').click();
    await this.isOn('/checkout/complete-checkout');
  }
}
