/** The values a QR code is made of, by factor name; those the hotel did not send are missing. */
export type QrValues = Readonly<Record<string, string | undefined>>;

/** What the front desk reads from a stay that is not paid. */
export const UNSETTLED_FACTORS = ['prefix', 'kana_name', 'register_card_status', 'checkin_code'] as const;

/**
 * The text of a QR code: the factors' values joined by commas, as UTF-8, in base64. `a||b` takes the first that is not
 * empty; a factor the hotel did not send is empty.
 */
export function qrText(factors: readonly string[], values: QrValues): string {
  const parts = factors.map((factor) => {
    const names = factor.split('||').map((name) => name.trim());
    return names.map((name) => values[name] ?? '').find((value) => value !== '') ?? '';
  });
  return base64(parts.join(','));
}

function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
