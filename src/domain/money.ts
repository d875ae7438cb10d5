/** An amount as Japanese prices are written everywhere: ¥24,300. Yen have no fractions. */
export const formatYen = (yen: number): string =>
  `${yen < 0 ? '-' : ''}¥${Math.abs(yen).toLocaleString('en-US', { maximumFractionDigits: 0 })}`;

/** Never below zero: where a negative number could only be a mistake. */
export const notNegative = (value: number): number => Math.max(0, value);
