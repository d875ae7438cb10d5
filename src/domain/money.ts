/** A number with all its digits and commas: 1,234.5. */
export function grouped(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  // The first `toLocaleString` costs a slow tablet 40 ms.
  const thousands = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return fraction === undefined ? thousands : `${thousands}.${fraction}`;
}

/** An amount in yen with all its digits: ¥24,300, −¥12,000. */
export const formatYen = (yen: number): string => `${yen < 0 ? '−' : ''}¥${grouped(Math.abs(yen))}`;

/** Removes floating-point noise behind the fifteenth digit: 0.30000000000000004 is 0.3. */
export const withoutNoise = (yen: number): number =>
  Number.isInteger(yen) ? yen : Number(yen.toPrecision(15));

export const sumOfYen = (amounts: readonly number[]): number =>
  amounts.reduce((sum, yen) => withoutNoise(sum + yen), 0);

/** True if a number holds every digit of an amount. */
export const isExact = (yen: number): boolean =>
  Math.abs(yen) <= Number.MAX_SAFE_INTEGER && !String(yen).includes('e');

/** A negative value could only be a mistake. */
export const notNegative = (value: number): number => Math.max(0, value);
