import { sumOfYen } from './money';

/** A card payment. Amounts are in yen; values the hotel did not send are undefined. */
export type Payment = {
  readonly requestId: string;
  /** The amount to settle: the total the guest sees. */
  readonly amount: number;
  readonly bathingTax: number | undefined;
  readonly accommodationTax: number | undefined;
  /** Points, not yen. */
  readonly usedPoint: number | undefined;
  readonly showsGrandTotal: boolean;
  readonly settlement: 'open' | 'paid';
};

/** What is known of a payment where the hotel names no taxes and points. */
export const PLAIN_PAYMENT = {
  bathingTax: undefined,
  accommodationTax: undefined,
  usedPoint: undefined,
  showsGrandTotal: false,
} as const;

/** True for a payment that is still to be made; not where there is nothing to pay. */
export const isDue = (payment: Payment | undefined): boolean =>
  payment !== undefined && payment.settlement === 'open' && payment.amount > 0;

/** What the guest typed for the receipt; empty if the guest wants none. */
export type Receipt = {
  /** The mail address, as it stands in the form: it may be half an address. */
  readonly mail: string;
  /** The same, typed a second time. */
  readonly mailAgain: string;
  /** The name that the receipt is made out to. */
  readonly name: string;
};

/** Total including the taxes that are listed separately, in yen. */
export const grandTotal = ({ amount, bathingTax, accommodationTax }: Payment): number =>
  sumOfYen([amount, bathingTax ?? 0, accommodationTax ?? 0]);
