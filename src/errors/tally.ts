const counts = new Map<string, number>();
/** Hotels answer with few statuses; more codes than these are counted together. */
const MOST_CODES = 40;
const REST = 'other';

/** Counts an error by its code, such as `network` or `status-503`. Never its text: a hotel's words may name a guest. */
export function countError(code: string): void {
  const counted = counts.has(code) || counts.size < MOST_CODES ? code : REST;
  counts.set(counted, (counts.get(counted) ?? 0) + 1);
}

/** How often each error came since the app started. */
export const errorCounts = (): Readonly<Record<string, number>> => Object.fromEntries(counts);
