/** Writes a number to its last digit, with commas: 1,234.5. It has the digits that `String` would send. */
export function grouped(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  // The first `toLocaleString` loads the browser's number formats, which takes a slow tablet 40 ms.
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}

/** Formats an amount in yen to its last digit, as it is charged: ¥24,300, −¥12,000. */
export const formatYen = (yen: number): string => `${yen < 0 ? '−' : ''}¥${grouped(Math.abs(yen))}`;

/**
 * Removes from an amount what floating-point arithmetic adds to fractions behind their fifteenth digit:
 * 0.30000000000000004 is 0.3.
 */
export const withoutNoise = (yen: number): number =>
  Number.isInteger(yen) ? yen : Number(yen.toPrecision(15));

/** The sum of amounts in yen. */
export const sumOfYen = (amounts: readonly number[]): number =>
  amounts.reduce((sum, yen) => withoutNoise(sum + yen), 0);

/** True for an amount that can be written in plain digits and loses none of them in a number. */
export const isExact = (yen: number): boolean =>
  Math.abs(yen) <= Number.MAX_SAFE_INTEGER && !String(yen).includes('e');

/** Replaces a negative value by 0, where it could only be a mistake. */
export const notNegative = (value: number): number => Math.max(0, value);
