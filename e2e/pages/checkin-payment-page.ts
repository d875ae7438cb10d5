import { NAMES } from '../../kiosk/guest/personas.ts';
import type { Tenant } from '../support/tenant.ts';
import { PaymentPage } from './payment-page.ts';

export { PAYMENT_ON } from '../../kiosk/guest/levels.ts';

/** Checked in already and still to pay: the shortest way to the payment. */
export const CHECKED_IN_TO_PAY = NAMES.checkedInToPay;

/** A guest who pays at check-in. */
export class CheckinPaymentPage extends PaymentPage {
  protected readonly journey = 'checkin';

  /** From the start to the QR code of a stay that is not paid. */
  async goesToUnsettled(): Promise<void> {
    await this.opensHome();
    await this.asksFor(CHECKED_IN_TO_PAY, '/checkin/unsettled-qr');
  }

  /** From the QR code to the card. */
  async choosesToPay(): Promise<void> {
    await this.walks('/checkin/unsettled-qr', '/checkin/input-card');
  }

  /** From the start to the card. */
  async goesToCard(): Promise<void> {
    await this.goesToUnsettled();
    await this.choosesToPay();
  }

  /** From the start to the last look before the card is charged. */
  async goesToPayment(): Promise<void> {
    await this.goesToCard();
    await this.goesFromCardToPayment();
  }

  /** From the reservation to the last question, with others in the party. */
  async bringsParty(): Promise<void> {
    const party = { hasCompanions: true };
    await this.walks('/checkin/check-reservation', '/checkin/confirm-checkin', {}, party);
  }
}

/** What arrived at the hotel, searched for anything it must never hear. */
export const everythingSent = ({ hotel }: Tenant): string => JSON.stringify(hotel.requests());
