const counts = new Map<string, number>();
/** Limit on the number of different codes; further codes are counted together as `other`. */
const MAX_CODES = 40;
const OTHER = 'other';

/**
 * Counts an error by its code, such as `network` or `status-503`. Never by its message, which can contain a
 * guest's name.
 */
export function countError(code: string): void {
  const counted = counts.has(code) || counts.size < MAX_CODES ? code : OTHER;
  counts.set(counted, (counts.get(counted) ?? 0) + 1);
}

/** Number of errors by code since the app started. */
export const errorCounts = (): Readonly<Record<string, number>> => Object.fromEntries(counts);
