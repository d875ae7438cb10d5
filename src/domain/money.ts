/** Formats an amount in yen, without fractions: ¥24,300. */
export const formatYen = (yen: number): string =>
  `${yen < 0 ? '-' : ''}¥${Math.abs(yen).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;

/** Replaces a negative value by 0, where it could only be a mistake. */
export const notNegative = (value: number): number => Math.max(0, value);
