import type { Config } from '~/config/schema';
import type { Session } from '~/session/store';

/**
 * The name on the receipt: as the guest entered it, else the representative's if `receipt.prefill_with_representative_name`,
 * whether or not the guest opens the form for it. Empty where neither is known.
 */
export function receiptNameOf(
  { receipt, guests }: Pick<Session, 'receipt' | 'guests'>,
  config: Config,
): string {
  if (receipt.name !== '' || !config.receipt.prefill_with_representative_name) return receipt.name;
  return [guests[0]?.lastName, guests[0]?.firstName].filter(Boolean).join('\u3000');
}
