/** One payment by card. Amounts in yen; what the hotel did not send is undefined. */
export type Payment = {
  readonly requestId: string;
  /** What is settled: the total the guest sees. */
  readonly amount: number;
  readonly bathingTax: number | undefined;
  readonly accommodationTax: number | undefined;
  /** Points, not yen. */
  readonly usedPoint: number | undefined;
  readonly showsGrandTotal: boolean;
  readonly settlement: 'open' | 'paid';
};

/** Where the receipt goes and to whom it is made out; empty where the guest wants neither. */
export type Receipt = { readonly mail: string; readonly name: string };

/** The total with the taxes that are shown on lines of their own. In yen. */
export const grandTotal = ({ amount, bathingTax, accommodationTax }: Payment): number =>
  amount + (bathingTax ?? 0) + (accommodationTax ?? 0);
