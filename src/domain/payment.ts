import { sumOfYen } from './money';

/** A card payment. Amounts are in yen; values that the hotel did not send are undefined. */
export type Payment = {
  readonly requestId: string;
  readonly amount: number;
  readonly bathingTax: number | undefined;
  readonly accommodationTax: number | undefined;
  /** Points, not yen. */
  readonly usedPoint: number | undefined;
  readonly showsGrandTotal: boolean;
  readonly settlement: 'open' | 'paid';
};

/** The values of a payment without taxes and points. */
export const PLAIN_PAYMENT = {
  bathingTax: undefined,
  accommodationTax: undefined,
  usedPoint: undefined,
  showsGrandTotal: false,
} as const;

/** True for an unpaid amount above zero. */
export const isDue = (payment: Payment | undefined): boolean =>
  payment !== undefined && payment.settlement === 'open' && payment.amount > 0;

/** The guest's answers for the receipt; empty if none is wanted. */
export type Receipt = {
  /** As typed: it may be incomplete. */
  readonly mail: string;
  readonly mailAgain: string;
  readonly name: string;
};

/** Total with the separate taxes, in yen. */
export const grandTotal = ({ amount, bathingTax, accommodationTax }: Payment): number =>
  sumOfYen([amount, bathingTax ?? 0, accommodationTax ?? 0]);
