/** Values for the QR code by factor name; values the hotel did not send are missing. */
export type QrValues = Readonly<Record<string, string | undefined>>;

/** The factors of a stay that is not paid yet, as the front desk reads them. */
export const UNSETTLED_FACTORS = ['prefix', 'kana_name', 'register_card_status', 'checkin_code'] as const;

/**
 * Builds the content of a QR code: the values of the factors, joined by commas, encoded as UTF-8 and then
 * base64. A factor without a value is empty.
 * @param factors names of values; `a||b` uses the first that is not empty
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
