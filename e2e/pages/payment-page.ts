import type { Locator } from '@playwright/test';
import { GOOD_CARD } from '../../kiosk/demo-hotel/cards.ts';
import type { Answers } from '../../kiosk/guest/fields.ts';
import type { Visit } from '../../kiosk/guest/guest.ts';
import { CARD } from '../../kiosk/guest/personas.ts';
import { expect, type Page } from '../support/fixtures.ts';
import { Guest } from './guest.ts';

export { GOOD_CARD } from '../../kiosk/demo-hotel/cards.ts';

export const dialogOn = (page: Page) => page.locator('dialog[open]');

/** A guest who pays by card: the shared screens of both journeys. */
export abstract class PaymentPage extends Guest {
  protected abstract readonly journey: Visit;

  get main(): Locator {
    return this.page.locator('[data-action="main"]');
  }

  async asksFor(name: string, screen: string): Promise<void> {
    await this.says(name, this.journey);
    await this.goesOn(screen);
  }

  async fillsInCard(cardNumber = GOOD_CARD, securityCode = '123'): Promise<void> {
    await this.fillsIn({ ...CARD, cardNumber, securityCode });
  }

  async givesMail(address: string): Promise<void> {
    await this.types('receiptMailAddress', address);
    await this.types('receiptMailAddressConfirm', address);
  }

  async goesFromCardToPayment(number = GOOD_CARD, securityCode = '123'): Promise<void> {
    await this.goesOnToPayment({ ...CARD, cardNumber: number, securityCode });
  }

  async goesOnToPayment(card: Answers = {}): Promise<void> {
    await this.walks(`/${this.journey}/input-card`, `/${this.journey}/check-payment`, { card });
  }

  override async pays(visit = this.journey): Promise<void> {
    await super.pays(visit);
  }

  /** After a failed try only secrets are typed again. */
  async entersCardAgain(number = GOOD_CARD, securityCode = '123'): Promise<void> {
    await this.isOn(`/${this.journey}/input-card`);
    await expect(this.field('cardNumber')).toHaveValue('');
    await expect(this.field('securityCode')).toHaveValue('');
    await expect(this.field('expiryMonth')).toHaveValue(CARD.expiryMonth);
    await expect(this.field('expiryYear')).not.toHaveValue('');
    await expect(this.field('holderName')).toHaveValue(CARD.holderName);
    await this.types('cardNumber', number);
    await this.types('securityCode', securityCode);
    await this.goesOnToPayment();
  }

  async closes(): Promise<void> {
    await dialogOn(this.page).locator('[data-action="close"]').click();
    await expect(dialogOn(this.page)).toHaveCount(0);
  }

  async isTold(words: string, what?: string): Promise<void> {
    const dialog = this.page.getByRole('alertdialog', { name: words, exact: true });
    await expect(dialog, what).toBeVisible();
    await this.closes();
  }
}
