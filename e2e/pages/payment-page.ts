import type { Locator } from '@playwright/test';
import { GOOD_CARD } from '../../kiosk/demo-hotel/cards.ts';
import type { Answers } from '../../kiosk/guest/fields.ts';
import type { Visit } from '../../kiosk/guest/guest.ts';
import { CARD } from '../../kiosk/guest/personas.ts';
import { expect, type Page } from '../support/fixtures.ts';
import { Guest } from './guest.ts';

export { GOOD_CARD } from '../../kiosk/demo-hotel/cards.ts';

/** The dialog or question that now stands before the screen. */
export const dialogOn = (page: Page) => page.locator('dialog[open]');

/** A guest who pays by card: the screens that check-in and check-out have in common. */
export abstract class PaymentPage extends Guest {
  /** The journey in which the guest pays: the first part of every path. */
  protected abstract readonly journey: Visit;

  /** The main button of the screen. */
  get main(): Locator {
    return this.page.locator('[data-action="main"]');
  }

  /** From home to what the search leads to. */
  async asksFor(name: string, screen: string): Promise<void> {
    await this.says(name, this.journey);
    await this.goesOn(screen);
  }

  async fillsInCard(cardNumber = GOOD_CARD, securityCode = '123'): Promise<void> {
    await this.fillsIn({ ...CARD, cardNumber, securityCode });
  }

  /** Types an address twice. */
  async givesMail(address: string): Promise<void> {
    await this.types('receiptMailAddress', address);
    await this.types('receiptMailAddressConfirm', address);
  }

  /** From the card to the last look before it is charged, without an e-mail address. */
  async goesFromCardToPayment(number = GOOD_CARD, securityCode = '123'): Promise<void> {
    await this.goesOnToPayment({ ...CARD, cardNumber: number, securityCode });
  }

  /** From the card to the last look, with whatever address stands there. */
  async goesOnToPayment(card: Answers = {}): Promise<void> {
    await this.walks(`/${this.journey}/input-card`, `/${this.journey}/check-payment`, { card });
  }

  /** Pays, and sees that it is done. */
  override async pays(visit = this.journey): Promise<void> {
    await super.pays(visit);
  }

  /** After a try that failed: only what is secret is typed again, the rest still stands there. */
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

  /** Closes the dialog that says what is wrong, or anything else that can only be closed. */
  async closes(): Promise<void> {
    await dialogOn(this.page).locator('[data-action="close"]').click();
    await expect(dialogOn(this.page)).toHaveCount(0);
  }

  /** Is told this and nothing else, and closes it. */
  async isTold(words: string, what?: string): Promise<void> {
    const dialog = this.page.getByRole('alertdialog', { name: words, exact: true });
    await expect(dialog, what).toBeVisible();
    await this.closes();
  }
}
