import { NAMES } from '../../kiosk/guest/personas.ts';
import type { Tenant } from '../support/tenant.ts';
import { PaymentPage } from './payment-page.ts';

export { PAYMENT_ON } from '../../kiosk/guest/levels.ts';

export const CHECKED_IN_TO_PAY = NAMES.checkedInToPay;

export class CheckinPaymentPage extends PaymentPage {
  protected readonly journey = 'checkin';

  async goesToUnsettled(): Promise<void> {
    await this.opensHome();
    await this.asksFor(CHECKED_IN_TO_PAY, '/checkin/unsettled-qr');
  }

  async choosesToPay(): Promise<void> {
    await this.walks('/checkin/unsettled-qr', '/checkin/input-card');
  }

  async goesToCard(): Promise<void> {
    await this.goesToUnsettled();
    await this.choosesToPay();
  }

  async goesToPayment(): Promise<void> {
    await this.goesToCard();
    await this.goesFromCardToPayment();
  }

  /** From the reservation to the last question, with a party. */
  async bringsParty(): Promise<void> {
    const party = { asksCompanions: true };
    await this.walks('/checkin/check-reservation', '/checkin/confirm-checkin', {}, party);
  }
}

export const everythingSent = ({ hotel }: Tenant): string => JSON.stringify(hotel.requests());
